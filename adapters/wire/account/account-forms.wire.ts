import { Schema } from "effect"
import { typedPasswordLength } from "#core/account/login/login.form.ts"
import { providers } from "#core/account/member.ts"
import {
  type OtpDestination,
  type OtpMethod,
  OtpProof,
  OtpTicket,
  otpMethods,
  otpScopes,
  type SentCode,
  type VerifiedCode
} from "#core/account/otp/otp.ts"
import type { Me, SignedIn } from "#core/account/session/session.ts"
import { readPhone } from "#core/kernel/phone.rule.ts"
import { defaultPhoneCode, type Phone } from "#core/kernel/phone.ts"
import type { Mapping } from "../endpoint.ts"
import { asCodec, brandCodec, moment, same, words } from "../parts.ts"
import {
  emailOnWire,
  isPhone,
  type PhoneOnWire,
  phoneFields,
  phoneFrom,
  phoneTo
} from "../selling/address-forms.wire.ts"
import { member, missing, userFields, userNames } from "./member-forms.wire.ts"

/** Words of the specification that only say where a member came from. */
export const sourceOnWire = words
export const providerOnWire = Schema.Literals(providers)
/** As it is typed: whether it is right is said by the form or the hash, not by a length. D-31. */
export const passwordOnWire = Schema.String.pipe(Schema.check(Schema.isMaxLength(typedPasswordLength)))
const token = Schema.String.pipe(Schema.check(Schema.isPattern(/^[\w-]{1,200}$/)))
/** Proof of a code that was typed right, as it is sent. */
export const proofGiven = brandCodec(OtpProof, token)
const codeOnWire = Schema.String.pipe(Schema.check(Schema.isPattern(/^\s*\d{1,10}\s*$/)))

const PhoneAlone = Schema.Struct(phoneFields).pipe(Schema.check(isPhone("mobile")))
/** A number in any way of writing it. D-30. */
export const phoneAsked: Mapping<{ readonly phone: Phone }, PhoneOnWire> = {
  schema: PhoneAlone,
  to: ({ phone }) => phoneTo(phone),
  from: (wire) => ({ phone: phoneFrom(wire) })
}

/** Where a code goes: a number with its country's code, or an address. */
export const destinationFields = {
  phone_no: Schema.optionalKey(phoneFields.phone_no),
  phone_code: Schema.optionalKey(phoneFields.phone_code),
  email: Schema.optionalKey(emailOnWire)
} as const
export interface DestinationOnWire {
  readonly phone_no?: string
  readonly phone_code?: string
  readonly email?: string
}

const numberOf = ({ phone_no = "", phone_code = defaultPhoneCode }: DestinationOnWire): PhoneOnWire => ({
  phone_no,
  phone_code
})
const isMobile = isPhone("mobile")
/** Exactly what its way needs: an address for e-mail, a number for the others. */
export const isDestination = Schema.makeFilter<DestinationOnWire & { readonly mode?: OtpMethod }>((wire) => {
  const byMail = wire.mode === undefined ? wire.phone_no === undefined : wire.mode === "email"
  if (byMail) return wire.email === undefined ? { path: ["email"], issue: "missing" } : undefined
  return wire.phone_no === undefined ||
    Schema.is(Schema.Struct(phoneFields).pipe(Schema.check(isMobile)))(numberOf(wire))
    ? wire.phone_no === undefined
      ? { path: ["phone_no"], issue: "missing" }
      : undefined
    : { path: ["phone_no"], issue: "no such number" }
})
export const destinationTo = (to: OtpDestination): DestinationOnWire =>
  "phone" in to ? phoneTo(to.phone) : { email: to.email }
export const destinationFrom = (wire: DestinationOnWire, mode?: OtpMethod): OtpDestination =>
  wire.email !== undefined && (mode === "email" || wire.phone_no === undefined)
    ? { email: wire.email }
    : { phone: phoneFrom(numberOf(wire)) }

/** The specification's words for what lacks in the request of a code. Specification 8. */
export const malformedSend = (given: Readonly<Record<string, unknown>>): string | undefined => {
  const { mode, phone_no: number, phone_code: code = defaultPhoneCode, email } = given
  if (mode === undefined) return "MISSING_PARAMETER"
  if (mode === "email") return email === undefined || email === "" ? "MISSING_EMAIL" : undefined
  if (number === undefined || number === "") return "MISSING_PHONE_NUMBER"
  return typeof number === "string" && typeof code === "string" && "problem" in readPhone(number, code)
    ? "INVALID_PHONE_NUMBER"
    : undefined
}

export const SendOnWire = Schema.Struct({
  mode: Schema.Literals(otpMethods),
  entity: Schema.Literals(otpScopes),
  ...destinationFields,
  user_id: Schema.optionalKey(words)
})

/** A code as it is typed: `entity_value` is the number, whose country `phone_code` names, or the address. */
export const TypedOnWire = Schema.Struct({
  mode: Schema.optionalKey(Schema.Literals(otpMethods)),
  code: codeOnWire,
  entity: Schema.Literals(otpScopes),
  entity_value: Schema.String.pipe(Schema.check(Schema.isMaxLength(200))),
  phone_code: Schema.optionalKey(phoneFields.phone_code),
  hash: brandCodec(OtpTicket, token)
})
type TypedOnWire = typeof TypedOnWire.Type
const entityOf = ({ entity_value: value, phone_code }: Pick<TypedOnWire, "entity_value" | "phone_code">) =>
  value.includes("@") ? { email: value } : { phone_no: value, ...(phone_code !== undefined && { phone_code }) }
export const isTyped = Schema.makeFilter<TypedOnWire>((wire) => {
  const value = entityOf(wire)
  const isRight = "email" in value ? Schema.is(emailOnWire)(value.email) : Schema.is(PhoneAlone)(numberOf(value))
  return isRight ? undefined : { path: ["entity_value"], issue: "no such number or address" }
})
interface Typed {
  readonly ticket: OtpTicket
  readonly to: OtpDestination
  readonly code: string
}
export const typedTo = <S extends TypedOnWire["entity"]>({ ticket, to, code }: Typed, entity: S) => ({
  code,
  entity,
  hash: ticket,
  ...("phone" in to ? { entity_value: to.phone.national, phone_code: to.phone.code } : { entity_value: to.email })
})
export const typedFrom = (wire: TypedOnWire): Typed => ({
  ticket: wire.hash,
  code: wire.code.trim(),
  to: destinationFrom(entityOf(wire))
})

/** A code is on its way. */
export const sentCode = same<SentCode>(
  Schema.Struct({
    ticket: brandCodec(OtpTicket, Schema.String),
    acceptedAt: moment,
    expiresAt: moment,
    resendAt: moment,
    sendsLeft: Schema.Int
  }).pipe(
    Schema.encodeKeys({
      ticket: "hash",
      acceptedAt: "accepted_at",
      expiresAt: "expires_at",
      resendAt: "resend_at",
      sendsLeft: "sends_left"
    })
  )
)

const VerifiedOnWire = Schema.Struct({
  verified: Schema.Literal(true),
  proof: brandCodec(OtpProof, Schema.String)
}).pipe(Schema.encodeKeys({ proof: "otp_hash" }))
export const verifiedCode: Mapping<VerifiedCode, typeof VerifiedOnWire.Type> = {
  schema: VerifiedOnWire,
  to: ({ proof }) => ({ verified: true, proof }),
  from: ({ proof }) => ({ proof })
}

const bearer = Schema.Struct({ token: Schema.String, until: moment }).pipe(Schema.encodeKeys({ until: "expires_at" }))
const BlockedOnWire = Schema.Struct({ at: moment, count: Schema.Int }).pipe(Schema.encodeKeys({ at: "blocked_at" }))
const MeOnWire = Schema.Struct({
  ...userFields,
  clients: Schema.Struct({ dashboard: bearer }),
  blocked: Schema.optionalKey(BlockedOnWire),
  bannedAt: Schema.optionalKey(moment)
}).pipe(
  Schema.encodeKeys({
    ...userNames,
    blocked: "user_blocked_reviews",
    bannedAt: "user_banned_certain_minutes_spam_at"
  })
)
/** The logged-in member, with the bearer of their page. D-36. */
export const me: Mapping<Me, typeof MeOnWire.Type> = {
  schema: MeOnWire,
  to: ({ member: who, bearer: dashboard, restrictions }) => ({
    ...member.to(who),
    clients: { dashboard },
    ...restrictions
  }),
  from: ({ clients: { dashboard }, blocked, bannedAt, ...who }) => ({
    member: member.from(who),
    bearer: dashboard,
    ...(blocked === undefined && bannedAt === undefined
      ? {}
      : { restrictions: { ...(blocked && { blocked }), ...(bannedAt !== undefined && { bannedAt }) } })
  })
}

const SignedInOnWire = Schema.Struct({
  token: Schema.String,
  until: moment,
  member: asCodec(member),
  missing: Schema.Array(missing)
}).pipe(Schema.encodeKeys({ until: "token_expires_at", member: "user" }))
/** An answer of every way of logging in; its session is in the cookie beside it. */
export const signedIn: Mapping<SignedIn, typeof SignedInOnWire.Type> = {
  schema: SignedInOnWire,
  to: ({ bearer: { token, until }, ...answer }) => ({ ...answer, token, until }),
  from: ({ token, until, ...answer }) => ({ ...answer, bearer: { token, until } })
}
