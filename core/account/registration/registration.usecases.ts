import { Effect } from "effect"
import type { Unavailable } from "../../kernel/failure.ts"
import { jakartaDay } from "../../kernel/moment.ts"
import { e164 } from "../../kernel/phone.ts"
import { AlreadyTaken, DetailsRefused, MemberRemoved, PhoneNotProven } from "../account.errors.ts"
import type { Registration, RegistrationDetail, RegistrationPort } from "../account.port.ts"
import type { MemberChange, UniqueField } from "../account-store.port.ts"
import { notePasswordSet } from "../credentials/credentials.usecases.ts"
import { writeToOwner } from "../credentials/security-messages.usecases.ts"
import { proven } from "../credentials/vouching.usecases.ts"
import { identifierOf } from "../login/attempts.rule.ts"
import type { Member, MemberId } from "../member.ts"
import type { OtpDestination, OtpProof, OtpScope } from "../otp/otp.ts"
import { givenBack, provenBy } from "../otp/otp.usecases.ts"
import { samePhone } from "../otp/otp-destination.rule.ts"
import { methodsFor } from "../otp/otp-methods.rule.ts"
import { known, type Parts, signedIn } from "../session/signing-in.usecases.ts"
import { missingFields } from "./completeness.rule.ts"
import { refusedDetails } from "./detail.form.ts"
import { freshMember } from "./fresh-member.rule.ts"
import { refusedFields, tidied } from "./registration.form.ts"

/** Becoming a member. Specification 4, Registration; machines 8. */
export const registrationOver = (parts: Parts): RegistrationPort => {
  const { stores, services, now } = parts
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
        id: (yield* services.random.uuid) as MemberId,
        now,
        acquisitionSource: wanted.acquisitionSource,
        email: identifierOf(wanted.email),
        isEmailVerified: "email" in proof,
        userName: wanted.userName.trim(),
        firstName: tidied(wanted.firstName),
        lastName: tidied(wanted.lastName),
        phone,
        isPhoneVerified: "phone" in proof,
        gender: wanted.gender,
        salute: wanted.salute,
        hasPassword: true
      })
      const outcome = yield* stores.members.insert({ member, passwordHash })
      if (typeof outcome === "object") {
        yield* givenBack(parts, wanted.proof, "verification", proof)
        return yield* new AlreadyTaken({ fields: outcome.taken })
      }
      return yield* welcomed(parts, member.id, proof)
    }),
    registerQuickly: Effect.fnUntraced(function* ({ scope: given, proof, phone: typed, acquisitionSource }) {
      const scope: OtpScope = given ?? "quick-registration"
      const phone = samePhone(typed)
      if (!(yield* provenBy(parts, proof, scope, { phone }))) return yield* new PhoneNotProven()
      const stored = yield* stores.members.byPhone(phone)
      if (stored?.isRemoved) return yield* new MemberRemoved()
      if (stored) return yield* signedIn(parts, stored.member.id)
      const id = (yield* services.random.uuid) as MemberId
      const bare = freshMember({ id, now, acquisitionSource, phone, isPhoneVerified: true })
      const outcome = yield* stores.members.insert({ member: { ...bare, isPending: true } })
      if (outcome === "inserted") return yield* welcomed(parts, id, { phone })
      // The same number from two tabs: the other one was quicker.
      const other = yield* stores.members.byPhone(phone)
      return other === undefined ? yield* new PhoneNotProven() : yield* signedIn(parts, other.member.id)
    }),
    complete: Effect.fnUntraced(function* (detail) {
      const { member } = yield* known(parts)
      const { change, refused } = wantedChange(member, detail)
      const fields = [...refusedDetails(detail, jakartaDay(now)), ...refused]
      if (fields.length > 0) return yield* new DetailsRefused({ fields })
      const number = newNumber(member, detail)
      const taken = yield* takenOf(parts, { ...change, ...number }, member.id)
      if (taken.length > 0) return yield* new AlreadyTaken({ fields: taken })
      const password = member.hasPassword ? undefined : detail.password
      const passwordHash = password === undefined ? undefined : yield* services.passwords.hash(password)
      const proof = detail.phone?.proof ?? nothing
      const scope = number && (yield* scopeOf(parts, member, proof, number))
      if (number && scope === undefined) return yield* new PhoneNotProven()
      const whole = { ...change, ...(number && { ...number, isPhoneVerified: true }) }
      const isPending = member.isPending && missingFields({ ...member, ...whole }).length > 0
      const outcome = yield* stores.transactional(
        Effect.fnUntraced(function* (inside) {
          const made = yield* inside.members.change(member.id, { ...whole, isPending })
          if (made !== "changed") return made
          if (passwordHash !== undefined) yield* inside.members.setPassword(member.id, passwordHash)
          // Half a registration has an owner, too: its number or address was proven before. Decision 0048.
          if (passwordHash !== undefined) yield* notePasswordSet(parts, inside, member)
          if (number) {
            yield* writeToOwner(inside, parts, member, { kind: "phone-changed" })
            yield* inside.audit.note({ kind: "phone-changed", member: member.id, at: now })
          }
          return made
        })
      )
      if (outcome !== "changed") {
        if (number && scope) yield* givenBack(parts, proof, scope, number)
        return yield* new AlreadyTaken({ fields: outcome.taken })
      }
      if (number) yield* proven(parts, member.id, number)
      return (yield* known(parts)).member
    })
  }
}

const nothing = "" as OtpProof

/** The number a detail brings; one that is the member's own already needs no proof again. */
const newNumber = ({ phone: own, isPhoneVerified }: Member, { phone: given }: RegistrationDetail) => {
  const phone = given && samePhone(given.phone)
  return phone === undefined || (isPhoneVerified && own && e164(own) === e164(phone)) ? undefined : { phone }
}

/** Notes a new account, links what waits for what was proven, and begins a session. */
const welcomed = Effect.fnUntraced(function* (parts: Parts, id: MemberId, what: OtpDestination) {
  yield* parts.stores.audit.note({ kind: "registered", member: id, at: parts.now })
  yield* proven(parts, id, what)
  return yield* signedIn(parts, id)
})

/** What the proof of a registration is for: the number, or the address where no message reaches such numbers. D-33, G1. */
const proofOf = Effect.fnUntraced(function* (parts: Parts, { proof, phone: typed, email }: Registration) {
  const to: OtpDestination = { phone: samePhone(typed) }
  if (yield* provenBy(parts, proof, "verification", to)) return to
  const methods = methodsFor(to, yield* parts.services.toggles)
  return methods.includes("email") && (yield* provenBy(parts, proof, "verification", { email })) ? { email } : undefined
})

/** The purpose whose proof a detail brings: a first number, or the one the till knows. */
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
  { password: _password, phone: _phone, userName, email, firstName, lastName, ...rest }: RegistrationDetail
): { readonly change: MemberChange; readonly refused: ReadonlyArray<string> } => {
  const address = email === undefined ? undefined : identifierOf(email)
  const name = userName?.trim()
  const isOther = (wanted: string | undefined, held: string): boolean =>
    wanted !== undefined && held !== "" && identifierOf(wanted) !== identifierOf(held)
  return {
    change: {
      ...rest,
      ...(firstName !== undefined && { firstName: tidied(firstName) }),
      ...(lastName !== undefined && { lastName: tidied(lastName) }),
      ...(name !== undefined && member.userName === "" && { userName: name }),
      ...(address !== undefined && member.email === "" && { email: address, isEmailVerified: false })
    },
    refused: [
      ...(isOther(name, member.userName) ? ["userName"] : []),
      ...(isOther(address, member.email) ? ["email"] : [])
    ]
  }
}

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
