import { inStock } from "../catalogue/availability.rule.ts"
import { steadyRating } from "../catalogue/rating.rule.ts"
import type { Facts } from "./facts.rule.ts"
import { defaultSort, type Sort } from "./sort.ts"

type Order = (one: Facts, other: Facts) => number

/** Returns the comparison of an order; never 0 for different products, as ties go by id. D-13, D-16. */
export const orderOf = (sort: Sort = defaultSort): Order => orders[sort]

const byId: Order = (one, other) => one.id - other.id

const byName: Order = (one, other) => (one.name === other.name ? 0 : one.name < other.name ? -1 : 1)

const inStockFirst: Order = (one, other) => Number(inStock(other)) - Number(inStock(one))

const steadier: Order = (one, other) => steadyRating(other) - steadyRating(one)

// A product without active combination has no price and comes after all that have one.
const lowest = ({ prices }: Facts): number => prices[0] ?? Number.MAX_VALUE
const highest = ({ prices }: Facts): number => prices.at(-1) ?? -1

const orders: Readonly<Record<Sort, Order>> = {
  "most-purchased": (one, other) =>
    inStockFirst(one, other) || other.sales90d - one.sales90d || steadier(one, other) || byId(one, other),
  "most-review": (one, other) =>
    inStockFirst(one, other) || other.totalReviews - one.totalReviews || steadier(one, other) || byId(one, other),
  cheapest: (one, other) => lowest(one) - lowest(other) || byId(one, other),
  expensive: (one, other) => highest(other) - highest(one) || byId(one, other),
  aToZ: (one, other) => byName(one, other) || byId(one, other),
  zToA: (one, other) => byName(other, one) || byId(one, other),
  newest: (one, other) => other.firstActive - one.firstActive || byId(one, other)
}

/**
 * Sort key of search results, highest first, ties by id: the best match of the words, sold-out ones last, then
 * what fits best and is liked. Scores stay far below a million.
 *
 * @param matched how many of the things asked for it has
 * @param liked what `likedFactor` says of it
 */
export const fitOf = (isLeft: boolean, liked: number, matched: number, score: number): number =>
  (2 * matched + Number(isLeft)) * 1_000_000 + score * liked

/** What being liked adds to a find: up to a third of its score, so that the better known of two equals comes first. */
export const likedFactor = ({ sales90d, totalReviews }: Pick<Facts, "sales90d" | "totalReviews">): number =>
  1 + Math.min(1, Math.log10(1 + sales90d + totalReviews) / 5) / 3
