import { Effect } from "effect"
import type { Unavailable } from "../../kernel/failure.ts"
import type { Instant } from "../../kernel/moment.ts"
import { e164 } from "../../kernel/phone.ts"
import { MemberRemoved } from "../account.errors.ts"
import type { AccountCaller, AccountServices } from "../account-services.port.ts"
import type { AccountStores, AccountWrites, Asker, NewMember, StoredMember, Taken } from "../account-store.port.ts"
import { identifierOf } from "../login/attempts.rule.ts"
import type { Member, MemberId, Provider } from "../member.ts"
import type { OtpDestination } from "../otp/otp.ts"
import { destinationKey, samePhone } from "../otp/otp-destination.rule.ts"
import { missingFields } from "../registration/completeness.rule.ts"
import type { SignedIn } from "../session/session.ts"
import { beginSession, type Parts } from "../session/signing-in.usecases.ts"
import { writeToOwner } from "./security-messages.usecases.ts"

/** What distinguishes a known browser from a stranger's. */
export interface Asking {
  readonly stores: { readonly devices: Pick<AccountStores["devices"], "knownSince"> }
  readonly services: Pick<AccountServices, "keys">
  readonly caller: Pick<AccountCaller, "browser" | "member">
}

/** The asker of a member's code or link: known if logged in as them, or in a browser that was before. Decision 0031. */
export const askerOf = Effect.fnUntraced(function* (
  { stores, services, caller }: Asking,
  member: MemberId | undefined
): Effect.fn.Return<Asker, Unavailable> {
  if (member === undefined) return "stranger"
  if (caller.member === member) return "known"
  if (caller.browser === undefined) return "stranger"
  const since = yield* stores.devices.knownSince(member, services.keys.digest(caller.browser))
  return since === undefined ? "stranger" : "known"
})

/**
 * The asker of a password: known only if the browser was so before strangers began to guess. One that got in by a code
 * during the lock does not unlock passwords: that takes a reset. Specification 4; decision 0031.
 */
export const guesserOf = Effect.fnUntraced(function* (
  { stores, services, caller, now }: Asking & { readonly now: Instant },
  { member, fails, guessedFrom = now }: StoredMember
): Effect.fn.Return<Asker, Unavailable> {
  if (caller.browser === undefined) return "stranger"
  const since = yield* stores.devices.knownSince(member.id, services.keys.digest(caller.browser))
  return since !== undefined && since < (fails > 0 ? guessedFrom : now) ? "known" : "stranger"
})

/** The asker as the locked rows say: a session that was ended since the call began shows nothing. Decision 0076. */
export const lockedAskerOf = Effect.fnUntraced(function* (
  inside: Pick<AccountWrites, "devices" | "isOpen">,
  { services, caller: { browser, member, session } }: Pick<Parts, "services" | "caller">,
  id: MemberId
) {
  const isOpen = session === undefined || (yield* inside.isOpen(session))
  return yield* askerOf({ stores: inside, services, caller: { browser, ...(isOpen && { member }) } }, id)
})

/**
 * Notes that a member's own address was proven, by a link or a code that was sent there. For a stranger everything the address
 * does not vouch for leaves the account first; only then do orders of guests with this address become the member's. In a
 * session or a known browser of the account the number stays and is written to. Does nothing if the address was proven before.
 * Decisions 0030, 0048 and 0076.
 *
 * @param stored the locked member, who has that address
 * @param asker as `lockedAskerOf` returned it before sessions of the member were ended
 */
export const proveEmail = Effect.fnUntraced(function* (
  inside: AccountWrites,
  occasion: Pick<Parts, "caller" | "now">,
  { member }: StoredMember,
  { asker, keepsPassword }: { readonly asker: Asker; readonly keepsPassword: boolean }
) {
  if (member.isEmailVerified) return
  const at = occasion.now
  if (asker === "known") {
    yield* inside.members.change(member.id, { isEmailVerified: true })
    yield* writeToOwner(inside, occasion, member, { kind: "email-changed" })
    yield* inside.audit.note({ kind: "email-changed", member: member.id, at })
  } else if (yield* inside.members.vouchByEmail(member.id, { keepsPassword, now: at })) {
    yield* inside.audit.note({ kind: "disowned", member: member.id, at })
  }
  yield* linkProven(inside, member.id, { email: member.email })
})

/** Links what waits for a number or an address that a member proved. D-63; decision 0030. */
export const linkProven = Effect.fnUntraced(function* (
  { members, linkOrders }: Pick<AccountWrites, "members" | "linkOrders">,
  member: MemberId,
  proved: OtpDestination
) {
  if ("phone" in proved) yield* members.takeBack(member, e164(samePhone(proved.phone)))
  yield* linkOrders(member, proved)
})

/**
 * Logs in the member whose number or address a code proved, as the locked row says; returns `undefined` if no member has it by
 * then, or all their sessions were ended since the code was used. What is read before the lock opens nothing. Decisions 0076, 0079.
 *
 * @param stored as `ownerOf` returned it before the code or its proof was used
 */
export const signInByProof = Effect.fnUntraced(function* (
  parts: Parts,
  to: OtpDestination,
  stored: StoredMember | undefined
): Effect.fn.Return<SignedIn | undefined, MemberRemoved | Unavailable> {
  if (stored === undefined) return undefined
  if (stored.isRemoved) return yield* new MemberRemoved()
  const { member, epoch } = stored
  const { id } = member
  const begun = yield* parts.stores.transactional(
    Effect.fnUntraced(function* (inside) {
      const held = yield* inside.lockMember(id)
      if (held?.isRemoved) return yield* new MemberRemoved()
      if (held === undefined || held.epoch !== epoch || !isReachedBy(held.member, to)) return undefined
      const how = { asker: yield* lockedAskerOf(inside, parts, id), keepsPassword: false }
      if ("email" in to) yield* proveEmail(inside, parts, held, how)
      return yield* beginSession(parts, inside, id)
    })
  )
  begun?.enter()
  return begun?.answer
})

/** Returns the member whose account a code to this number or address opens. An address may be unproven. */
export const ownerOf = (
  { stores: { members } }: Parts,
  to: OtpDestination
): Effect.Effect<StoredMember | undefined, Unavailable> =>
  "phone" in to ? members.byPhone(samePhone(to.phone)) : members.byIdentifier(destinationKey(to))

/** Whether a code to this number or address opens the account. An address may be unproven until then: the code proves it. */
const isReachedBy = ({ email, phone, isPhoneVerified }: Member, to: OtpDestination): boolean =>
  "phone" in to
    ? isPhoneVerified && phone !== undefined && e164(phone) === e164(samePhone(to.phone))
    : identifierOf(email) === destinationKey(to)

/**
 * Inserts a member, with what waits for the provider, number or address they proved, and begins a session; all of it or
 * nothing. If a member has the provider's person already, no field is named as taken. Decision 0076.
 *
 * @param proved an empty address is none
 */
export const join = Effect.fnUntraced(function* (
  parts: Parts,
  newcomer: NewMember,
  proved: OtpDestination
): Effect.fn.Return<SignedIn | Taken, Unavailable> {
  const { member, social } = newcomer
  const { id } = member
  const outcome = yield* parts.stores.transactional(
    Effect.fnUntraced(function* (inside) {
      const inserted = yield* inside.members.insert(newcomer)
      if (inserted !== "inserted") return inserted === "known" ? { taken: [] } : inserted
      yield* inside.audit.note({ kind: "registered", member: id, at: parts.now })
      if (social) yield* inside.members.takeBack(id, providerIdentity(social.provider, social.subject))
      if (destinationKey(proved) !== "") yield* linkProven(inside, id, proved)
      return yield* beginSession(parts, inside, id, { missing: social ? missingFields(member) : [] })
    })
  )
  if ("taken" in outcome) return outcome
  outcome.enter()
  return outcome.answer
})

/** The name of a provider's person, as what is set aside for them is found by. */
const providerIdentity = (provider: Provider, subject: string): string => `${provider} ${subject}`
