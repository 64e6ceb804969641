import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { countsOf, dropOf, isAvailable, isLeftBy, isShown, sortEntries } from "#core/wishlist/listed.rule.ts"
import { entryIdOf, type ListedEntry, wishlistFilters, wishlistSorts } from "#core/wishlist/wishlist.ts"
import { someNow } from "../arbitraries.ts"
import { priceOf, someGoods } from "../pricing/some-goods.ts"

const entryOf = (
  id: string,
  saved: number,
  now: number,
  change: Partial<ListedEntry["goods"]> = {},
  at = 0
): ListedEntry => {
  const goods = someGoods(id, { price: priceOf(Math.max(saved, now), now), ...change })
  const { product, combination } = goods
  return { id: entryIdOf(combination), product, combination, at: instant(someNow + at), price: rupiah(saved), goods }
}
const anyEntries = fc
  .array(
    fc.record({
      saved: fc.integer({ min: 0, max: 500_000 }),
      now: fc.integer({ min: 0, max: 500_000 }),
      stock: fc.integer({ min: 0, max: 2 }),
      at: fc.nat(1_000)
    }),
    { maxLength: 20 }
  )
  .map((rows) => rows.map(({ saved, now, stock, at }, place) => entryOf(String(place + 1), saved, now, { stock }, at)))

describe("the order of a wishlist", () => {
  it("a price that fell since the day it was saved counts, one that rose or a struck price does not", () => {
    expect(dropOf(entryOf("1", 247_000, 210_000))).toBe(37_000)
    expect(dropOf(entryOf("1", 210_000, 247_000))).toBe(0)
    expect(dropOf(entryOf("1", 210_000, 210_000, { price: priceOf(250_000, 210_000) }))).toBe(0)
  })

  it("what can be saved now comes first, the most first; what is sold out saves nothing", () => {
    const entries = [
      entryOf("1", 100, 100, {}, 9),
      entryOf("2", 100, 50),
      entryOf("3", 100, 10, { stock: 0 }),
      entryOf("4", 100, 20)
    ]
    expect(sortEntries(entries, "drop").map(({ id }) => id)).toEqual(["4", "2", "1", "3"])
    expect(sortEntries(entries, "newest").map(({ id }) => id)).toEqual(["1", "2", "3", "4"])
    expect(sortEntries(entries, "cheapest").map(({ id }) => id)).toEqual(["3", "4", "2", "1"])
  })

  it("a product that is not for order keeps its place as sold out, one that is not shown has none. D-8", () => {
    expect([isShown, isAvailable].map((is) => is(entryOf("1", 1, 1, { sale: "not-for-order" })))).toEqual([true, false])
    for (const sale of ["removed", "inactive"] as const) expect(isShown(entryOf("1", 1, 1, { sale }))).toBe(false)
  })

  it("orders lose nothing, and each filter leaves as many as its count says", () =>
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const counts = countsOf(entries)
        expect(counts.available + counts.soldOut).toBe(counts.all)
        for (const filter of wishlistFilters)
          expect(entries.filter((entry) => isLeftBy(filter, entry))).toHaveLength(counts[filter])
        for (const sort of wishlistSorts) expect(new Set(sortEntries(entries, sort))).toEqual(new Set(entries))
      })
    ))
})
