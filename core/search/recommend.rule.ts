import { inStock } from "../catalogue/availability.rule.ts"
import type { CategoryId } from "../catalogue/category.ts"
import { listPageSize, listPages, type ProductListName } from "../catalogue/product-list.ts"
import { steadyRating } from "../catalogue/rating.rule.ts"
import { best } from "./best.rule.ts"
import type { Facts } from "./facts.rule.ts"
import { orderOf } from "./order.rule.ts"

/** Most products of a list that are ever shown. Specification 4. */
export const listLength = listPageSize * listPages

/** Best sellers that the lists without a product beside them choose from. */
export const sellersConsidered = 100

/** Lists shown beside a product if one is given. Wire, `/people-also-buy`. */
export const standsBeside: ReadonlySet<ProductListName> = new Set([
  "people-also-buy",
  "you-might-love",
  "product-views"
])

/** What sells and what is new, both in stock and best first. */
export interface Favourites {
  /** At most `sellersConsidered`. */
  readonly bestSellers: ReadonlyArray<Facts>
  /** At most `listLength`. */
  readonly newest: ReadonlyArray<Facts>
}

/** Returns whether recommendations may name it: never what is sold out. D-16b. */
export const isRecommendable = (facts: Pick<Facts, "stock" | "availableFor">): boolean =>
  inStock(facts) && facts.availableFor.online

/**
 * A list that the merchant has not put together: popularity, drawn again once a day so that reloading does not shuffle.
 * D-16b, for guests.
 *
 * @param day the Jakarta day, `2026-11-20`
 */
export const recommendFrom = (
  name: ProductListName,
  { bestSellers, newest }: Favourites,
  day: string
): ReadonlyArray<Facts> => {
  switch (name) {
    case "new-arrivals":
      return newest.slice(0, listLength)
    case "trending":
      return byPoints(bestSellers, (facts) => facts.sales90d * (0.7 + 0.6 * hashToUnit(day, facts.id)))
    case "have-you-tried":
    case "you-might-love":
      return byPoints(bestSellers, (facts) => steadyRating(facts) + hashToUnit(`${name} ${day}`, facts.id))
    case "product-views":
      return byPoints(bestSellers, (facts) => facts.totalReviews)
    case "best-seller":
    case "people-also-buy":
      return bestSellers.slice(0, listLength)
  }
}

/**
 * Returns the lists beside a product. People also buy what goes with it: the same world, another kind, rather of the
 * same brand. They might love, and look at, what is like it. Then what sells more, then what is rated better. D-16b.
 */
export const recommendedBeside = (
  name: ProductListName,
  product: Facts,
  others: Iterable<Facts>
): ReadonlyArray<Facts> => {
  const score = name === "people-also-buy" ? goesWith : isLike
  const candidates: Array<Scored> = []
  for (const facts of others) {
    if (facts.id === product.id || !isRecommendable(facts)) continue
    const points = score(product, facts)
    if (points > 0) candidates.push({ facts, points })
  }
  return highest(candidates)
}

/** Categories that products stand in, those that sell most first. D-16b. */
export const categoriesBySales = (all: Iterable<Pick<Facts, "categories" | "sales90d">>): ReadonlyArray<CategoryId> => {
  const sales = new Map<CategoryId, number>()
  for (const { categories, sales90d } of all) {
    const own = categories.at(-1)
    if (own !== undefined) sales.set(own, (sales.get(own) ?? 0) + sales90d)
  }
  return mostSoldFirst(sales)
}

/** Returns categories by the units sold of their own products, those that sell most first. D-16b. */
export const mostSoldFirst = (sales: Iterable<readonly [CategoryId, number]>): ReadonlyArray<CategoryId> =>
  [...sales].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1)).map(([id]) => id)

/** Returns how much two products are of one kind. */
const isLike = (one: Facts, other: Facts): number =>
  3 * sharedCategories(one, other) +
  sharedTags(one, other) +
  Number(one.brand === other.brand) +
  similarPrice(one, other)

/** Returns how well another kind of product goes with one. */
const goesWith = (one: Facts, other: Facts): number => {
  const shared = sharedCategories(one, other)
  const isSameKind = shared === 3 || shared === 0
  return isSameKind ? 0 : shared + sharedTags(one, other) + 2 * Number(one.brand === other.brand)
}

const sharedCategories = (one: Facts, other: Facts): number => {
  let level = 0
  while (level < one.categories.length && one.categories[level] === other.categories[level]) level++
  return level
}

const sharedTags = (one: Facts, other: Facts): number => {
  let shared = 0
  for (const tag of one.tags) if (other.tags.includes(tag)) shared++
  return shared
}

const similarPrice = (one: Facts, other: Facts): number => {
  const [price, another] = [one.prices[0] ?? 0, other.prices[0] ?? 0]
  return Number(another * 2 >= price && another <= price * 2)
}

interface Scored {
  readonly facts: Facts
  readonly points: number
}

const byPoints = (all: ReadonlyArray<Facts>, points: (facts: Facts) => number): ReadonlyArray<Facts> =>
  highest(all.map((facts) => ({ facts, points: points(facts) })))

const highest = (all: ReadonlyArray<Scored>): ReadonlyArray<Facts> => {
  const bySales = orderOf("most-purchased")
  return best(all, listLength, (one, other) => other.points - one.points || bySales(one.facts, other.facts)).map(
    ({ facts }) => facts
  )
}

/** Hashes words and a number to a value from 0 (inclusive) to 1 (exclusive), always the same for the same input. */
export const hashToUnit = (words: string, id: number): number => {
  let hash = id | 0
  for (let at = 0; at < words.length; at++) hash = Math.imul(hash ^ words.charCodeAt(at), 0x9e3779b1)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296
}
