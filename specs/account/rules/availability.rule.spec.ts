import { describe, expect, it } from "vitest"
import { interpretAvailability } from "#core/account/login/availability.rule.ts"
import { otpScopes } from "#core/account/otp/otp.ts"

describe("what is known of a number", () => {
  it("is read by what it is for", () => {
    const table = Object.fromEntries(
      otpScopes.map((scope) => [
        scope,
        (["free", "claimed", "taken", "at-store"] as const).map((standing) => interpretAvailability(standing, scope))
      ])
    )
    expect(table).toEqual({
      verification: ["go", "go", "taken", "go"],
      "change-number": ["go", "go", "taken", "go"],
      "quick-registration": ["go", "go", "go", "go"],
      login: ["unknown", "unknown", "go", "unknown"],
      "forget-password": ["unknown", "unverified", "go", "unknown"],
      registered_sociolla_store: ["not-at-store", "not-at-store", "not-at-store", "go"]
    })
  })
})
