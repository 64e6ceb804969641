import { Effect } from "effect"
import type { Unavailable } from "../../kernel/failure.ts"
import { jakartaDay } from "../../kernel/moment.ts"
import { e164 } from "../../kernel/phone.ts"
import { AlreadyTaken, DetailsRefused, PhoneNotProven } from "../account.errors.ts"
import type { Registration, RegistrationDetail, RegistrationPort } from "../account.port.ts"
import type { MemberChange, UniqueField } from "../account-store.port.ts"
import { notePasswordSet, openMember } from "../credentials/credentials.usecases.ts"
import { writeToOwner } from "../credentials/security-messages.usecases.ts"
import { join, linkProven, ownerOf, signInByProof } from "../credentials/vouching.usecases.ts"
import { identifierOf } from "../login/attempts.rule.ts"
import { type Member, MemberId } from "../member.ts"
import type { OtpDestination, OtpProof, OtpScope } from "../otp/otp.ts"
import { givenBack, provenBy } from "../otp/otp.usecases.ts"
import { samePhone } from "../otp/otp-destination.rule.ts"
import { methodsFor } from "../otp/otp-methods.rule.ts"
import { memberOf, type Parts } from "../session/signing-in.usecases.ts"
import { refusedDetails } from "./detail.form.ts"
import { freshMember } from "./fresh-member.rule.ts"
import { refusedFields, tidyName } from "./registration.form.ts"

/** Becoming a member. Specification 4, Registration; machines 8. */
export const registrationOver = (parts: Parts): RegistrationPort => {
  const { stores, services, caller, now } = parts
  const free = (name: string) => Effect.map(isFree(parts, name), (isAvailable) => ({ isAvailable }))
  return {
    checkEmail: ({ email }) => free(email),
    checkUserName: ({ userName }) => free(userName),
    checkPhone: ({ phone }) =>
      Effect.map(stores.members.phoneOwnership(samePhone(phone)), ({ holder }) => ({
        isAvailable: holder === undefined
      })),
    register: Effect.fnUntraced(function* (wanted) {
      const fields = refusedFields(wanted)
      if (fields.length > 0) return yield* new DetailsRefused({ fields })
      const phone = samePhone(wanted.phone)
      // Asked before anything is used up: a form that is sent again after a lost answer is refused because the account exists. G5.
      const taken = yield* takenOf(parts, { ...wanted, phone })
      if (taken.length > 0) return yield* new AlreadyTaken({ fields: taken })
      yield* services.recaptcha.check(wanted.recaptchaToken)
      const passwordHash = yield* services.passwords.hash(wanted.password)
      const proof = yield* proofOf(parts, wanted)
      if (proof === undefined) return yield* new PhoneNotProven()
      const member = freshMember({
        id: MemberId(yield* services.random.uuid),
        now,
        acquisitionSource: wanted.acquisitionSource,
        email: identifierOf(wanted.email),
        isEmailVerified: "email" in proof,
        userName: wanted.userName.trim(),
        firstName: tidyName(wanted.firstName),
        lastName: tidyName(wanted.lastName),
        phone,
        isPhoneVerified: "phone" in proof,
        gender: wanted.gender,
        salute: wanted.salute,
        hasPassword: true
      })
      const outcome = yield* join(parts, { member, passwordHash }, proof)
      if (!("taken" in outcome)) return outcome
      yield* givenBack(parts, wanted.proof, "verification", proof)
      return yield* new AlreadyTaken({ fields: outcome.taken })
    }),
    registerQuickly: Effect.fnUntraced(function* ({ scope: given, proof, phone: typed, acquisitionSource }) {
      const scope: OtpScope = given ?? "quick-registration"
      const phone = samePhone(typed)
      const owner = yield* ownerOf(parts, { phone })
      if (!(yield* provenBy(parts, proof, scope, { phone }))) return yield* new PhoneNotProven()
      const signedIn = yield* signInByProof(parts, { phone }, owner)
      if (signedIn) return signedIn
      const id = MemberId(yield* services.random.uuid)
      const member = freshMember({ id, now, acquisitionSource, phone, isPhoneVerified: true })
      const outcome = yield* join(parts, { member }, { phone })
      if (!("taken" in outcome)) return outcome
      // A member had it all the time, and has ended what was issued. Decision 0079.
      if (owner) return yield* new PhoneNotProven()
      // The same number from two tabs: the other one was faster.
      return (yield* signInByProof(parts, { phone }, yield* ownerOf(parts, { phone }))) ?? (yield* new PhoneNotProven())
    }),
    complete: Effect.fnUntraced(function* (detail) {
      const { member } = yield* memberOf(parts)
      const { change, refused } = wantedChange(member, detail)
      const fields = [...refusedDetails(detail, jakartaDay(now)), ...refused]
      if (fields.length > 0) return yield* new DetailsRefused({ fields })
      const number = newNumber(member, detail)
      const taken = yield* takenOf(parts, { ...change, ...number }, member.id)
      if (taken.length > 0) return yield* new AlreadyTaken({ fields: taken })
      const password = member.hasPassword ? undefined : detail.password
      const passwordHash = password === undefined ? undefined : yield* services.passwords.hash(password)
      const proof = detail.phone?.proof
      const scope = number && proof && (yield* scopeOf(parts, member, proof, number))
      if (number && scope === undefined) return yield* new PhoneNotProven()
      const outcome = yield* stores.transactional(
        Effect.fnUntraced(function* (inside) {
          const before = yield* openMember(inside, parts, member.id)
          // Everything follows from the member as they are now: what was read before may have changed meanwhile. Decision 0077.
          const { change, refused: fields } = wantedChange(before.member, detail)
          if (fields.length > 0) return yield* new DetailsRefused({ fields })
          const moved = newNumber(before.member, detail)
          // A first number only as long as there is none; what is proven already is changed elsewhere.
          if (moved && (scope === undefined || (scope === "verification" && before.member.isPhoneVerified)))
            return yield* new PhoneNotProven()
          const whole = { ...change, ...(moved && { ...moved, isPhoneVerified: true }) }
          const made = yield* inside.members.change(member.id, whole)
          if (made !== "changed") return made
          // Sent twice at once by one session, the first has set it already.
          if (passwordHash !== undefined && before.passwordHash === undefined) {
            yield* inside.members.setPassword(member.id, passwordHash)
            if (caller.session !== undefined) yield* inside.sessions.endOthers(member.id, caller.session)
            // Half a registration has an owner, too: its number or address was proven before. Decision 0048.
            yield* notePasswordSet(parts, inside, before.member)
          }
          if (moved) {
            yield* writeToOwner(inside, parts, before.member, { kind: "phone-changed" })
            yield* inside.audit.note({ kind: "phone-changed", member: member.id, at: now })
            yield* linkProven(inside, member.id, moved)
          }
          return made
        })
      )
      if (outcome !== "changed") {
        // A number that another member has proven since is no more this proof's to open.
        if (number && proof && scope && !outcome.taken.includes("phone")) yield* givenBack(parts, proof, scope, number)
        return yield* new AlreadyTaken({ fields: outcome.taken })
      }
      return (yield* memberOf(parts)).member
    })
  }
}

/** The number a detail brings; one that is the member's own already needs no proof again. */
const newNumber = ({ phone: own, isPhoneVerified }: Member, { phone: given }: RegistrationDetail) => {
  const phone = given && samePhone(given.phone)
  return phone === undefined || (isPhoneVerified && own && e164(own) === e164(phone)) ? undefined : { phone }
}

/** Returns what the proof is for: the number, or the address if no message reaches such numbers. D-33, G1. */
const proofOf = Effect.fnUntraced(function* (parts: Parts, { proof, phone: typed, email }: Registration) {
  const to: OtpDestination = { phone: samePhone(typed) }
  if (yield* provenBy(parts, proof, "verification", to)) return to
  const methods = methodsFor(to, yield* parts.services.toggles)
  return methods.includes("email") && (yield* provenBy(parts, proof, "verification", { email })) ? { email } : undefined
})

/** Returns the purpose of the proof of a detail: a first number, or one registered at a till. */
const scopeOf = Effect.fnUntraced(function* (
  parts: Parts,
  { isPhoneVerified }: Member,
  proof: OtpProof,
  to: OtpDestination
): Effect.fn.Return<OtpScope | undefined, Unavailable> {
  if (yield* provenBy(parts, proof, "registered_sociolla_store", to)) return "registered_sociolla_store"
  return !isPhoneVerified && (yield* provenBy(parts, proof, "verification", to)) ? "verification" : undefined
})

/**
 * What a detail changes. Names and addresses that are there already are changed elsewhere, with a proof; the same ones are
 * no change, so that a form whose answer was lost can be sent again.
 */
const wantedChange = (
  member: Member,
  { password: _password, phone: _phone, userName, email, firstName, lastName, ...given }: RegistrationDetail
): { readonly change: MemberChange; readonly refused: ReadonlyArray<string> } => {
  const address = email === undefined ? undefined : identifierOf(email)
  const name = userName?.trim()
  const isOther = (wanted: string | undefined, held: string): boolean =>
    wanted !== undefined && held !== "" && identifierOf(wanted) !== identifierOf(held)
  return {
    change: {
      ...changeable(given),
      ...(firstName !== undefined && { firstName: tidyName(firstName) }),
      ...(lastName !== undefined && { lastName: tidyName(lastName) }),
      ...(name !== undefined && member.userName === "" && { userName: name }),
      ...(address !== undefined && member.email === "" && { email: address, isEmailVerified: false })
    },
    refused: [
      ...(isOther(name, member.userName) ? ["userName"] : []),
      ...(isOther(address, member.email) ? ["email"] : [])
    ]
  }
}

/** Fields that are stored as they are typed; the compiler names one that a member's change lacks. */
const changeable = ({
  gender,
  salute,
  dateOfBirth,
  province,
  city,
  ...none
}: Omit<RegistrationDetail, "password" | "phone" | "userName" | "email" | "firstName" | "lastName">): MemberChange => ({
  ...(none satisfies Record<string, never>),
  ...(gender && { gender }),
  ...(salute && { salute }),
  ...(dateOfBirth !== undefined && { dateOfBirth }),
  ...(province && { province }),
  ...(city && { city })
})

/** The fields whose values another member has. */
const takenOf = Effect.fnUntraced(function* (
  parts: Parts,
  { userName, email, phone }: Partial<Pick<Member, "userName" | "email" | "phone">>,
  own?: MemberId
): Effect.fn.Return<ReadonlyArray<UniqueField>, Unavailable> {
  const holder = phone && (yield* parts.stores.members.phoneOwnership(phone)).holder
  return [
    ...(userName === undefined || (yield* isFree(parts, userName, own)) ? [] : (["userName"] as const)),
    ...(email === undefined || (yield* isFree(parts, email, own)) ? [] : (["email"] as const)),
    ...(holder === undefined || holder === own ? [] : (["phone"] as const))
  ]
})

/** Whether no member has this name or address, or only the one who asks. */
const isFree = Effect.fnUntraced(function* (
  { stores }: Parts,
  name: string,
  own?: MemberId
): Effect.fn.Return<boolean, Unavailable> {
  const stored = yield* stores.members.byIdentifier(identifierOf(name))
  return stored === undefined || stored.isRemoved || stored.member.id === own
})
