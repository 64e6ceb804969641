import { Effect } from "effect"
import { Unavailable } from "../../kernel/failure.ts"
import { e164 } from "../../kernel/phone.ts"
import {
  DestinationTaken,
  DetailsRefused,
  EmailNotRegistered,
  PasswordRepeated,
  PasswordWrong,
  PhoneNotProven,
  PhoneNotRegistered,
  ResetLinkInvalid,
  Unauthenticated
} from "../account.errors.ts"
import type { ChangedMember, CredentialsPort, ResetToken } from "../account.port.ts"
import type { AccountWrites, Asker, StoredMember, StoredReset, Taken } from "../account-store.port.ts"
import { emailProblem, passwordProblem } from "../field.rule.ts"
import { identifierOf } from "../login/attempts.rule.ts"
import { type Member, MemberId } from "../member.ts"
import type { OtpDestination, OtpProof, OtpScope } from "../otp/otp.ts"
import { countSend, givenBack, provenBy, sendGivenBack } from "../otp/otp.usecases.ts"
import { samePhone } from "../otp/otp-destination.rule.ts"
import { beginSession, memberOf, type Parts } from "../session/signing-in.usecases.ts"
import { sureOf } from "./owner-check.usecases.ts"
import { resetUntil } from "./reset-token.rule.ts"
import { writeTo, writeToOwner } from "./security-messages.usecases.ts"
import { securityReceiver } from "./security-receiver.rule.ts"
import { askerOf, linkProven, lockedAskerOf, proveEmail } from "./vouching.usecases.ts"

/** Forgotten and changed passwords, number and address. Specification 4 and 8; D-9. */
export const credentialsOver = (parts: Parts): CredentialsPort => {
  const { stores, services, caller, now } = parts
  return {
    forgetByEmail: Effect.fnUntraced(function* ({ email: typed }) {
      const email = identifierOf(typed)
      const stored = emailProblem(email) === undefined ? yield* stores.members.byIdentifier(email) : undefined
      if (stored === undefined || stored.isRemoved) return yield* new EmailNotRegistered()
      // Within the wait one mail is on its way already: asking twice is asking once.
      const asker = yield* askerOf(parts, stored.member.id)
      const isTheirs = ({ member }: StoredMember): boolean => identifierOf(member.email) === email
      const claim = yield* countSend(parts, email, asker).pipe(Effect.catchTag("OtpAlreadySent", () => Effect.void))
      if (claim === undefined) return { sent: true as const }
      const token = yield* issueToken(parts, stored.member.id, { provesEmail: true, asker }, isTheirs)
      if (token === undefined) return yield* new EmailNotRegistered()
      yield* services.messenger.sendReset({ email, token, language: caller.language }).pipe(
        Effect.tapErrorTag("DeliveryRefused", () =>
          sendGivenBack(parts, { destination: email, asker, day: claim.day, before: claim.before })
        ),
        Effect.catchTag("DeliveryRefused", () => Effect.fail(new Unavailable()))
      )
      return { sent: true as const }
    }),
    forgetByPhone: Effect.fnUntraced(function* ({ phone: typed, proof }) {
      const phone = samePhone(typed)
      const stored = yield* stores.members.byPhone(phone)
      if (!(yield* provenBy(parts, proof, "forget-password", { phone }))) return yield* new PhoneNotProven()
      if (stored === undefined || stored.isRemoved) return yield* new PhoneNotRegistered()
      const how = { provesEmail: false, asker: yield* askerOf(parts, stored.member.id) }
      // A proof from before every session was ended issues none. Decision 0079.
      const isTheirs = ({ member, epoch }: StoredMember): boolean =>
        epoch === stored.epoch &&
        member.isPhoneVerified &&
        member.phone !== undefined &&
        e164(member.phone) === e164(phone)
      return (yield* issueToken(parts, stored.member.id, how, isTheirs)) ?? (yield* new PhoneNotRegistered())
    }),
    checkReset: Effect.fnUntraced(function* ({ uid, code }) {
      const stored = yield* stores.resets.of(MemberId(uid), services.keys.digest(code), now)
      return stored === undefined ? yield* new ResetLinkInvalid() : { until: stored.until }
    }),
    resetPassword: Effect.fnUntraced(function* ({ uid, code, password }) {
      if (passwordProblem(password) !== undefined) return yield* new DetailsRefused({ fields: ["password"] })
      const [member, digest] = [MemberId(uid), services.keys.digest(code)]
      const reset = yield* stores.resets.of(member, digest, now)
      const stored = reset && (yield* stores.members.byId(member))
      if (reset === undefined || stored === undefined || stored.isRemoved) return yield* new ResetLinkInvalid()
      if (stored.passwordHash !== undefined && (yield* services.passwords.verify(stored.passwordHash, password)))
        return yield* new PasswordRepeated()
      const passwordHash = yield* services.passwords.hash(password)
      const isUsed = yield* stores.transactional(
        Effect.fnUntraced(function* (inside) {
          const before = yield* inside.lockMember(member)
          if (before === undefined || before.isRemoved) return false
          const asker = yield* lockedAskerOf(inside, parts, member)
          if (!(yield* inside.resets.use({ member, digest, now, passwordHash }))) return false
          const reached = reachedAfterLink(before.member, reset, asker)
          // If the number stays, the address that the link proves is written to as well.
          if (reset.provesEmail && !reached.isEmailVerified)
            yield* writeTo(inside, parts, reached.email, { kind: "password-changed" })
          const setsAside = before.member.isPhoneVerified && !reached.isPhoneVerified
          yield* notePasswordSet(parts, inside, reached, setsAside)
          if (reset.provesEmail) yield* proveEmail(inside, parts, before, { asker, keepsPassword: true })
          return true
        })
      )
      if (!isUsed) return yield* new ResetLinkInvalid()
      return { changed: true as const }
    }),
    changePassword: Effect.fnUntraced(function* ({ current, password }) {
      const stored = yield* memberOf(parts)
      const { member, passwordHash: held } = stored
      if (passwordProblem(password) !== undefined) return yield* new DetailsRefused({ fields: ["password"] })
      if (held !== undefined) {
        yield* sureOf(parts, stored, current ?? "")
        if (current === password) return yield* new PasswordRepeated()
      }
      const passwordHash = yield* services.passwords.hash(password)
      const { notified, enter, answer } = yield* stores.transactional(
        Effect.fnUntraced(function* (inside) {
          const before = yield* openMember(inside, parts, member.id)
          // Another tab of the same session has set one since `current` was compared.
          if (before.passwordHash !== held) return yield* new PasswordWrong()
          yield* inside.members.setPassword(member.id, passwordHash)
          const notified = yield* notePasswordSet(parts, inside, before.member)
          const begun = yield* beginSession(parts, inside, member.id, { epoch: before.epoch })
          yield* inside.sessions.endOthers(member.id, begun.session)
          return { ...begun, notified }
        })
      )
      enter()
      return { ...answer, ...(notified !== undefined && { notified }) }
    }),
    changePhone: Effect.fnUntraced(function* ({ phone: typed, proof }) {
      const { member } = yield* memberOf(parts)
      const phone = samePhone(typed)
      // Asked again after a lost answer it is done already.
      if (member.isPhoneVerified && member.phone && e164(member.phone) === e164(phone)) return { member }
      const { holder } = yield* stores.members.phoneOwnership(phone)
      if (holder !== undefined && holder !== member.id) return yield* new DestinationTaken()
      const proven = { scope: "change-number", proof, to: { phone } } as const
      return yield* moveTo(parts, member.id, proven, (inside, before) =>
        Effect.gen(function* () {
          const outcome = yield* inside.members.change(member.id, { phone, isPhoneVerified: true })
          if (outcome !== "changed") return outcome
          const notified = yield* writeToOwner(inside, parts, before, { kind: "phone-changed" })
          yield* inside.audit.note({ kind: "phone-changed", member: member.id, at: now })
          return { notified }
        })
      )
    }),
    changeEmail: Effect.fnUntraced(function* ({ email: typed, proof }) {
      const { member } = yield* memberOf(parts)
      const email = identifierOf(typed)
      if (member.isEmailVerified && identifierOf(member.email) === email) return { member }
      const other = yield* stores.members.byIdentifier(email)
      if (other && !other.isRemoved && other.member.id !== member.id) return yield* new DestinationTaken()
      const proven = { scope: "verification", proof, to: { email } } as const
      return yield* moveTo(parts, member.id, proven, (inside, before) =>
        Effect.gen(function* () {
          const outcome = yield* inside.members.change(member.id, { email, isEmailVerified: true })
          if (outcome !== "changed") return outcome
          // An own address that was only typed until now is one that others may have typed: it is new to the owner.
          if (identifierOf(before.email) !== email) yield* writeTo(inside, parts, email, { kind: "email-added" })
          const notified = yield* writeToOwner(inside, parts, before, { kind: "email-changed" })
          yield* inside.audit.note({ kind: "email-changed", member: member.id, at: now })
          return { notified }
        })
      )
    })
  }
}

/**
 * A password was set: writes to the owner and notes it. Returns the receiver, `undefined` if no message leaves.
 *
 * @param member as they can be reached: without what is proven together with the password
 * @param setsAside whether details leave the profile until the number is proven again
 */
export const notePasswordSet = Effect.fnUntraced(function* (
  parts: Pick<Parts, "caller" | "now">,
  inside: Pick<AccountWrites, "audit" | "send">,
  member: Member,
  setsAside = false
) {
  const news = { kind: "password-changed", ...(setsAside && { setsAside }) } as const
  const notified = yield* writeToOwner(inside, parts, member, news)
  yield* inside.audit.note({ kind: "password-changed", member: member.id, at: parts.now })
  return notified
})

/**
 * A member as a message about a reset reaches them. A link that came by mail proves its address: for strangers the number
 * leaves the account, so only the address is written to; in a known browser the number stays and is what was proven before.
 */
const reachedAfterLink = (member: Member, { provesEmail }: Pick<StoredReset, "provesEmail">, asker: Asker): Member =>
  !provesEmail || member.isEmailVerified || (asker === "known" && securityReceiver(member) !== undefined)
    ? member
    : { ...member, isEmailVerified: true, isPhoneVerified: false }

/**
 * Issues a token that sets a new password once; none if the number or the address that asks has just left the account. D-9.
 *
 * @param isTheirs whether it is the locked member's
 */
const issueToken = Effect.fnUntraced(function* (
  { stores, services, now }: Parts,
  member: MemberId,
  how: Pick<StoredReset, "provesEmail" | "asker">,
  isTheirs: (stored: StoredMember) => boolean
) {
  const code = yield* services.keys.token
  const digest = services.keys.digest(code)
  const isIssued = yield* stores.transactional(
    Effect.fnUntraced(function* (inside) {
      const stored = yield* inside.lockMember(member)
      if (stored === undefined || stored.isRemoved || !isTheirs(stored)) return false
      yield* inside.resets.put({ digest, member, until: resetUntil(now), ...how })
      return true
    })
  )
  return isIssued ? ({ uid: member, code } satisfies ResetToken) : undefined
})

/** The result of `change`: the receivers of its message, or the fields that another member has. */
type MoveOutcome = { readonly notified?: string | undefined } | Taken

/**
 * Locks the member who asks, and refuses if their session was ended since the call began: what a reset has just put right is
 * not overwritten by a call that was under way. Decision 0070.
 */
export const openMember = Effect.fnUntraced(function* (
  inside: Pick<AccountWrites, "lockMember" | "isOpen">,
  { caller: { session } }: Pick<Parts, "caller">,
  id: MemberId
) {
  const stored = yield* inside.lockMember(id)
  const isOpen = session === undefined || (yield* inside.isOpen(session))
  return stored === undefined || stored.isRemoved || !isOpen ? yield* new Unauthenticated() : stored
})

/** Moves a member to a number or an address they proved; links that were sent before open nothing any more. */
const moveTo = Effect.fnUntraced(function* (
  parts: Parts,
  member: MemberId,
  { scope, proof, to }: { readonly scope: OtpScope; readonly proof: OtpProof; readonly to: OtpDestination },
  change: (inside: AccountWrites, before: Member) => Effect.Effect<MoveOutcome, Unavailable>
): Effect.fn.Return<ChangedMember, PhoneNotProven | DestinationTaken | Unauthenticated | Unavailable> {
  if (!(yield* provenBy(parts, proof, scope, to))) return yield* new PhoneNotProven()
  const outcome = yield* parts.stores.transactional(
    Effect.fnUntraced(function* (inside) {
      const before = yield* openMember(inside, parts, member)
      const outcome = yield* change(inside, before.member)
      if ("taken" in outcome) return outcome
      yield* linkProven(inside, member, to)
      return outcome
    })
  )
  if ("taken" in outcome) {
    yield* givenBack(parts, proof, scope, to)
    return yield* new DestinationTaken()
  }
  const { notified } = outcome
  return { member: (yield* memberOf(parts)).member, ...(notified !== undefined && { notified }) }
})
