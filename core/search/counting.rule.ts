import type { BrandId } from "../catalogue/brand.ts"
import type { CategoryId } from "../catalogue/category.ts"
import { type FacetCounts, type FacetKind, facetKinds, passes, starsOf } from "./facets.rule.ts"
import type { Facts } from "./facts.rule.ts"
import type { SearchQuery } from "./query.ts"

/** The products that pass all filters, in the order they came, and how many each value of each filter would show. */
export interface Counted {
  readonly passing: ReadonlyArray<Facts>
  readonly counts: FacetCounts
}

/**
 * Counts in one pass: what fails one filter alone still counts for the values of that filter, what fails two counts for
 * none. D-15: each facet ignores its own filter and obeys the others.
 */
export const countFacets = (all: Iterable<Facts>, query: SearchQuery): Counted => {
  const passing: Array<Facts> = []
  const categories = new Map<CategoryId, number>()
  const brands = new Map<BrandId, number>()
  const origins = new Map<string, number>()
  const ratings = new Map<number, number>()
  const tags = new Map<string, number>()
  let [min, max, online] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0]
  for (const facts of all) {
    const failed = facetKinds.filter((kind) => !passes(facts, query, kind))
    if (failed.length > 1) continue
    if (failed.length === 0) passing.push(facts)
    const counts = (kind: FacetKind): boolean => failed.length === 0 || failed[0] === kind
    if (counts("category")) for (const id of facts.categories) addOne(categories, id)
    if (counts("brands")) addOne(brands, facts.brand)
    if (counts("origins") && facts.origin !== undefined) addOne(origins, facts.origin)
    if (counts("ratings")) addOne(ratings, starsOf(facts))
    if (counts("tags")) for (const id of facts.tags) addOne(tags, id)
    if (counts("prices")) {
      min = Math.min(min, facts.prices[0] ?? min)
      max = Math.max(max, facts.prices.at(-1) ?? max)
    }
    if (counts("availableFor") && facts.availableFor.online) online++
  }
  return {
    passing,
    counts: {
      categories: (id) => categories.get(id) ?? 0,
      brands,
      origins: (tag) => origins.get(tag) ?? 0,
      ratings: (stars) => ratings.get(stars) ?? 0,
      tags: (id) => tags.get(id) ?? 0,
      prices: min <= max ? { min, max } : { min: 0, max: 0 },
      online
    }
  }
}

const addOne = <K>(counts: Map<K, number>, key: K): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
