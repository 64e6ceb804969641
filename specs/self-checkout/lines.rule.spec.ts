import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { mostOf, withQuantity, withScanned } from "#core/self-checkout/lines.rule.ts"
import type { ScannedLine } from "#core/self-checkout/self-checkout.ts"
import { runs } from "#specs/arbitraries.ts"
import { someGoods } from "../pricing/some-goods.ts"

const few = someGoods("1", { stock: 3 })
const many = someGoods("2", { stock: 50 })

/** D-23: 20 of one combination; D-66: what the store has. */
describe("lines of a session", () => {
  it("are added up, as far as the store has units, and 20 at most", () => {
    const once = withScanned([], few, 2)
    expect(mostOf(few, once)).toBe(1)
    expect(withScanned(once, few, 2)).toEqual([{ goods: few, quantity: 3 }])
    expect(mostOf(many, [])).toBe(20)
    expect(withScanned([], many, 40)).toEqual([{ goods: many, quantity: 20 }])
    expect(withScanned([], someGoods("3", { stock: 0 }), 1)).toEqual([])
  })

  it("are taken out with none, and changed only by their own combination", () => {
    const lines = withScanned(withScanned([], few, 2), many, 2)
    expect(withQuantity(lines, few.combination, 0)).toEqual([{ goods: many, quantity: 2 }])
    expect(withQuantity(lines, someGoods("9").combination, 5)).toEqual(lines)
  })

  it("never hold more than there are, nor two lines of one combination", () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 30 })), { maxLength: 20 }), (scans) => {
        const lines = scans.reduce<ReadonlyArray<ScannedLine>>(
          (held, [isFew, quantity]) => withScanned(held, isFew ? few : many, quantity),
          []
        )
        for (const { goods, quantity } of lines) expect(quantity).toBeLessThanOrEqual(Math.min(goods.stock, 20))
        expect(new Set(lines.map(({ goods }) => goods.combination)).size).toBe(lines.length)
      }),
      runs(200)
    ))
})
