import { expect, it } from "vitest"
import { resetUntil } from "#core/account/credentials/reset-token.rule.ts"
import { someNow } from "../../arbitraries.ts"

it("a link to a new password opens for 30 minutes (D-9)", () => {
  expect(resetUntil(someNow)).toBe(someNow + 1_800_000)
})
