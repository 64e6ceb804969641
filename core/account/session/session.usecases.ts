import { Effect } from "effect"
import { Unavailable } from "../../kernel/failure.ts"
import { readPhone } from "../../kernel/phone.rule.ts"
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
import type { AccountCaller, Keys, SocialIdentity } from "../account-services.port.ts"
import type { SessionStore, StoredMember } from "../account-store.port.ts"
import { noteWrongPassword, writeToOwner } from "../credentials/security-messages.usecases.ts"
import { guesserOf, join, ownerOf, signInByProof } from "../credentials/vouching.usecases.ts"
import { emailProblem, nameProblem } from "../field.rule.ts"
import { type AttemptRules, attemptRules, identifierOf, levelAfter } from "../login/attempts.rule.ts"
import { isMeantAsEmail } from "../login/login.form.ts"
import { type Member, MemberId } from "../member.ts"
import { sendNewCode, useCode } from "../otp/otp.usecases.ts"
import { missingFields } from "../registration/completeness.rule.ts"
import { freshMember } from "../registration/fresh-member.rule.ts"
import type { SignedIn } from "./session.ts"
import { beginSession, handedOut, memberOf, type Parts, signedIn } from "./signing-in.usecases.ts"

/** Logging in, out, and who one is. Specification 4, Login; D-34 to D-36. */
export const sessionOver = (parts: Parts): SessionPort => {
  const { stores, services, caller, now } = parts
  const { attempts = attemptRules } = services
  return {
    me: Effect.fnUntraced(function* () {
      const { member } = yield* memberOf(parts)
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
          ? yield* stores.members.claimLogin(stored.member.id, attempts.lockAt, asker, now)
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
      if (!isRight) return yield* wrong(parts, stored.member, fails, attempts)
      yield* stores.members.forgiveLogins(stored.member.id, asker)
      return yield* signedIn(parts, stored.member.id, { epoch: stored.epoch })
    }),
    loginWith: Effect.fnUntraced(function* ({ provider, acquisitionSource, accessToken }) {
      const identity = yield* services.socialReturns.take(provider, accessToken)
      return yield* signInPerson(parts, identity, acquisitionSource)
    }),
    requestLoginCode: ({ method, to }) =>
      sendNewCode(parts, { scope: "login", method, to }).pipe(
        // A login never answers with these.
        Effect.catchTags({ DestinationTaken: Effect.die, NotRegisteredAtStore: Effect.die })
      ),
    loginByCode: Effect.fnUntraced(function* (typed) {
      const owner = yield* ownerOf(parts, typed.to)
      yield* useCode(parts, { ...typed, scope: "login" })
      return (yield* signInByProof(parts, typed.to, owner)) ?? (yield* new NoActiveOtp())
    }),
    logout: Effect.fnUntraced(function* () {
      const { session, member } = caller
      if (session !== undefined)
        yield* stores.transactional(
          Effect.fnUntraced(function* ({ sessions, audit }) {
            yield* sessions.end(session)
            const besides = yield* sessionBeside(sessions, caller, services.keys)
            if (besides !== undefined) yield* sessions.end(besides)
            yield* audit.note({ kind: "logged-out", at: now, ...(member && { member }) })
          })
        )
      return { ended: true as const }
    })
  }
}

/**
 * Returns the other session of the same member that this browser holds: two tabs that logged in at once have a bearer of one and the
 * cookie of the other. Decision 0024.
 */
const sessionBeside = Effect.fnUntraced(function* (
  sessions: SessionStore,
  { session, cookieToken, member }: AccountCaller,
  keys: Keys
) {
  if (cookieToken === undefined || member === undefined) return undefined
  const id = keys.digest(cookieToken)
  if (id === session) return undefined
  const stored = yield* sessions.byId(id)
  return stored?.member === member ? id : undefined
})

/** Returns whether the typed number belongs to an account without password: it has no other name. Specification 8. */
const isUnfinished = Effect.fnUntraced(function* ({ stores }: Parts, typed: string) {
  const read = readPhone(typed)
  if (!("phone" in read)) return false
  const stored = yield* stores.members.byPhone(read.phone)
  return stored !== undefined && !stored.isRemoved && stored.passwordHash === undefined
})

/** Returns the refusal of a wrong password. D-34. */
const wrong = Effect.fnUntraced(function* (parts: Parts, member: Member, fails: number, rules: AttemptRules) {
  yield* noteWrongPassword(parts, member, fails, rules)
  switch (levelAfter(fails, rules)) {
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

/**
 * Logs in a provider's person. The provider's id is the key; an address links the two only if both the provider and the
 * shop had it proven, else a stranger who once registered with it would be let in. D-35.
 */
const signInPerson = Effect.fnUntraced(function* (
  parts: Parts,
  identity: SocialIdentity,
  acquisitionSource: string
): Effect.fn.Return<SignedIn, MemberRemoved | AlreadyTaken | Unavailable> {
  const { members } = parts.stores
  const { provider, subject } = identity
  const linked = yield* members.bySocial(provider, subject)
  if (linked?.isRemoved) return yield* new MemberRemoved()
  if (linked) return yield* signedIn(parts, linked.member.id, beginningOf(linked))
  const email = provenEmail(identity)
  const same = email === "" ? undefined : yield* members.byIdentifier(email)
  if (same && !same.isRemoved) return yield* signInLinked(parts, same.member, { ...identity, email })
  const outcome = yield* join(parts, yield* newcomerOf(parts, { ...identity, email }, acquisitionSource), { email })
  if (!("taken" in outcome)) return outcome
  // The same return in two tabs: the other one was faster.
  const other = yield* members.bySocial(provider, subject)
  if (other === undefined) return yield* new AlreadyTaken({ fields: ["email"] })
  return yield* signedIn(parts, other.member.id, beginningOf(other))
})

/** Returns the address that the provider had proven; empty if there is none, or none that a form of the shop accepts. */
const provenEmail = ({ isEmailVerified, email }: SocialIdentity): string =>
  isEmailVerified && email !== undefined && emailProblem(email) === undefined ? identifierOf(email) : ""

const beginningOf = ({ member, epoch }: StoredMember) => ({ missing: missingFields(member), epoch })

/** A provider's person with an address that the provider had proven; empty if there is none. */
type ProvenPerson = SocialIdentity & { readonly email: string }

/** Links a provider's person to the member who has proven the same address, and logs them in. */
const signInLinked = Effect.fnUntraced(function* (
  parts: Parts,
  { id, isEmailVerified }: Member,
  { provider, subject, email }: ProvenPerson
) {
  if (!isEmailVerified) return yield* new AlreadyTaken({ fields: ["email"] })
  const { enter, answer } = yield* parts.stores.transactional(
    Effect.fnUntraced(function* (inside) {
      const before = yield* inside.lockMember(id)
      // The address that linked them has just left the account: checked again, they are two people.
      if (!before?.member.isEmailVerified || identifierOf(before.member.email) !== email)
        return yield* new Unavailable()
      if (yield* inside.members.link(id, provider, subject)) {
        yield* inside.audit.note({ kind: "social-linked", member: id, at: parts.now })
        yield* writeToOwner(inside, parts, before.member, { kind: "provider-linked", provider })
      }
      return yield* beginSession(parts, inside, id, { missing: missingFields(before.member) })
    })
  )
  enter()
  return answer
})

/** A provider's person as a new member. */
const newcomerOf = Effect.fnUntraced(function* (
  { services, now }: Parts,
  { provider, subject, email, firstName, lastName }: ProvenPerson,
  acquisitionSource: string
) {
  const named = (name: string): string => (nameProblem(name) === undefined ? name.trim() : "")
  const member: Member = freshMember({
    id: MemberId(yield* services.random.uuid),
    now,
    acquisitionSource,
    firstName: named(firstName),
    lastName: named(lastName),
    email,
    isEmailVerified: email !== "",
    isGoogle: provider === "google",
    isFacebook: provider === "facebook"
  })
  return { member, social: { provider, subject } }
})
