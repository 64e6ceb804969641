import { Effect } from "effect"
import type { Unavailable } from "../../kernel/failure.ts"
import { readPhone } from "../../kernel/phone.rule.ts"
import type { Phone } from "../../kernel/phone.ts"
import {
  AccountLocked,
  AlreadyTaken,
  EmailNotRegistered,
  FourthFailedLogin,
  IncorrectPassword,
  LoginDataMissing,
  MemberRemoved,
  NoActiveOtp,
  QuickRegistrationUnfinished,
  ThirdFailedLogin,
  Unauthenticated,
  UsernameNotFound
} from "../account.errors.ts"
import type { SessionPort } from "../account.port.ts"
import type { SocialIdentity } from "../account-services.port.ts"
import type { StoredMember } from "../account-store.port.ts"
import { noteWrongPassword, writeToOwner } from "../credentials/security-messages.usecases.ts"
import { emailProven, guesserOf, proven, providerIdentity } from "../credentials/vouching.usecases.ts"
import { nameProblem } from "../field.rule.ts"
import { attemptRules, identifierOf, levelAfter } from "../login/attempts.rule.ts"
import { isMeantAsEmail } from "../login/login.form.ts"
import type { Member, MemberId } from "../member.ts"
import type { OtpDestination } from "../otp/otp.ts"
import { matched, sent } from "../otp/otp.usecases.ts"
import { destinationKey, samePhone } from "../otp/otp-destination.rule.ts"
import { missingFields } from "../registration/completeness.rule.ts"
import { freshMember } from "../registration/fresh-member.rule.ts"
import { handedOut, known, type Parts, signedIn } from "./signing-in.usecases.ts"

/** Logging in, out, and who one is. Specification 4, Login; D-34 to D-36. */
export const sessionOver = (parts: Parts): SessionPort => {
  const { stores, services, caller, now } = parts
  return {
    me: Effect.fnUntraced(function* () {
      const { member } = yield* known(parts)
      const bearer =
        caller.session === undefined ? undefined : yield* handedOut(stores.sessions, services.keys, caller.session, now)
      return bearer === undefined ? yield* new Unauthenticated() : { member, bearer }
    }),
    login: Effect.fnUntraced(function* ({ identifier, password }) {
      const name = identifierOf(identifier)
      if (name === "" || password === "") return yield* new LoginDataMissing()
      const stored = yield* stores.members.byIdentifier(name)
      const hash = stored?.isRemoved ? undefined : stored?.passwordHash
      const asker = stored === undefined ? "stranger" : yield* guesserOf(parts, stored)
      const fails =
        stored && hash !== undefined
          ? yield* stores.members.claimLogin(stored.member.id, attemptRules.lockAt, asker, now)
          : 0
      if (fails === undefined) return yield* new AccountLocked()
      // One hash is computed for known and unknown names, so that the time does not reveal who is a member.
      const isRight = yield* services.passwords
        .verify(hash, password)
        .pipe(
          Effect.tapError(() =>
            stored && fails > 0 ? stores.members.giveLoginBack(stored.member.id, asker) : Effect.void
          )
        )
      if (stored === undefined) {
        if (yield* isUnfinished(parts, name)) return yield* new QuickRegistrationUnfinished()
        return yield* isMeantAsEmail(name) ? new EmailNotRegistered() : new UsernameNotFound()
      }
      if (stored.isRemoved) return yield* new MemberRemoved()
      if (hash === undefined) return yield* new QuickRegistrationUnfinished()
      if (!isRight) return yield* wrong(parts, stored.member, fails)
      yield* stores.members.forgiveLogins(stored.member.id, asker)
      return yield* signedIn(parts, stored.member.id)
    }),
    loginWith: Effect.fnUntraced(function* ({ provider, acquisitionSource, accessToken }) {
      const identity = yield* services.socialReturns.take(provider, accessToken)
      const stored = yield* personOf(parts, identity, acquisitionSource)
      return yield* signedIn(parts, stored.id, missingFields(stored))
    }),
    requestLoginCode: ({ method, to }) =>
      sent(parts, { scope: "login", method, to }).pipe(
        // A login never answers with these.
        Effect.catchTags({ DestinationTaken: Effect.die, NotRegisteredAtStore: Effect.die })
      ),
    loginByCode: Effect.fnUntraced(function* (typed) {
      yield* matched(parts, { ...typed, scope: "login" })
      const stored = yield* ownerOf(parts, typed.to)
      if (stored === undefined) return yield* new NoActiveOtp()
      if (stored.isRemoved) return yield* new MemberRemoved()
      if ("email" in typed.to) yield* emailProven(parts, stored, { keepsPassword: false })
      return yield* signedIn(parts, stored.member.id)
    }),
    logout: Effect.fnUntraced(function* () {
      if (caller.session !== undefined) {
        yield* stores.sessions.end(caller.session)
        yield* stores.audit.note({ kind: "logged-out", at: now, ...(caller.member && { member: caller.member }) })
      }
      caller.cookie.close()
      return { ended: true as const }
    })
  }
}

/** Whether a number was typed whose account has no password yet: it has no other name. Specification 8. */
const isUnfinished = Effect.fnUntraced(function* ({ stores }: Parts, typed: string) {
  const read = readPhone(typed)
  if (!("phone" in read)) return false
  const stored = yield* stores.members.byPhone(read.phone)
  return stored !== undefined && !stored.isRemoved && stored.passwordHash === undefined
})

/** What the shop says to a wrong password. D-34. */
const wrong = Effect.fnUntraced(function* (parts: Parts, member: Member, fails: number) {
  yield* noteWrongPassword(parts, member, fails)
  switch (levelAfter(fails, attemptRules)) {
    case "locked":
      return yield* new AccountLocked()
    case "limited":
      return yield* new FourthFailedLogin()
    case "warned":
      return yield* new ThirdFailedLogin()
    default:
      return yield* new IncorrectPassword()
  }
})

const ownerOf = (
  { stores: { members } }: Parts,
  to: OtpDestination
): Effect.Effect<StoredMember | undefined, Unavailable> =>
  "phone" in to ? members.byPhone(samePhone(to.phone) satisfies Phone) : members.byIdentifier(destinationKey(to))

/**
 * The member a provider's person is. The provider's id is the key; an address joins the two only where both the provider and
 * the shop had it proven, or a stranger who once registered with it would be let in. D-35.
 */
const personOf = Effect.fnUntraced(function* (parts: Parts, identity: SocialIdentity, acquisitionSource: string) {
  const { stores, services, now } = parts
  const { provider, subject } = identity
  const linked = yield* stores.members.bySocial(provider, subject)
  if (linked?.isRemoved) return yield* new MemberRemoved()
  if (linked) return linked.member
  const email = identity.isEmailVerified && identity.email !== undefined ? identifierOf(identity.email) : ""
  const same = email === "" ? undefined : yield* stores.members.byIdentifier(email)
  if (same && !same.isRemoved) {
    if (!same.member.isEmailVerified) return yield* new AlreadyTaken({ fields: ["email"] })
    yield* stores.transactional(
      Effect.fnUntraced(function* (inside) {
        if (!(yield* inside.members.link(same.member.id, provider, subject))) return
        yield* inside.audit.note({ kind: "social-linked", member: same.member.id, at: now })
        yield* writeToOwner(inside, parts, same.member, { kind: "provider-linked", provider })
      })
    )
    return same.member
  }
  const named = (name: string): string => (nameProblem(name) === undefined ? name.trim() : "")
  const bare: Member = freshMember({
    id: (yield* services.random.uuid) as MemberId,
    now,
    acquisitionSource,
    firstName: named(identity.firstName),
    lastName: named(identity.lastName),
    email,
    isEmailVerified: email !== "",
    isGoogle: provider === "google",
    isFacebook: provider === "facebook"
  })
  const member: Member = { ...bare, isPending: missingFields(bare).length > 0 }
  const outcome = yield* stores.members.insert({ member, social: { provider, subject } })
  // The same return in two tabs: the other one was quicker.
  if (outcome === "known") {
    const other = yield* stores.members.bySocial(provider, subject)
    return other === undefined
      ? yield* Effect.die("the provider's person is known, but no member has them")
      : other.member
  }
  if (outcome !== "inserted") return yield* new AlreadyTaken({ fields: ["email"] })
  yield* stores.audit.note({ kind: "registered", member: member.id, at: now })
  yield* stores.members.takeBack(member.id, providerIdentity(provider, subject))
  if (email !== "") yield* proven(parts, member.id, { email })
  return member
})
