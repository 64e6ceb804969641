import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { dayMs, instant } from "#core/kernel/moment.ts"
import { isSameTransfer } from "#core/orders/transfer/same-transfer.rule.ts"
import { someNow } from "../../arbitraries.ts"

const at = (days: number) => instant(someNow + days * dayMs)

describe("a transfer of the same account, reference and amount as one that is booked", () => {
  it.each([
    ["the same day, both stated", { at: at(0), isUndated: false }, { at: at(0), dated: "day" }, true],
    ["another day, both stated", { at: at(0), isUndated: false }, { at: at(1), dated: "day" }, false],
    ["no day stated for the new one", { at: at(0), isUndated: false }, { at: at(9), dated: "unknown" }, true],
    ["a day before the booking that stated none", { at: at(0), isUndated: true }, { at: at(-2), dated: "day" }, true],
    ["a day after the booking that stated none", { at: at(0), isUndated: true }, { at: at(2), dated: "day" }, false],
    [
      "a day before the order that was booked on was placed (decision 0047)",
      { at: at(0), isUndated: true, placedAt: at(-1) },
      { at: at(-3), dated: "day" },
      false
    ]
  ] as const)("is the same one, of %s: %s", (_, known, incoming, isSame) =>
    expect(isSameTransfer(known, incoming as never)).toBe(isSame)
  )

  it("is always the same one if it is booked once more as it was", () =>
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 100 }), fc.boolean(), (days, isUndated) => {
        const incoming = { at: at(days), dated: isUndated ? "unknown" : "day" }
        expect(isSameTransfer({ at: at(days), isUndated }, incoming as never)).toBe(true)
      })
    ))
})
