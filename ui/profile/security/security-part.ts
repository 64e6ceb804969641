import type { Member } from "#core/account/member.ts"
import type { OtpDestination } from "#core/account/otp/otp.ts"
import type { ProvingDraft } from "#core/account/otp/proving.ts"

/** What of an account is secured. Specification 4. */
export type Part = "phone" | "email" | "password" | "store"

/** The part that was open when the tab was reloaded: what is being proven goes on. */
export const provedPart = (left: ProvingDraft | undefined): Part | undefined =>
  left === undefined || left.purpose === "quick" || left.purpose === "claim" ? undefined : left.purpose

/** Destination of a member's codes, as far as it is proven. */
export const ownOf = ({ phone, email }: Member, part: "phone" | "email"): OtpDestination | null => {
  if (part === "email") return { email }
  return phone ? { phone } : null
}
