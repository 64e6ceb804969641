import { Effect } from "effect"
import { decide } from "../kernel/decide.ts"
import { rupiah } from "../kernel/money.ts"
import { graphemes } from "../kernel/text.ts"
import {
  type Filters,
  maximumSearchLength,
  minimumSearchLength,
  type PriceFilter,
  priceSliderMax,
  type SearchQuery
} from "./query.ts"
import { PriceFilterIdle, RatingUnknown, SearchTooShort } from "./search.errors.ts"

/** Furthest page that can be requested. */
const furthestPage = 10_000

/** Mean stars from `from` to `to`, both inclusive. */
export interface RatingRange {
  readonly from: number
  readonly to: number
}

/**
 * Returns the price window that two ends mean: swapped if reversed, nothing below 0, and no upper end from the top of
 * the slider on. Refuses the windows that specification 5 ignores. D-13.
 */
export const priceFilter = (one: number, other: number | undefined): Effect.Effect<PriceFilter, PriceFilterIdle> => {
  const [low, high] = [whole(one), other === undefined ? Number.POSITIVE_INFINITY : whole(other)]
  const [min, max] = low <= high ? [low, high] : [high, low]
  if (min === max || (min === 0 && (max === priceSliderMax || max === Number.POSITIVE_INFINITY)))
    return Effect.fail(new PriceFilterIdle())
  return Effect.succeed(
    max === priceSliderMax || max === Number.POSITIVE_INFINITY
      ? { min: rupiah(min) }
      : { min: rupiah(min), max: rupiah(max) }
  )
}

/** A chosen number of stars as a range: 4 means 4 to 4.999. Specification 5, D-14. */
export const ratingRange = (stars: number): Effect.Effect<RatingRange, RatingUnknown> =>
  isStars(stars) ? Effect.succeed({ from: stars, to: stars + 0.999 }) : Effect.fail(new RatingUnknown())

/** The words to search for. Refuses fewer than 3 characters as a person counts them, blanks around them left off. D-17. */
export const searchWords = (q: string): Effect.Effect<string, SearchTooShort> => {
  const words = tidy(q)
  return graphemes(words).length < minimumSearchLength ? Effect.fail(new SearchTooShort()) : Effect.succeed(words)
}

/** Filters in their one form: values once and in order, idle and impossible ones left out. Idempotent (F1). */
export const normaliseFilters = ({ brands, origins, ratings, tags, prices, availableFor }: Filters): Filters => {
  const window = prices && decide(priceFilter(prices.min, prices.max), ignored)
  return {
    brands: once(brands).filter(isNumber).sort(rising),
    origins: once(origins).sort(),
    ratings: once(ratings).filter(isStars).sort(rising),
    tags: once(tags).sort(),
    ...(window && { prices: window }),
    availableFor
  }
}

/** A query in its one form: equal questions are equal data. Pages count from 1. */
export const normaliseQuery = ({
  q,
  category,
  products,
  sort,
  page,
  size,
  window,
  ...filters
}: SearchQuery): SearchQuery => ({
  ...normaliseFilters(filters),
  q: tidy(q),
  ...(category && { category }),
  ...(products && { products: once(products) }),
  ...(sort && { sort }),
  page: isNumber(page) ? Math.min(page, furthestPage) : 1,
  size,
  ...(window && { window })
})

/** Text as it is searched and shown: well formed, single blanks, not endless. */
export const tidy = (q: string): string => {
  const text = q.replace(/[\p{Cc}\p{Cs}\s]+/gu, " ").trim()
  return text.length <= maximumSearchLength ? text : graphemes(text).slice(0, maximumSearchLength).join("").trim()
}

const ignored = (): PriceFilter | undefined => undefined

const isNumber = (value: number): boolean => Number.isSafeInteger(value) && value > 0

const isStars = (stars: number): boolean => Number.isInteger(stars) && stars >= 1 && stars <= 5

const whole = (amount: number): number =>
  Number.isFinite(amount)
    ? Math.min(Math.max(0, Math.trunc(amount)), Number.MAX_SAFE_INTEGER)
    : amount > 0
      ? Number.MAX_SAFE_INTEGER
      : 0

const rising = (one: number, other: number): number => one - other

const once = <T>(values: ReadonlyArray<T>): Array<T> => [...new Set(values)]
