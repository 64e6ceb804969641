import { Schema } from "effect"
import type { RegistrationDetail, RegistrationPort } from "#core/account/account.port.ts"
import type { Endpoint, Wire } from "../endpoint.ts"
import { one, same, words } from "../parts.ts"
import { isPhone, phoneFields, phoneFrom, phoneTo } from "../selling/address-forms.wire.ts"
import { passwordOnWire, phoneAsked, proofGiven, signedIn, sourceOnWire } from "./account-forms.wire.ts"
import * as refused from "./account-refusals.wire.ts"
import { cityGiven, gender, member, provinceGiven, salute } from "./member-forms.wire.ts"
import { unauthenticated } from "./unauthenticated.ts"

const isMobile = isPhone("mobile")
const personNames = {
  userName: "user_name",
  firstName: "first_name",
  lastName: "last_name",
  proof: "otp_hash"
} as const
const RegisterOnWire = Schema.Struct({
  acquisitionSource: sourceOnWire,
  email: words,
  userName: words,
  password: passwordOnWire,
  firstName: words,
  lastName: words,
  ...phoneFields,
  gender,
  salute,
  recaptchaToken: Schema.optionalKey(Schema.String.pipe(Schema.check(Schema.isMaxLength(4_000)))),
  proof: proofGiven
}).pipe(
  Schema.encodeKeys({
    ...personNames,
    acquisitionSource: "acquisition_source",
    recaptchaToken: "recaptcha_token"
  })
)
const DetailOnWire = Schema.Struct({
  userName: Schema.optionalKey(words),
  firstName: Schema.optionalKey(words),
  lastName: Schema.optionalKey(words),
  email: Schema.optionalKey(words),
  gender: Schema.optionalKey(gender),
  salute: Schema.optionalKey(salute),
  dateOfBirth: Schema.optionalKey(words),
  province: Schema.optionalKey(provinceGiven),
  city: Schema.optionalKey(cityGiven),
  password: Schema.optionalKey(passwordOnWire),
  phone_no: Schema.optionalKey(phoneFields.phone_no),
  phone_code: Schema.optionalKey(phoneFields.phone_code),
  proof: Schema.optionalKey(proofGiven)
}).pipe(Schema.encodeKeys({ ...personNames, dateOfBirth: "date_of_birth" }))
type DetailOnWire = typeof DetailOnWire.Type
const wholePhone = Schema.makeFilter<DetailOnWire>(({ phone_no, phone_code, proof }) => {
  if (phone_no === undefined && phone_code === undefined && proof === undefined) return undefined
  return phone_no !== undefined && phone_code !== undefined && proof !== undefined && isNumber({ phone_no, phone_code })
    ? undefined
    : { path: ["phone_no"], issue: "a number needs its country's code and a proof" }
})
const isNumber = Schema.is(Schema.Struct(phoneFields).pipe(Schema.check(isMobile)))

const QuickOnWire = Schema.Struct({
  entity: Schema.Literals(["quick-registration", "registered_sociolla_store"]),
  ...phoneFields,
  proof: proofGiven,
  acquisitionSource: sourceOnWire
}).pipe(Schema.encodeKeys({ proof: "otp_hash", acquisitionSource: "acquisition_source" }))

interface Available {
  readonly isAvailable: boolean
}
/** A name that is taken is answered as 422. Wire, Account and authentication. */
const checked = {
  service: "public",
  output: one(
    same<Available>(
      Schema.Struct({ isAvailable: Schema.Boolean }).pipe(Schema.encodeKeys({ isAvailable: "available" }))
    )
  ),
  refusals: { TooManyTries: refused.tooManyTries },
  denial: {
    status: 422,
    code: "ALREADY_TAKEN",
    tag: "AlreadyTaken",
    is: ({ isAvailable }: Available) => !isAvailable,
    value: { isAvailable: false }
  }
} as const satisfies Partial<Endpoint<never, Available, never>>

/** Becoming a member. Wire, Account and authentication. */
export const registrationWire: Wire<RegistrationPort> = {
  checkEmail: {
    ...checked,
    method: "post",
    path: "/auth/email/check",
    summary: "Whether an address is free",
    input: same(Schema.Struct({ email: words }))
  },
  checkPhone: {
    ...checked,
    method: "get",
    path: "/auth/phone/check",
    summary: "Whether a number is free",
    input: phoneAsked
  },
  checkUserName: {
    ...checked,
    method: "get",
    path: "/auth/username/check",
    summary: "Whether a user name is free",
    input: same(Schema.Struct({ userName: words }).pipe(Schema.encodeKeys({ userName: "user_name" })))
  },
  register: {
    service: "public",
    method: "post",
    path: "/auth/register",
    summary: "Becomes a member, with a phone that a code of `verification` has proven",
    input: {
      schema: RegisterOnWire.pipe(Schema.check(isMobile)),
      to: ({ phone, ...given }) => ({ ...given, ...phoneTo(phone) }),
      from: ({ phone_no, phone_code, ...given }: typeof RegisterOnWire.Type) => ({
        ...given,
        phone: phoneFrom({ phone_no, phone_code })
      })
    },
    output: one(signedIn),
    status: () => 201,
    refusals: {
      AlreadyTaken: refused.alreadyTaken,
      DetailsRefused: refused.detailsRefused,
      PhoneNotProven: refused.phoneNotProven,
      RecaptchaRefused: refused.recaptchaRefused,
      TooManyTries: refused.tooManyTries
    }
  },
  registerQuickly: {
    service: "public",
    method: "post",
    path: "/auth/login/otp",
    summary:
      "A phone that a code of `quick-registration` or `registered_sociolla_store` has proven becomes an account, or opens the one it has",
    input: {
      schema: QuickOnWire.pipe(Schema.check(isMobile)),
      to: ({ scope, phone, ...given }): typeof QuickOnWire.Type => ({
        ...given,
        entity: scope ?? "quick-registration",
        ...phoneTo(phone)
      }),
      from: ({ entity, phone_no, phone_code, ...given }: typeof QuickOnWire.Type) => ({
        ...given,
        ...(entity === "registered_sociolla_store" && { scope: entity }),
        phone: phoneFrom({ phone_no, phone_code })
      })
    },
    output: one(signedIn),
    refusals: {
      PhoneNotProven: refused.phoneNotProven,
      MemberRemoved: refused.memberRemoved,
      TooManyTries: refused.tooManyTries
    }
  },
  complete: {
    service: "public",
    method: "post",
    path: "/auth/register/update",
    summary: "What is still missing of an own account",
    input: {
      schema: DetailOnWire.pipe(Schema.check(wholePhone)),
      to: detailTo,
      from: detailFrom
    },
    output: one(member),
    refusals: {
      Unauthenticated: unauthenticated,
      AlreadyTaken: refused.alreadyTaken,
      DetailsRefused: refused.detailsRefused,
      PhoneNotProven: refused.phoneNotProven,
      TooManyTries: refused.tooManyTries
    }
  }
}

function detailTo({ phone, ...detail }: RegistrationDetail): DetailOnWire {
  return { ...detail, ...(phone && { ...phoneTo(phone.phone), proof: phone.proof }) }
}

function detailFrom({ phone_no = "", phone_code = "", proof, ...detail }: DetailOnWire): RegistrationDetail {
  return { ...detail, ...(proof !== undefined && { phone: { phone: phoneFrom({ phone_no, phone_code }), proof } }) }
}
