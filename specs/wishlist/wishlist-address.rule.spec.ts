import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { wishlistFilters, wishlistSorts } from "#core/wishlist/wishlist.ts"
import { addressOf, shownIn } from "#core/wishlist/wishlist-address.rule.ts"

describe("the address of a wishlist", () => {
  it("shows twelve, what became cheaper first, without a query; unknown values are as if they were not there. D-15, D-47", () => {
    const first = { filter: "all", sort: "drop", count: 12 }
    for (const search of ["", "?", "?show=x&sort=price", "?page=0", "?page=-1", "?page=a", "?utm=1"])
      expect(shownIn(search)).toEqual(first)
    expect(shownIn("?show=dropped&sort=newest&page=3")).toEqual({ filter: "dropped", sort: "newest", count: 36 })
    expect(shownIn("?page=999").count).toBe(300)
  })

  it("says what is shown, and nothing that is so anyway", () => {
    expect(addressOf({ filter: "all", sort: "drop", count: 12 })).toBe("")
    expect(addressOf({ filter: "soldOut", sort: "cheapest", count: 24 })).toBe("?show=soldOut&sort=cheapest&page=2")
  })

  it("is read as it was written", () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...wishlistFilters),
        fc.constantFrom(...wishlistSorts),
        fc.integer({ min: 1, max: 25 }),
        (filter, sort, page) => {
          const shown = { filter, sort, count: page * 12 }
          expect(shownIn(addressOf(shown))).toEqual(shown)
        }
      )
    ))
})
