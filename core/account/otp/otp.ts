import { type Brand, brandConstructor } from "../../kernel/brand.ts"
import type { Instant } from "../../kernel/moment.ts"
import type { Phone } from "../../kernel/phone.ts"

/** What a one-time code is for. Specification 4, OTP; `login` has calls but no scope there (machines 2, open). */
export const otpScopes = [
  "verification",
  "forget-password",
  "change-number",
  "quick-registration",
  "registered_sociolla_store",
  "login"
] as const
/** What a one-time code is for. Specification 4. */
export type OtpScope = (typeof otpScopes)[number]

/** How a code travels. Specification 4; D-33. */
export const otpMethods = ["sms", "whatsapp", "email"] as const
/** How a one-time code is delivered. D-33. */
export type OtpMethod = (typeof otpMethods)[number]

/** Destination of a code. */
export type OtpDestination = { readonly phone: Phone } | { readonly email: string }

/** Identifies a request for a code when the code is verified; holds nothing of the code. Wire: `hash`. */
export type OtpTicket = Brand<string, "OtpTicket">
/** Returns a primitive as a `OtpTicket`. */
export const OtpTicket = brandConstructor<OtpTicket>()
/** Proof that a code was right, used up by the call it was requested for. Wire: `otp_hash`. */
export type OtpProof = Brand<string, "OtpProof">
/** Returns a primitive as a `OtpProof`. */
export const OtpProof = brandConstructor<OtpProof>()

/** A code is on its way. D-32: all moments are the server's. */
export interface SentCode {
  readonly ticket: OtpTicket
  readonly acceptedAt: Instant
  readonly expiresAt: Instant
  readonly resendAt: Instant
  /** To this destination today, by all methods and for all scopes. */
  readonly sendsLeft: number
}

/** A code that was right. */
export interface VerifiedCode {
  readonly proof: OtpProof
}
