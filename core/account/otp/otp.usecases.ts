import { Effect } from "effect"
import type { Unavailable } from "../../kernel/failure.ts"
import { mailboxOf } from "../../kernel/mailbox.rule.ts"
import { type Instant, instant, jakartaDay } from "../../kernel/moment.ts"
import {
  DestinationTaken,
  EmailNotRegistered,
  IncorrectOtp,
  MethodNotOffered,
  NoActiveOtp,
  NotRegisteredAtStore,
  OtpAlreadySent,
  OtpMaximumReached,
  PhoneNotRegistered,
  PhoneUnverified
} from "../account.errors.ts"
import type { CodeTyped, CodeWanted, OtpPort } from "../account.port.ts"
import type { Asker, StoredMember } from "../account-store.port.ts"
import { askerOf } from "../credentials/vouching.usecases.ts"
import { interpretAvailability, type Standing } from "../login/availability.rule.ts"
import type { MemberId } from "../member.ts"
import type { Parts } from "../session/signing-in.usecases.ts"
import { type OtpDestination, OtpProof, type OtpScope, OtpTicket } from "./otp.ts"
import { destinationKey, receiverOf, samePhone } from "./otp-destination.rule.ts"
import { codeDigits, codeLifeMs, opensAt, otpRules, proofLifeMs, triesPerCode } from "./otp-limit.rule.ts"
import { isForScope, methodsFor } from "./otp-methods.rule.ts"

/** Sending and taking one-time codes. Specification 4, OTP; D-32, D-33. */
export const otpOver = (parts: Parts): OtpPort => ({
  sendCode: (wanted) => sendNewCode(parts, wanted),
  verifyCode: Effect.fnUntraced(function* (typed) {
    yield* compareCode(parts, typed)
    const proof = yield* parts.services.keys.token
    const isProven = yield* parts.stores.codes.exchange(typed.ticket, {
      digest: parts.services.keys.digest(proof),
      scope: typed.scope,
      destination: destinationKey(typed.to),
      until: instant(parts.now + proofLifeMs)
    })
    return isProven ? { proof: OtpProof(proof) } : yield* new NoActiveOtp()
  })
})

/** Sends a code: the send is taken before the code is made, and given back if the provider refuses at once. D-32. */
export const sendNewCode = Effect.fnUntraced(function* (parts: Parts, { scope, method, to: typed }: CodeWanted) {
  const to = receiverOf(typed)
  const { stores, services, caller, now } = parts
  const { codes: rules = otpRules } = services
  const { goes, asker } = yield* reached(parts, scope, to)
  if (!isForScope(to, scope) || !methodsFor(to, yield* services.toggles).includes(method))
    return yield* new MethodNotOffered()
  const destination = destinationKey(to)
  const { sends, before, day } = yield* countSend(parts, destination, asker)
  const ticket = OtpTicket(yield* services.keys.token)
  const code = String(yield* services.random.below(10 ** codeDigits)).padStart(codeDigits, "0")
  const expiresAt = instant(now + codeLifeMs)
  yield* stores.codes.put({
    ticket,
    scope,
    destination,
    asker,
    // Unknown numbers get an unguessable code, so that the answer does not reveal whether an account exists.
    signature: goes ? services.keys.sign(code, { scope, destination, ticket }) : yield* services.keys.token,
    expiresAt
  })
  if (goes)
    yield* services.messenger
      .sendCode({
        to,
        method,
        scope,
        code,
        language: caller.language
      })
      .pipe(Effect.tapErrorTag("DeliveryRefused", () => sendGivenBack(parts, { destination, asker, day, before })))
  yield* stores.audit.note({ kind: "code-sent", at: now, ...(caller.member && { member: caller.member }) })
  return {
    ticket,
    acceptedAt: now,
    expiresAt,
    resendAt: instant(now + rules.resendWaitMs),
    sendsLeft: rules.sendsPerDay - sends
  }
})

/** Uses a code up. */
export const useCode = Effect.fnUntraced(function* (parts: Parts, typed: CodeTyped) {
  yield* compareCode(parts, typed)
  if (!(yield* parts.stores.codes.take(typed.ticket))) return yield* new NoActiveOtp()
})

/** Compares a code; the try is counted before. D-32. */
const compareCode = Effect.fnUntraced(function* (
  { stores, services, now }: Parts,
  { ticket, scope, to, code }: CodeTyped
) {
  const stored = yield* stores.codes.claimTry(ticket, now, triesPerCode)
  if (stored === undefined) return yield* new NoActiveOtp()
  const destination = destinationKey(to)
  const fits =
    stored.scope === scope &&
    stored.destination === destination &&
    stored.signature === services.keys.sign(code.trim(), { scope, destination, ticket })
  if (!fits) return yield* new IncorrectOtp()
})

/**
 * Takes one of the day's sends to a mailbox or number, for a code or a mail; known askers have five of their own. Decisions
 * 0031 and 0032.
 */
export const countSend = Effect.fnUntraced(function* (
  { stores, services, now }: Parts,
  destination: string,
  asker: Asker
) {
  const { codes: rules = otpRules } = services
  const day = jakartaDay(now)
  const claim = yield* stores.codes.claimSend({
    destination: mailboxOf(destination),
    asker,
    day,
    at: now,
    waitMs: rules.resendWaitMs,
    perDay: rules.sendsPerDay
  })
  if (claim.kind === "maximum") return yield* new OtpMaximumReached({ opensAt: opensAt(now) })
  if (claim.kind === "too-soon")
    return yield* new OtpAlreadySent({ resendAt: instant(claim.lastSentAt + rules.resendWaitMs) })
  return { ...claim, day }
})

/** Takes back a send that a provider refused. */
export const sendGivenBack = (
  { stores, now }: Parts,
  {
    destination,
    ...claim
  }: { readonly destination: string; readonly asker: Asker; readonly day: string; readonly before: Instant | undefined }
): Effect.Effect<void, Unavailable> =>
  stores.codes.giveSendBack({ destination: mailboxOf(destination), at: now, ...claim })

/** Uses up what a code proved; false if it does not prove that. */
export const provenBy = ({ stores, services, now }: Parts, proof: OtpProof, scope: OtpScope, to: OtpDestination) =>
  stores.codes.takeProof({ digest: services.keys.digest(proof), scope, destination: destinationKey(to) }, now)

/** Returns a proof that was not used, because another member got the value first. */
export const givenBack = ({ stores, services, now }: Parts, proof: OtpProof, scope: OtpScope, to: OtpDestination) =>
  stores.codes.putProof({
    digest: services.keys.digest(proof),
    scope,
    destination: destinationKey(to),
    until: instant(now + proofLifeMs)
  })

/** Whether a code is sent, or only answered as if: a login does not reveal whether a number has an account. */
const reached = Effect.fnUntraced(function* (parts: Parts, scope: OtpScope, to: OtpDestination) {
  const { standing, holder } = yield* standingOf(parts, to, scope)
  const asker = yield* askerOf(parts, holder)
  switch (interpretAvailability(standing, scope)) {
    case "go":
      return { goes: true, asker }
    case "taken":
      return yield* new DestinationTaken()
    case "unverified":
      return yield* new PhoneUnverified()
    case "not-at-store":
      return yield* new NotRegisteredAtStore()
    case "unknown":
      if (scope === "login") return { goes: false, asker }
      return yield* "phone" in to ? new PhoneNotRegistered() : new EmailNotRegistered()
  }
})

/** What is known of a number or an address; a member may prove their own address at any time. */
const standingOf = Effect.fnUntraced(function* (
  { stores: { members }, caller }: Parts,
  to: OtpDestination,
  scope: OtpScope
): Effect.fn.Return<{ readonly standing: Standing; readonly holder?: MemberId }, Unavailable> {
  const isOwn = (holder: MemberId): boolean => holder === caller.member && scope === "verification"
  if ("email" in to) {
    const stored: StoredMember | undefined = yield* members.byIdentifier(destinationKey(to))
    if (stored === undefined || stored.isRemoved) return { standing: "free" }
    const holder = stored.member.id
    return { standing: isOwn(holder) ? "claimed" : "taken", holder }
  }
  const { holder, isAtStore, isClaimed } = yield* members.phoneOwnership(samePhone(to.phone))
  if (holder !== undefined) return { standing: isOwn(holder) ? "claimed" : "taken", holder }
  if (isAtStore) return { standing: "at-store" }
  return { standing: isClaimed ? "claimed" : "free" }
})
