import { Data } from "effect"
import type { Instant } from "../kernel/moment.ts"

/** No member is logged in, or the session is over. Wire, Failure. */
export class Unauthenticated extends Data.TaggedError("Unauthenticated") {}

/** First or second wrong password. Specification 8, Login. */
export class IncorrectPassword extends Data.TaggedError("IncorrectPassword") {}
/** Third wrong password: a warning. Specification 4, Login. */
export class ThirdFailedLogin extends Data.TaggedError("ThirdFailedLogin") {}
/** Fourth: the last before the lock. */
export class FourthFailedLogin extends Data.TaggedError("FourthFailedLogin") {}
/** Five or more wrong passwords: passwords are refused until a new one is set. D-34: 423. */
export class AccountLocked extends Data.TaggedError("AccountLocked") {}
/** The account was removed: "Akun kamu tidak dapat diakses." */
export class MemberRemoved extends Data.TaggedError("MemberRemoved") {}
/** No member has this e-mail address. Specification 8. */
export class EmailNotRegistered extends Data.TaggedError("EmailNotRegistered") {}
/** No member has this user name. Specification 8. */
export class UsernameNotFound extends Data.TaggedError("UsernameNotFound") {}
/** Identifier or password missing: "Wrong Username / Email / Password." */
export class LoginDataMissing extends Data.TaggedError("LoginDataMissing") {}
/** A quick registration that never got a password. Specification 8. */
export class QuickRegistrationUnfinished extends Data.TaggedError("QuickRegistrationUnfinished") {}
/** The page is older than the shop: 307 or 405 of a login call reloads it. D-36. */
export class PageOutdated extends Data.TaggedError("PageOutdated") {}
/** Too many tries from one address or device. */
export class TooManyTries extends Data.TaggedError("TooManyTries")<{ readonly retryAfterSeconds: number }> {}

/** The provider's statement about the person could not be confirmed, or the person cancelled. D-35. */
export class ProviderRefused extends Data.TaggedError("ProviderRefused") {}

/** Fields whose values another member has. Wire: 409 with `fields`. */
export class AlreadyTaken extends Data.TaggedError("AlreadyTaken")<{
  readonly fields: ReadonlyArray<"userName" | "email" | "phone">
}> {}
/** Names, addresses or passwords that break a rule of specification 5; the form names them before. */
export class DetailsRefused extends Data.TaggedError("DetailsRefused")<{
  /** Names of fields. */
  readonly fields: ReadonlyArray<string>
}> {}
/** The proof of a verified phone is missing, used or too old. Machines 8, G1. */
export class PhoneNotProven extends Data.TaggedError("PhoneNotProven") {}
/** The page could not prove that a person uses it. */
export class RecaptchaRefused extends Data.TaggedError("RecaptchaRefused") {}

/** No code is waiting: never requested, used up, expired, or tried five times. D-32. */
export class NoActiveOtp extends Data.TaggedError("NoActiveOtp") {}
/** The one-time code that was entered is not the one that was sent. Specification 8. */
export class IncorrectOtp extends Data.TaggedError("IncorrectOtp") {}
/** Within 30 seconds of the last one. */
export class OtpAlreadySent extends Data.TaggedError("OtpAlreadySent")<{ readonly resendAt: Instant }> {}
/** Five today. Specification 5; D-32: when it opens again. */
export class OtpMaximumReached extends Data.TaggedError("OtpMaximumReached")<{ readonly opensAt: Instant }> {}
/** The number or address belongs to another member. Specification 8: OTP 403. */
export class DestinationTaken extends Data.TaggedError("DestinationTaken") {}
/** No such method for this destination, or it is switched off. D-33. */
export class MethodNotOffered extends Data.TaggedError("MethodNotOffered") {}
/** The provider of messages refused at once; does not count. D-32. */
export class DeliveryRefused extends Data.TaggedError("DeliveryRefused") {}
/** Not registered at a store, or verified already: the long message of specification 5. */
export class NotRegisteredAtStore extends Data.TaggedError("NotRegisteredAtStore") {}

/** No member has this phone number. Specification 8. */
export class PhoneNotRegistered extends Data.TaggedError("PhoneNotRegistered") {}
/** The number was never proven: by e-mail then. Specification 8: UNVERIFIED_PHONE. */
export class PhoneUnverified extends Data.TaggedError("PhoneUnverified") {}
/** A link or proof that is used, too old or made up. D-9. */
export class ResetLinkInvalid extends Data.TaggedError("ResetLinkInvalid") {}
/** The old password may not be the new one. Specification 8: 402. */
export class PasswordRepeated extends Data.TaggedError("PasswordRepeated") {}
/** The present password was wrong, asked again before something weighty is changed. */
export class PasswordWrong extends Data.TaggedError("PasswordWrong") {}
