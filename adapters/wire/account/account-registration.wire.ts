import { Schema } from "effect"
import type { RegistrationDetail, RegistrationPort } from "#core/account/account.port.ts"
import type { Endpoint, Wire } from "../endpoint.ts"
import { one, words } from "../parts.ts"
import { isPhone, type PhoneOnWire, phoneFields, phoneFrom, phoneTo } from "../selling/address-forms.wire.ts"
import { passwordOnWire, phoneAsked, proofFrom, proofOnWire, signedIn, sourceOnWire } from "./account-forms.wire.ts"
import * as refused from "./account-refusals.wire.ts"
import {
  cityGiven,
  genderFrom,
  genderOnWire,
  genderTo,
  member,
  provinceGiven,
  saluteFrom,
  saluteOnWire,
  saluteTo
} from "./member-forms.wire.ts"
import { unauthenticated } from "./unauthenticated.ts"

const isMobile = isPhone("mobile")
const RegisterOnWire = Schema.Struct({
  acquisition_source: sourceOnWire,
  email: words,
  user_name: words,
  password: passwordOnWire,
  first_name: words,
  last_name: words,
  ...phoneFields,
  gender: genderOnWire,
  salute: saluteOnWire,
  recaptcha_token: Schema.optionalKey(Schema.String.pipe(Schema.check(Schema.isMaxLength(4_000)))),
  otp_hash: proofOnWire
})
const DetailOnWire = Schema.Struct({
  user_name: Schema.optionalKey(words),
  first_name: Schema.optionalKey(words),
  last_name: Schema.optionalKey(words),
  email: Schema.optionalKey(words),
  gender: Schema.optionalKey(genderOnWire),
  salute: Schema.optionalKey(saluteOnWire),
  date_of_birth: Schema.optionalKey(words),
  province: Schema.optionalKey(provinceGiven),
  city: Schema.optionalKey(cityGiven),
  password: Schema.optionalKey(passwordOnWire),
  phone_no: Schema.optionalKey(phoneFields.phone_no),
  phone_code: Schema.optionalKey(phoneFields.phone_code),
  otp_hash: Schema.optionalKey(proofOnWire)
})
type DetailOnWire = typeof DetailOnWire.Type
const wholePhone = Schema.makeFilter<DetailOnWire>(({ phone_no, phone_code, otp_hash }) => {
  if (phone_no === undefined && phone_code === undefined && otp_hash === undefined) return undefined
  return phone_no !== undefined &&
    phone_code !== undefined &&
    otp_hash !== undefined &&
    isNumber({ phone_no, phone_code })
    ? undefined
    : { path: ["phone_no"], issue: "a number needs its country's code and a proof" }
})
const isNumber = Schema.is(Schema.Struct(phoneFields).pipe(Schema.check(isMobile)))

const QuickOnWire = Schema.Struct({
  entity: Schema.Literals(["quick-registration", "registered_sociolla_store"]),
  ...phoneFields,
  otp_hash: proofOnWire,
  acquisition_source: sourceOnWire
})

interface Available {
  readonly isAvailable: boolean
}
const AvailableOnWire = Schema.Struct({ available: Schema.Boolean })
/** A name that is taken is answered as 422. Wire, Account and authentication. */
const checked = {
  service: "public",
  output: one({
    schema: AvailableOnWire,
    to: ({ isAvailable }: Available) => ({ available: isAvailable }),
    from: ({ available }: typeof AvailableOnWire.Type) => ({ isAvailable: available })
  }),
  refusals: { TooManyTries: refused.tooManyTries },
  denial: {
    status: 422,
    code: "ALREADY_TAKEN",
    tag: "AlreadyTaken",
    is: ({ isAvailable }: Available) => !isAvailable,
    value: { isAvailable: false }
  }
} as const satisfies Partial<Endpoint<never, Available, never>>

const EmailOnWire = Schema.Struct({ email: words })
const NameOnWire = Schema.Struct({ user_name: words })

/** Becoming a member. Wire, Account and authentication. */
export const registrationWire: Wire<RegistrationPort> = {
  checkEmail: {
    ...checked,
    method: "post",
    path: "/auth/email/check",
    summary: "Whether an address is nobody's",
    input: {
      schema: EmailOnWire,
      to: ({ email }) => ({ email }),
      from: ({ email }: typeof EmailOnWire.Type) => ({ email })
    }
  },
  checkPhone: {
    ...checked,
    method: "get",
    path: "/auth/phone/check",
    summary: "Whether nobody has proven a number",
    input: phoneAsked
  },
  checkUserName: {
    ...checked,
    method: "get",
    path: "/auth/username/check",
    summary: "Whether a user name is nobody's",
    input: {
      schema: NameOnWire,
      to: ({ userName }) => ({ user_name: userName }),
      from: ({ user_name }: typeof NameOnWire.Type) => ({ userName: user_name })
    }
  },
  register: {
    service: "public",
    method: "post",
    path: "/auth/register",
    summary: "Becomes a member, with a phone that a code of `verification` has proven",
    input: {
      schema: RegisterOnWire.pipe(Schema.check(isMobile)),
      to: (given) => ({
        acquisition_source: given.acquisitionSource,
        email: given.email,
        user_name: given.userName,
        password: given.password,
        first_name: given.firstName,
        last_name: given.lastName,
        ...phoneTo(given.phone),
        gender: genderTo(given.gender),
        salute: saluteTo(given.salute),
        ...(given.recaptchaToken === undefined ? {} : { recaptcha_token: given.recaptchaToken }),
        otp_hash: given.proof
      }),
      from: (wire: typeof RegisterOnWire.Type) => ({
        acquisitionSource: wire.acquisition_source,
        email: wire.email,
        userName: wire.user_name,
        password: wire.password,
        firstName: wire.first_name,
        lastName: wire.last_name,
        phone: phoneFrom(wire),
        gender: genderFrom(wire.gender),
        salute: saluteFrom(wire.salute),
        ...(wire.recaptcha_token === undefined ? {} : { recaptchaToken: wire.recaptcha_token }),
        proof: proofFrom(wire.otp_hash)
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
      to: ({ scope, phone, proof, acquisitionSource }): typeof QuickOnWire.Type => ({
        entity: scope ?? "quick-registration",
        ...phoneTo(phone),
        otp_hash: proof,
        acquisition_source: acquisitionSource
      }),
      from: (wire: typeof QuickOnWire.Type) => ({
        ...(wire.entity === "registered_sociolla_store" && { scope: wire.entity }),
        phone: phoneFrom(wire),
        proof: proofFrom(wire.otp_hash),
        acquisitionSource: wire.acquisition_source
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
      PhoneNotProven: refused.phoneNotProven
    }
  }
}

const phoneOf = ({ phone_no = "", phone_code = "" }: Partial<PhoneOnWire>): PhoneOnWire => ({ phone_no, phone_code })

function detailTo({ phone, gender, salute, ...detail }: RegistrationDetail): DetailOnWire {
  return {
    ...(detail.userName === undefined ? {} : { user_name: detail.userName }),
    ...(detail.firstName === undefined ? {} : { first_name: detail.firstName }),
    ...(detail.lastName === undefined ? {} : { last_name: detail.lastName }),
    ...(detail.email === undefined ? {} : { email: detail.email }),
    ...(gender === undefined ? {} : { gender: genderTo(gender) }),
    ...(salute === undefined ? {} : { salute: saluteTo(salute) }),
    ...(detail.dateOfBirth === undefined ? {} : { date_of_birth: detail.dateOfBirth }),
    ...(detail.province === undefined ? {} : { province: detail.province }),
    ...(detail.city === undefined ? {} : { city: detail.city }),
    ...(detail.password === undefined ? {} : { password: detail.password }),
    ...(phone === undefined ? {} : { ...phoneTo(phone.phone), otp_hash: phone.proof })
  }
}

function detailFrom(wire: DetailOnWire): RegistrationDetail {
  return {
    ...(wire.user_name === undefined ? {} : { userName: wire.user_name }),
    ...(wire.first_name === undefined ? {} : { firstName: wire.first_name }),
    ...(wire.last_name === undefined ? {} : { lastName: wire.last_name }),
    ...(wire.email === undefined ? {} : { email: wire.email }),
    ...(wire.gender === undefined ? {} : { gender: genderFrom(wire.gender) }),
    ...(wire.salute === undefined ? {} : { salute: saluteFrom(wire.salute) }),
    ...(wire.date_of_birth === undefined ? {} : { dateOfBirth: wire.date_of_birth }),
    ...(wire.province === undefined ? {} : { province: wire.province }),
    ...(wire.city === undefined ? {} : { city: wire.city }),
    ...(wire.password === undefined ? {} : { password: wire.password }),
    ...(wire.otp_hash === undefined
      ? {}
      : { phone: { phone: phoneFrom(phoneOf(wire)), proof: proofFrom(wire.otp_hash) } })
  }
}
