import { Effect, Exit } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { allows, decide } from "#core/kernel/decide.ts"
import { rupiah } from "#core/kernel/money.ts"
import {
  normaliseFilters,
  normaliseQuery,
  priceFilter,
  ratingRange,
  searchWords,
  tidy
} from "#core/search/filters.rule.ts"
import { emptyQuery } from "#core/search/query.ts"
import { anyFilters, anyPrice, anyQuery, runs } from "#specs/arbitraries.ts"

const window = (one: number, other?: number) => decide(priceFilter(one, other), () => undefined)

describe("filters", () => {
  it("are in their one form after one time (F1)", () =>
    fc.assert(
      fc.property(anyFilters, anyQuery, (filters, query) => {
        expect(normaliseFilters(normaliseFilters(filters))).toEqual(normaliseFilters(filters))
        expect(normaliseQuery(normaliseQuery(query))).toEqual(normaliseQuery(query))
      }),
      runs(200)
    ))

  it("mean the same however their values are ordered and repeated", () =>
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const shuffled = {
          ...filters,
          brands: [...filters.brands, ...filters.brands].reverse(),
          tags: filters.tags.toReversed(),
          ratings: [...filters.ratings.toReversed(), ...filters.ratings]
        }
        expect(normaliseFilters(shuffled)).toEqual(normaliseFilters(filters))
      }),
      runs(100)
    ))

  it("swap a reversed price window and never reach below 0", () =>
    fc.assert(
      fc.property(anyPrice, anyPrice, (one, other) => {
        expect(window(one, other)).toEqual(window(other, one))
        expect(window(-one - 1, other)).toEqual(window(0, other))
      }),
      runs(100)
    ))

  it("ignore a price of 0 to 1,000,000 and one from a price to itself", () => {
    expect(window(0, 1_000_000)).toBeUndefined()
    expect(window(0)).toBeUndefined()
    expect(window(50_000, 50_000)).toBeUndefined()
    expect(window(0, 999_999)).toEqual({ min: 0, max: 999_999 })
    expect(window(1, 1_000_000)).toEqual({ min: 1 })
  })

  it("have no upper end from the top of the slider on", () => {
    expect(window(200_000, 1_000_000)).toEqual({ min: 200_000 })
    expect(window(2_000_000, 1_000_000)).toEqual({ min: 1_000_000, max: 2_000_000 })
    expect(window(200_000, 2_000_000)).toEqual({ min: 200_000, max: 2_000_000 })
  })

  it("turn stars into the range from them to 0.999 above", () => {
    expect(Effect.runSync(ratingRange(4))).toEqual({ from: 4, to: 4.999 })
    for (const stars of [0, 6, 4.5, Number.NaN]) expect(allows(ratingRange(stars))).toBe(false)
    expect(normaliseFilters({ ...emptyQuery, ratings: [5, 0, 4, 4, 6, 2.5] }).ratings).toEqual([4, 5])
  })

  it("leave a query without prices where these narrow nothing", () => {
    expect(normaliseQuery({ ...emptyQuery, prices: { min: rupiah(7), max: rupiah(7) } })).toEqual(emptyQuery)
  })
})

describe("the words of a search", () => {
  it("need 3 characters as a person counts them, blanks around them left off", () => {
    for (const q of ["", "  ", "ab", " ab  ", "👩🏽‍🦰👍🏽", "e\u0301a"]) expect(allows(searchWords(q))).toBe(false)
    for (const q of ["abc", " abc ", "口红妆", "👩🏽‍🦰👍🏽💄"])
      expect(Exit.isSuccess(Effect.runSyncExit(searchWords(q)))).toBe(true)
  })

  it("are well formed, with single blanks, and not endless", () =>
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
        const words = tidy(text)
        expect(words.isWellFormed()).toBe(true)
        expect(tidy(words)).toBe(words)
        expect(() => encodeURIComponent(words)).not.toThrow()
      }),
      runs(200)
    ))
})
