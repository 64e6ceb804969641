import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { isSameGoods, unitsOf } from "#core/pricing/units.rule.ts"

const anyLine = fc
  .record({ at: fc.integer({ min: 0, max: 6 }), quantity: fc.integer({ min: 1, max: 20 }) })
  .map(({ at, quantity }) => ({ product: ProductId(1_000 + at), combination: CombinationId(`c${at}`), quantity }))

describe("the units of an order", () => {
  it("are the same, each combination once and in one order, however the lines stand (security 2)", () =>
    fc.assert(
      fc.property(
        fc
          .array(anyLine, { maxLength: 12 })
          .chain((lines) => fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length }))),
        ([lines, shuffled]) => {
          const units = unitsOf(lines)
          expect(unitsOf(shuffled)).toEqual(units)
          const ids = units.map(({ combination }) => combination)
          expect(ids).toEqual([...new Set(ids)].toSorted())
          const sum = (all: ReadonlyArray<{ readonly quantity: number }>) =>
            all.reduce((total, { quantity }) => total + quantity, 0)
          expect(sum(units)).toBe(sum(lines))
        }
      )
    ))
})

describe("two goods", () => {
  it("are the same if product and combination are", () => {
    const one = { product: ProductId(1), combination: CombinationId("a") }
    expect([
      isSameGoods(one, { ...one }),
      isSameGoods(one, { ...one, product: ProductId(2) }),
      isSameGoods(one, { ...one, combination: CombinationId("b") })
    ]).toEqual([true, false, false])
  })
})
