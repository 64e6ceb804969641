import type { Effect } from "effect"
import type { Unavailable } from "../kernel/failure.ts"
import type { NoInput } from "../kernel/input.ts"
import type { Phone } from "../kernel/phone.ts"
import type {
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
  Unauthenticated,
  UsernameNotFound
} from "./account.errors.ts"
import type { Gender, Member, NamedPlace, Provider, Salute } from "./member.ts"
import type { OtpDestination, OtpMethod, OtpProof, OtpScope, OtpTicket, SentCode, VerifiedCode } from "./otp/otp.ts"
import type { Me, SignedIn } from "./session/session.ts"

type Answer<A, E = never> = Effect.Effect<A, E | Unavailable>

/** Why a log-in by password is refused. Specification 4 and 8. */
export type LoginRefusal =
  | IncorrectPassword
  | ThirdFailedLogin
  | FourthFailedLogin
  | AccountLocked
  | MemberRemoved
  | EmailNotRegistered
  | UsernameNotFound
  | LoginDataMissing
  | QuickRegistrationUnfinished
  | PageOutdated
  | TooManyTries

/** Why a one-time code is not sent. Specification 5 and 8. */
export type SendRefusal =
  | OtpAlreadySent
  | OtpMaximumReached
  | DestinationTaken
  | MethodNotOffered
  | DeliveryRefused
  | NotRegisteredAtStore
  | PhoneNotRegistered
  | PhoneUnverified
  | EmailNotRegistered
  | TooManyTries

/** Why a one-time code does not count. Specification 8. */
export type VerifyRefusal = NoActiveOtp | IncorrectOtp | TooManyTries

/** A request for a code. */
export interface CodeWanted {
  readonly scope: OtpScope
  readonly method: OtpMethod
  readonly to: OtpDestination
}

/** A code as it was typed. */
export interface CodeTyped {
  readonly ticket: OtpTicket
  readonly scope: OtpScope
  readonly to: OtpDestination
  readonly code: string
}

/** Logging in, out and who one is. Specification 4, Login; D-34 to D-36. */
export interface SessionPort {
  /** Returns the member of the session cookie, with a new bearer. */
  readonly me: (input: NoInput) => Answer<Me, Unauthenticated>
  /** `identifier`: an e-mail address or a user name. */
  readonly login: (input: { readonly identifier: string; readonly password: string }) => Answer<SignedIn, LoginRefusal>
  /**
   * `accessToken`: what the provider's return left at our server, taken once. Refused with `AlreadyTaken` if an account
   * has the address but never proved it, or if the provider does not vouch for it. D-35.
   */
  readonly loginWith: (input: {
    readonly provider: Provider
    readonly acquisitionSource: string
    readonly accessToken: string
  }) => Answer<SignedIn, ProviderRefused | AlreadyTaken | MemberRemoved | PageOutdated | TooManyTries>
  /** Unknown numbers and addresses are answered like known ones. */
  readonly requestLoginCode: (input: Omit<CodeWanted, "scope">) => Answer<SentCode, SendRefusal>
  readonly loginByCode: (
    input: Omit<CodeTyped, "scope">
  ) => Answer<SignedIn, VerifyRefusal | MemberRemoved | PageOutdated>
  /** Ends the session and its bearers everywhere; nothing to do is done too. */
  readonly logout: (input: NoInput) => Answer<{ readonly ended: true }>
}

/** One-time codes. Specification 4, OTP; D-32, D-33. */
export interface OtpPort {
  readonly sendCode: (input: CodeWanted) => Answer<SentCode, SendRefusal>
  readonly verifyCode: (input: CodeTyped) => Answer<VerifiedCode, VerifyRefusal>
}

/** Everything a new account is made of; the password never leaves the call. Specification 7. */
export interface Registration {
  readonly email: string
  readonly userName: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: Phone
  readonly gender: Gender
  readonly salute: Salute
  readonly acquisitionSource: string
  readonly recaptchaToken?: string
  /** Of a code with scope `verification` to this phone. */
  readonly proof: OtpProof
}

/** `/register-detail` and the completion page: what is still missing. */
export interface RegistrationDetail {
  readonly userName?: string
  readonly firstName?: string
  readonly lastName?: string
  readonly email?: string
  readonly gender?: Gender
  readonly salute?: Salute
  readonly dateOfBirth?: string
  readonly province?: NamedPlace
  readonly city?: NamedPlace
  /** Set if there is none yet; otherwise it changes nothing. */
  readonly password?: string
  /** A phone with its proof of scope `verification` or `registered_sociolla_store`. */
  readonly phone?: { readonly phone: Phone; readonly proof: OtpProof }
}

/** Becoming a member. Specification 4, Registration; machines 8. */
export interface RegistrationPort {
  readonly checkEmail: (input: { readonly email: string }) => Answer<{ readonly isAvailable: boolean }, TooManyTries>
  readonly checkPhone: (input: { readonly phone: Phone }) => Answer<{ readonly isAvailable: boolean }, TooManyTries>
  readonly checkUserName: (input: {
    readonly userName: string
  }) => Answer<{ readonly isAvailable: boolean }, TooManyTries>
  readonly register: (
    input: Registration
  ) => Answer<SignedIn, AlreadyTaken | DetailsRefused | PhoneNotProven | RecaptchaRefused | TooManyTries>
  /**
   * A phone that a code of scope `quick-registration` has proven becomes an account, or opens the one it has; a code of scope
   * `registered_sociolla_store` proves a number that a till knows. Specification 4, OTP.
   */
  readonly registerQuickly: (input: {
    /** Scope of the code; absent: `quick-registration`. */
    readonly scope?: "registered_sociolla_store"
    readonly proof: OtpProof
    readonly phone: Phone
    readonly acquisitionSource: string
  }) => Answer<SignedIn, PhoneNotProven | MemberRemoved | TooManyTries>
  /** For the member who is logged in. */
  readonly complete: (
    input: RegistrationDetail
  ) => Answer<Member, Unauthenticated | AlreadyTaken | DetailsRefused | PhoneNotProven | TooManyTries>
}

/** Forgotten and changed passwords, number and address. Specification 4 and 8; D-9. */
export interface CredentialsPort {
  readonly forgetByEmail: (input: {
    readonly email: string
  }) => Answer<{ readonly sent: true }, EmailNotRegistered | OtpMaximumReached | TooManyTries>
  /** Trades the proof of a code of scope `forget-password` for what a mail's link holds. */
  readonly forgetByPhone: (input: {
    readonly phone: Phone
    readonly proof: OtpProof
  }) => Answer<ResetToken, PhoneNotProven | PhoneNotRegistered>
  /** Returns whether a link still opens anything. */
  readonly checkReset: (input: ResetToken) => Answer<{ readonly until: number }, ResetLinkInvalid>
  /** Ends every session of theirs, opens the lock. */
  readonly resetPassword: (
    input: ResetToken & { readonly password: string }
  ) => Answer<{ readonly changed: true }, ResetLinkInvalid | PasswordRepeated | DetailsRefused | TooManyTries>
  /** For the member who is logged in; their other sessions end. `current` is left out if they have no password. */
  readonly changePassword: (input: {
    readonly current?: string
    readonly password: string
  }) => Answer<
    SignedIn & Notified,
    Unauthenticated | PasswordWrong | AccountLocked | PasswordRepeated | DetailsRefused | TooManyTries
  >
  /** With the proof of a code of scope `change-number` to the new number. */
  readonly changePhone: (input: {
    readonly phone: Phone
    readonly proof: OtpProof
  }) => Answer<ChangedMember, Unauthenticated | PhoneNotProven | DestinationTaken | TooManyTries>
  /** With the proof of a code of scope `verification` to the new address. */
  readonly changeEmail: (input: {
    readonly email: string
    readonly proof: OtpProof
  }) => Answer<ChangedMember, Unauthenticated | PhoneNotProven | DestinationTaken | TooManyTries>
}

/** The receivers of a message about a change. Decision 0048. */
export interface Notified {
  /** The proven e-mail address or number, `+62…`, from before the change; absent if no message leaves. */
  readonly notified?: string
}

/** A member after a change of their number or address. */
export interface ChangedMember extends Notified {
  readonly member: Member
}

/** What a link of a mail, or a proven phone, gives: opens the page for a new password once, for 30 minutes. D-9. */
export interface ResetToken {
  readonly uid: string
  readonly code: string
}

/** The whole account. */
export interface AccountPort extends SessionPort, OtpPort, RegistrationPort, CredentialsPort {}
