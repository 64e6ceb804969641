import { expect, it } from "vitest"
import { validUntil } from "#core/shipping/offer-time.rule.ts"
import { someNow } from "../arbitraries.ts"

it("an offer of couriers holds for a quarter of an hour", () => {
  expect(validUntil(someNow)).toBe(someNow + 900_000)
})
