import { Effect } from "effect"
import { BrandId } from "#core/catalogue/brand.ts"
import { type ProductCard, ProductId } from "#core/catalogue/product.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { ListingPort } from "#core/listing/listing.machine.ts"
import { normaliseQuery } from "#core/search/filters.rule.ts"
import type { Found } from "#core/search/found.ts"
import type { SearchQuery } from "#core/search/query.ts"
import { windowOf } from "#core/search/window.rule.ts"
import type { VirtualClock } from "../virtual-clock.ts"

/** An index so simple that anyone sees what a query must find: 100 products whose number says everything of them. */
const all = Array.from({ length: 100 }, (_, place) => place + 1)

const cardOf = (number: number): ProductCard => ({
  id: ProductId(number),
  name: `Product ${number}`,
  slug: `product-${number}`,
  brand: { id: BrandId((number % 5) + 1), name: `Brand ${(number % 5) + 1}`, slug: `brand-${(number % 5) + 1}` },
  price: rupiah(number * 1000),
  priceAfterDiscount: rupiah(number * 1000),
  priceRange: { min: rupiah(number * 1000), max: rupiah(number * 1000) },
  priceAfterDiscountRange: { min: rupiah(number * 1000), max: rupiah(number * 1000) },
  discountRange: { min: 0, max: 0 },
  discountPercentage: 0,
  isSale: false,
  stock: number % 4,
  active: true,
  availableForOrder: true,
  averageRating: (number % 5) + 1,
  totalReviews: 1,
  attribute: "none",
  swatches: [],
  labels: [],
  combinations: 1,
  preOrder: false
})

const fits = ({ brands, ratings, tags, prices, availableFor }: SearchQuery, number: number): boolean =>
  (brands.length === 0 || brands.includes(BrandId((number % 5) + 1))) &&
  (ratings.length === 0 || ratings.includes((number % 5) + 1)) &&
  (tags.length === 0 || tags.some((tag) => number % Number(tag.slice(1)) === 0)) &&
  (prices === undefined ||
    (number * 1000 >= prices.min && (prices.max === undefined || number * 1000 <= prices.max))) &&
  (availableFor === "all" || number % 4 > 0)

/** The numbers a query finds, in its order. */
export const numbersFor = (query: SearchQuery): ReadonlyArray<number> => {
  const found = all.filter((number) => fits(query, number))
  return query.sort === "expensive" ? found.toReversed() : found
}

/** What a query finds: the part of the list its address shows. */
export const foundFor = (asked: SearchQuery): Found => {
  const query = normaliseQuery(asked)
  const numbers = numbersFor(query)
  const { skip, take } = windowOf(query, numbers.length)
  return {
    products: numbers.slice(skip, skip + take).map(cardOf),
    total: numbers.length,
    skip,
    facets: {
      categories: [],
      brands: [1, 2, 3, 4, 5].map((value) => ({ value, name: `Brand ${value}`, count: 20 })),
      origins: [],
      ratings: [5, 4, 3, 2, 1].map((value) => ({ value, name: String(value), count: 20 })),
      tags: [2, 3].map((value) => ({ value: `t${value}`, name: `Tag ${value}`, group: "concern", count: 40 })),
      prices: { min: 1000, max: 100_000 },
      online: 75
    }
  }
}

/** How the next call goes: after so many milliseconds, well or not. */
export interface Fate {
  readonly ms: number
  readonly fails: boolean
}

/** The index behind a line that is slow and sometimes dead. `open` counts the questions on their way. */
export const indexOverNetwork = (clock: VirtualClock, fate: () => Fate) => {
  const open = { find: 0, count: 0, most: 0 }
  const answer = <A>(kind: "find" | "count", of: () => A): Effect.Effect<A, Unavailable> =>
    Effect.callback((resume) => {
      const { ms, fails } = fate()
      open[kind] += 1
      open.most = Math.max(open.most, open[kind])
      const timer = clock.setTimeout(() => {
        open[kind] -= 1
        resume(fails ? Effect.fail(new Unavailable()) : Effect.sync(of))
      }, ms)
      return Effect.sync(() => {
        open[kind] -= 1
        clock.clearTimeout(timer)
      })
    })
  const port: ListingPort = {
    find: (query) => answer("find", () => foundFor(query)),
    count: (query) => answer("count", () => ({ count: numbersFor(normaliseQuery(query)).length })),
    popular: () => Effect.succeed({ name: "trending", title: "Trending", products: [cardOf(7)], hasMore: false })
  }
  return { port, open }
}
