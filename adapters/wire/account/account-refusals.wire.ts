import { Schema } from "effect"
import {
  AccountLocked,
  AlreadyTaken,
  DeliveryRefused,
  DestinationTaken,
  DetailsRefused,
  EmailNotRegistered,
  FourthFailedLogin,
  IncorrectOtp,
  IncorrectPassword,
  LoginDataMissing,
  MemberRemoved,
  MethodNotOffered,
  NoActiveOtp,
  NotRegisteredAtStore,
  OtpAlreadySent,
  OtpMaximumReached,
  PageOutdated,
  PasswordRepeated,
  PasswordWrong,
  PhoneNotProven,
  PhoneNotRegistered,
  PhoneUnverified,
  ProviderRefused,
  QuickRegistrationUnfinished,
  RecaptchaRefused,
  ResetLinkInvalid,
  ThirdFailedLogin,
  TooManyTries,
  UsernameNotFound
} from "#core/account/account.errors.ts"
import type { Refusal } from "../endpoint.ts"
import { moment } from "../parts.ts"
import { fieldTo } from "./member-forms.wire.ts"

// Statuses and words of the specification's section 8. A refusal without further data is a line.
const plain = <E>(status: number, code: string, make: () => E): Refusal<E> => ({ status, code, make })

export const incorrectPassword = plain(401, "INCORRECT_PASSWORD", () => new IncorrectPassword())
export const thirdFailedLogin = plain(401, "THIRD_FAILED_LOGIN_ATTEMPT", () => new ThirdFailedLogin())
export const fourthFailedLogin = plain(401, "FOURTH_FAILED_LOGIN_ATTEMPT", () => new FourthFailedLogin())
/** D-34. */
export const accountLocked = plain(423, "ACCOUNT_LOCKED", () => new AccountLocked())
export const memberRemoved = plain(404, "USER_ALREADY_REMOVED", () => new MemberRemoved())
export const emailNotRegistered = plain(404, "EMAIL_NOT_REGISTERED", () => new EmailNotRegistered())
export const usernameNotFound = plain(404, "USERNAME_NOT_FOUND", () => new UsernameNotFound())
export const loginDataMissing = plain(422, "MISSING_DATA", () => new LoginDataMissing())
export const quickUnfinished = plain(422, "UNFINISH_QUICK_REGISTER", () => new QuickRegistrationUnfinished())
/** The answer of a server that does not know the call any more; ours never gives it. D-36. */
export const pageOutdated = plain(405, "METHOD_NOT_ALLOWED", () => new PageOutdated())
export const providerRefused = plain(401, "PROVIDER_REFUSED", () => new ProviderRefused())

export const phoneNotProven = plain(422, "PHONE_NOT_PROVEN", () => new PhoneNotProven())
export const recaptchaRefused = plain(422, "RECAPTCHA_REFUSED", () => new RecaptchaRefused())

export const noActiveOtp = plain(422, "NO_ACTIVE_OTP_REQUEST", () => new NoActiveOtp())
export const incorrectOtp = plain(422, "INCORRECT_OTP", () => new IncorrectOtp())
/** Specification 8: OTP 403. */
export const destinationTaken = plain(403, "ALREADY_TAKEN", () => new DestinationTaken())
export const methodNotOffered = plain(422, "METHOD_NOT_OFFERED", () => new MethodNotOffered())
export const deliveryRefused = plain(422, "DELIVERY_REFUSED", () => new DeliveryRefused())
export const notRegisteredAtStore = plain(404, "NOT_REGISTERED_AT_STORE", () => new NotRegisteredAtStore())
export const phoneNotRegistered = plain(404, "PHONE_NOT_REGISTERED", () => new PhoneNotRegistered())
export const phoneUnverified = plain(422, "UNVERIFIED_PHONE", () => new PhoneUnverified())

export const resetLinkInvalid = plain(422, "RESET_LINK_INVALID", () => new ResetLinkInvalid())
export const passwordRepeated = plain(402, "REPEAT_PASSWORD", () => new PasswordRepeated())
/** Not a 401: the caller stays logged in. */
export const passwordWrong = plain(403, "PASSWORD_WRONG", () => new PasswordWrong())

const Wait = Schema.UndefinedOr(
  Schema.Struct({ retryAfterSeconds: Schema.Int }).pipe(Schema.encodeKeys({ retryAfterSeconds: "retry_after" }))
)
const usualWaitSeconds = 60
/** The limits around every call say the same without details. */
export const tooManyTries: Refusal<TooManyTries> = {
  status: 429,
  code: "TOO_MANY_REQUESTS",
  details: {
    schema: Wait,
    to: ({ retryAfterSeconds }: TooManyTries): typeof Wait.Type => ({ retryAfterSeconds }),
    from: (wire: typeof Wait.Type) =>
      new TooManyTries({ retryAfterSeconds: wire?.retryAfterSeconds ?? usualWaitSeconds })
  }
}

const ResendAt = Schema.Struct({ resendAt: moment }).pipe(Schema.encodeKeys({ resendAt: "resend_at" }))
export const otpAlreadySent: Refusal<OtpAlreadySent> = {
  status: 422,
  code: "ACTIVE_OTP_ALREADY_SENT",
  details: {
    schema: ResendAt,
    to: ({ resendAt }: OtpAlreadySent): typeof ResendAt.Type => ({ resendAt }),
    from: (wire: typeof ResendAt.Type) => new OtpAlreadySent(wire)
  }
}

const OpensAt = Schema.Struct({ opensAt: moment }).pipe(Schema.encodeKeys({ opensAt: "opens_at" }))
export const otpMaximum: Refusal<OtpMaximumReached> = {
  status: 422,
  code: "OTP_MAXIMUM",
  details: {
    schema: OpensAt,
    to: ({ opensAt }: OtpMaximumReached): typeof OpensAt.Type => ({ opensAt }),
    from: (wire: typeof OpensAt.Type) => new OtpMaximumReached(wire)
  }
}

const Taken = Schema.Struct({ fields: Schema.Array(Schema.Literals(["userName", "email", "phone"])) })
export const alreadyTaken: Refusal<AlreadyTaken> = {
  status: 409,
  code: "ALREADY_TAKEN",
  fields: ({ fields }) => Object.fromEntries(fields.map((field) => [fieldTo(field), "taken"])),
  details: {
    schema: Taken,
    to: ({ fields }: AlreadyTaken): typeof Taken.Type => ({ fields }),
    from: ({ fields }: typeof Taken.Type) => new AlreadyTaken({ fields })
  }
}

const Refused = Schema.UndefinedOr(Schema.Struct({ fields: Schema.Array(Schema.String) }))
export const detailsRefused: Refusal<DetailsRefused> = {
  status: 422,
  code: "INVALID_DATA",
  fields: ({ fields }) => Object.fromEntries(fields.map((field) => [fieldTo(field), "invalid"])),
  details: {
    schema: Refused,
    to: ({ fields }: DetailsRefused): typeof Refused.Type => ({ fields }),
    from: (wire: typeof Refused.Type) => new DetailsRefused({ fields: wire?.fields ?? [] })
  }
}
