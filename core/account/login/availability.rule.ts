import type { OtpScope } from "../otp/otp.ts"

/** What is known of a number or an address. `ALREADY_TAKEN` means that it exists. Specification 8; D-31b. */
export type Standing = "free" | "claimed" | "taken" | "at-store"

/** What that means for what a code is wanted for. */
export type Availability = "go" | "taken" | "unknown" | "unverified" | "not-at-store"

/**
 * One answer, read by what it is for: who registers or moves to a number wants it free, who logs in or forgot a password
 * wants it known, the till wants it known there and proven by no member. D-31b.
 */
export const interpretAvailability = (standing: Standing, scope: OtpScope): Availability => {
  switch (scope) {
    case "verification":
    case "change-number":
      return standing === "taken" ? "taken" : "go"
    case "quick-registration":
      return "go"
    case "login":
      return standing === "taken" ? "go" : "unknown"
    case "forget-password":
      if (standing === "taken") return "go"
      return standing === "claimed" ? "unverified" : "unknown"
    case "registered_sociolla_store":
      return standing === "at-store" ? "go" : "not-at-store"
  }
}
