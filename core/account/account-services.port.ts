import type { Effect } from "effect"
import type { Unavailable } from "../kernel/failure.ts"
import type { RandomSource } from "../kernel/random.ts"
import type { Language } from "../kernel/text.ts"
import type { Toggles } from "../toggles/toggles.ts"
import type { DeliveryRefused, ProviderRefused, RecaptchaRefused } from "./account.errors.ts"
import type { ResetToken } from "./account.port.ts"
import type { AttemptRules } from "./login/attempts.rule.ts"
import type { MemberId, Provider } from "./member.ts"
import type { OtpDestination, OtpMethod, OtpScope, OtpTicket } from "./otp/otp.ts"
import type { OtpRules } from "./otp/otp-limit.rule.ts"

/** Hashes and verifies passwords. Security 3. */
export interface Passwords {
  readonly hash: (password: string) => Effect.Effect<string, Unavailable>
  /** Without a hash it compares with that of no member, which takes as long, and returns false. */
  readonly verify: (hash: string | undefined, password: string) => Effect.Effect<boolean, Unavailable>
}

/** Secrets of the shop's making. */
export interface Keys {
  /** 256 random bits, in characters that need no escaping in an address. */
  readonly token: Effect.Effect<string>
  /** SHA-256. */
  readonly digest: (token: string) => string
  /** HMAC of a code with the shop's key: for this scope, destination and request alone. */
  readonly sign: (code: string, of: { scope: OtpScope; destination: string; ticket: OtpTicket }) => string
}

/** Sends codes and links to people, within the call: it fails if a provider refuses at once. D-32, D-59. */
export interface Messenger {
  readonly sendCode: (code: {
    readonly to: OtpDestination
    readonly method: OtpMethod
    readonly scope: OtpScope
    readonly code: string
    readonly language: Language
  }) => Effect.Effect<void, DeliveryRefused | Unavailable>
  /** The way to a new password: `/forgot/reset/password?origin=…&code=…&uid=…`. D-9. */
  readonly sendReset: (reset: {
    readonly email: string
    readonly token: ResetToken
    readonly language: Language
  }) => Effect.Effect<void, DeliveryRefused | Unavailable>
}

/** The person a provider vouches for, at the end of its protocol. D-35. */
export interface SocialIdentity {
  readonly provider: Provider
  /** The provider's own id of them; with the provider the only key. */
  readonly subject: string
  readonly email?: string
  readonly isEmailVerified: boolean
  readonly firstName: string
  readonly lastName: string
}

/** What a provider's return left at the server under a token of ours, for a few minutes. */
export interface SocialReturns {
  /** Taken once. */
  readonly take: (provider: Provider, token: string) => Effect.Effect<SocialIdentity, ProviderRefused | Unavailable>
}

/** Checks whether a person uses the page; says yes if no keys are set. D-36b. */
export interface Recaptcha {
  readonly check: (token: string | undefined) => Effect.Effect<void, RecaptchaRefused | Unavailable>
}

/** Services that the use cases need beside the stores. */
export interface AccountServices {
  readonly passwords: Passwords
  readonly keys: Keys
  readonly messenger: Messenger
  readonly socialReturns: SocialReturns
  readonly recaptcha: Recaptcha
  readonly toggles: Effect.Effect<Toggles, Unavailable>
  readonly random: RandomSource
  /** Wrong passwords in a row and what they bring; those of D-34 if absent. Simulations try others. */
  readonly attempts?: AttemptRules
  /** Waits and counts of one-time codes; those of D-32 if absent. Simulations try others. */
  readonly codes?: OtpRules
}

/** The caller, and the way their session travels. D-36. */
export interface AccountCaller {
  readonly language: Language
  /** Known by a cookie or a bearer that still counts; `recognise` of session.usecases found them. */
  readonly member?: MemberId | undefined
  /** Id of that session, the digest of its token. */
  readonly session?: string | undefined
  /** Token of the session's cookie, also if the bearer is of another session. Decision 0024. */
  readonly cookieToken?: string | undefined
  /** Token of the browser's own cookie, which stays after logging out. Decision 0031. */
  readonly browser?: string | undefined
  readonly cookie: {
    /**
     * `HttpOnly`, beside a readable one that only says that there is one. Nothing closes it: the next login replaces it, and a
     * session that ended opens nothing. Decision 0075.
     */
    readonly open: (token: string) => void
    /** Stores a token of its own in the browser, for a year. */
    readonly remember: (token: string) => void
  }
}
