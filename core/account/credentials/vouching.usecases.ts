import { Effect } from "effect"
import type { Unavailable } from "../../kernel/failure.ts"
import type { Instant } from "../../kernel/moment.ts"
import { e164 } from "../../kernel/phone.ts"
import type { AccountCaller, AccountServices } from "../account-services.port.ts"
import type { AccountStores, Asker, StoredMember } from "../account-store.port.ts"
import type { MemberId, Provider } from "../member.ts"
import type { OtpDestination } from "../otp/otp.ts"
import { samePhone } from "../otp/otp-destination.rule.ts"
import type { Parts } from "../session/signing-in.usecases.ts"
import { writeToOwner } from "./security-messages.usecases.ts"

/** What distinguishes a known browser from a stranger's. */
export interface Asking {
  readonly stores: Pick<AccountStores, "devices">
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

/**
 * A member's own address was proven, by a link or a code that was sent there. If the caller shows no other sign of being the
 * account's person (a session or a known browser), everything the address does not vouch for leaves the account first; only
 * then do orders of guests with this address become the member's. Else the number stays and is written to. Does nothing if
 * the address was proven before. Decisions 0030 and 0048.
 */
export const emailProven = Effect.fnUntraced(function* (
  parts: Parts,
  { member }: StoredMember,
  { keepsPassword }: { readonly keepsPassword: boolean }
) {
  if (member.isEmailVerified) return
  const { stores, now } = parts
  if ((yield* askerOf(parts, member.id)) === "known") {
    yield* stores.transactional(
      Effect.fnUntraced(function* (inside) {
        const before = yield* inside.lockMember(member.id)
        if (before === undefined || before.member.isEmailVerified) return
        yield* inside.members.change(member.id, { isEmailVerified: true })
        yield* writeToOwner(inside, parts, before.member, { kind: "email-changed" })
        yield* inside.audit.note({ kind: "email-changed", member: member.id, at: now })
      })
    )
  } else if (yield* stores.members.vouchByEmail(member.id, { keepsPassword, now })) {
    yield* stores.audit.note({ kind: "disowned", member: member.id, at: now })
  }
  yield* proven(parts, member.id, { email: member.email })
})

/** A member proved a number or an address: what waits for it becomes theirs. D-63; decision 0030. */
export const proven = Effect.fnUntraced(function* (
  { stores, services }: Parts,
  member: MemberId,
  what: OtpDestination
) {
  if ("phone" in what) yield* stores.members.takeBack(member, e164(samePhone(what.phone)))
  yield* services.proven.proven(member, what)
})

/** The name of a provider's person, as what is set aside for them is found by. */
export const providerIdentity = (provider: Provider, subject: string): string => `${provider} ${subject}`
