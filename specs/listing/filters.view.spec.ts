import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { BrandId } from "#core/catalogue/brand.ts"
import { rupiah } from "#core/kernel/money.ts"
import {
  priceStops,
  viewFilterChips,
  viewFilterGroups,
  viewPrices,
  viewQuickFilters,
  viewSorts,
  withPrices
} from "#core/listing/filters.view.ts"
import { asksTheSame, type Fixed, inside } from "#core/listing/place.rule.ts"
import { normaliseQuery } from "#core/search/filters.rule.ts"
import { emptyQuery, priceSliderMax, type SearchQuery } from "#core/search/query.ts"
import { anyQuery, runs } from "../arbitraries.ts"
import { foundFor, numbersFor } from "./index-of-numbers.ts"

const { facets } = foundFor(emptyQuery)
const narrowed: SearchQuery = { ...emptyQuery, brands: [BrandId(2)], ratings: [4], tags: ["t3"] }

describe("the filters of a list", () => {
  it("leave out what the place itself fixes", () => {
    const ids = (fixed: Fixed) => viewFilterGroups(fixed, inside(fixed, emptyQuery), facets).map(({ id }) => id)
    expect(ids({})).toEqual(["available", "rating", "brand", "tag-concern"])
    expect(ids({ brands: [BrandId(1)] })).toEqual(["available", "rating", "tag-concern"])
    expect(ids({ tags: ["t2"] })).toEqual(["available", "rating", "brand"])
  })

  it("stand above the list as chips, each leading to the list without it", () => {
    expect(viewFilterChips({}, narrowed, facets)).toEqual([
      { label: { kind: "name", name: "Brand 2" }, search: "?rating=4&tag=t3" },
      { label: { kind: "stars", stars: 4 }, search: "?brand=2&tag=t3" },
      { label: { kind: "name", name: "Tag 3" }, search: "?brand=2&rating=4" }
    ])
  })

  it("are offered above the list, at most four, and none that would show nothing", () => {
    expect(viewQuickFilters({}, emptyQuery, facets).map(({ label }) => label.kind)).toEqual([
      "available",
      "stars",
      "name",
      "name"
    ])
    const empty = { ...facets, online: 0, ratings: facets.ratings.map((one) => ({ ...one, count: 0 })), tags: [] }
    expect(viewQuickFilters({}, emptyQuery, empty)).toEqual([])
  })

  it("are offered the fewer the more hold: the list begins with four at most (rule 7)", () => {
    const two = { ...emptyQuery, ratings: [4], brands: [BrandId(2)] }
    expect(viewQuickFilters({}, two, facets)).toHaveLength(2)
    expect(
      viewQuickFilters({}, { ...two, origins: ["origin-kr"], availableFor: "online", tags: ["t3"] }, facets)
    ).toEqual([])
    // What the place itself fixes is no filter that holds.
    expect(viewQuickFilters({ brands: [BrandId(2)] }, { ...emptyQuery, brands: [BrandId(2)] }, facets)).toHaveLength(4)
  })

  it("never shrink the list by another value of one filter, and never grow it by a further filter (F3)", () =>
    fc.assert(
      fc.property(anyQuery, fc.nat(), (any, pick) => {
        const query = normaliseQuery({
          ...any,
          origins: [],
          tags: any.tags.length > 0 ? ["t2"] : [],
          brands: any.brands.length > 0 ? [BrandId(2)] : []
        })
        const choices = viewFilterGroups({}, query, facets).flatMap(({ id, choices: all }) =>
          all.map((one) => ({ id, ...one }))
        )
        const { id, on, query: next } = choices[pick % choices.length] ?? { id: "", on: true, query }
        if (on || id === "available") return
        const before = new Set(numbersFor(query))
        const after = new Set(numbersFor(next))
        const widens = choices.some((other) => other.on && other.id === id)
        if (widens) expect([...before].filter((number) => !after.has(number))).toEqual([])
        else expect([...after].filter((number) => !before.has(number))).toEqual([])
      }),
      runs(2000)
    ))
})

describe("prices", () => {
  it("ask for nothing over the whole slider", () => {
    expect(withPrices({}, emptyQuery, 0, priceSliderMax).prices).toBeUndefined()
    expect(viewPrices(emptyQuery)).toEqual({ min: 0, max: priceSliderMax })
  })

  it("have no upper end at the top of the slider, and are turned round where they were mixed up", () => {
    expect(withPrices({}, emptyQuery, 250_000, priceSliderMax).prices).toEqual({ min: 250_000 })
    expect(withPrices({}, emptyQuery, 250_000, 50_000).prices).toEqual({ min: 50_000, max: 250_000 })
  })

  it("can be dragged from nothing to the top in rising steps", () => {
    expect(priceStops[0]).toBe(rupiah(0))
    expect(priceStops.at(-1)).toBe(rupiah(priceSliderMax))
    expect(priceStops.toSorted((one, other) => one - other)).toEqual(priceStops)
  })
})

describe("orders", () => {
  it("begin with what sells, and in a search with what fits best", () => {
    const shown = (query: SearchQuery) => viewSorts(query).find(({ on }) => on)?.id
    expect(shown(emptyQuery)).toBe("most-purchased")
    expect(shown({ ...emptyQuery, q: "serum" })).toBe("best")
    expect(viewSorts(emptyQuery)).toHaveLength(7)
  })

  it("ask for the first page again", () => {
    for (const { query } of viewSorts({ ...emptyQuery, page: 3 })) expect(query.page).toBe(1)
    expect(asksTheSame(viewSorts(emptyQuery)[0]?.query ?? narrowed, emptyQuery)).toBe(true)
  })
})
