import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { seededRandom } from "#adapters/memory/seeded-random.ts"
import { OrderCode } from "#core/orders/order.ts"
import { newPickupCode, pickupQr, shownCodeIn, spokenPickupCode } from "#core/orders/pickup/pickup-code.rule.ts"

const order = OrderCode("PDR-261120-7K3QX")

describe("the code that is shown at the counter", () => {
  it("has six letters, none of them 0, O, 1 or I, and is read whatever way it is typed or scanned", () =>
    fc.assert(
      fc.property(fc.integer({ min: 1 }), (seed) => {
        const code = Effect.runSync(newPickupCode(seededRandom(seed)))
        expect(code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
        for (const typed of [code, spokenPickupCode(code), ` ${code.toLowerCase()} `])
          expect(shownCodeIn(typed)).toEqual({ code })
        expect(shownCodeIn(pickupQr(order, code))).toEqual({ code, order })
      })
    ))

  it.each(["", "7K4Q9", "7K4Q922", "7K4Q0O", "PDR-261120-7K3QX", "7K4Q92/PDR-261120-7K3QX", "/"])(
    "is not %j",
    (typed) => {
      expect(shownCodeIn(typed)).toBe(undefined)
    }
  )
})
