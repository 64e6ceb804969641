import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { PersistedOrdering } from "#core/checkout/ordering.ts"
import { persistedOrdering } from "#core/checkout/persisted-ordering.rule.ts"
import { isUnanswered } from "#core/checkout/unanswered.rule.ts"
import { CheckoutId } from "#core/orders/order.ts"
import { runs } from "../arbitraries.ts"

describe("a press whose answer has not come", () => {
  it("is an ordering with a key that is neither answered nor over, whatever its texts are", () =>
    fc.assert(
      fc.property(
        fc.record(
          {
            checkout: fc
              .oneof(fc.string(), fc.constantFrom('"key":', '"over":true', '"isAnswered":true'))
              .map((id) => CheckoutId(id)),
            bought: fc.nat(),
            key: fc.oneof(fc.string(), fc.constant('"over":true')),
            over: fc.boolean(),
            isAnswered: fc.boolean()
          },
          { requiredKeys: ["checkout", "bought"] }
        ),
        (ordering: PersistedOrdering) => {
          expect(isUnanswered(persistedOrdering(ordering))).toBe(
            ordering.key !== undefined && ordering.over !== true && ordering.isAnswered !== true
          )
        }
      ),
      runs(500)
    ))

  it("is none where nothing is stored, or a text of another version", () => {
    expect(isUnanswered(undefined)).toBe(false)
    expect(isUnanswered('{"v":2,"checkout":"a","key":"k"}')).toBe(false)
    expect(isUnanswered('{"key":"k"}')).toBe(false)
  })
})
