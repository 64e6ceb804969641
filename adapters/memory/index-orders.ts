import { byRating, bySales, orderOf, soldOutLast } from "#core/search/order.rule.ts"
import { defaultSort, type Sort } from "#core/search/sort.ts"
import type { Goods } from "./index-goods.ts"
import type { Span } from "./index-spans.ts"

/** The goods in each of the seven orders, computed on first use. */
export interface Orders {
  /** Places, first to last; with a span of category numbers only those in it. */
  readonly by: (sort?: Sort, within?: Span) => Int32Array
  /** Place to position, for ordering a few of many. */
  readonly ranks: (sort: Sort) => Int32Array
  /** To be called after prices, or what is sold out, have changed. */
  readonly forgetPrices: () => void
  readonly forgetStock: () => void
  /** To be called after stars or numbers of reviews have changed. */
  readonly forgetRatings: () => void
  /** To be called after units sold have changed. */
  readonly forgetSales: () => void
}

/** Returns the products in each order a list can have. D-16. */
export const ordersOf = (goods: Goods): Orders => {
  const orders = new Map<Sort, Int32Array>()
  const ranks = new Map<Sort, Int32Array>()
  // As if everything were in stock: selling out then only moves things, which needs no sorting.
  const timeless = new Map<Sort, Int32Array>()
  // A category's page looks at its own goods, not at everything there is.
  const parts = new Map<Sort, Map<string, Int32Array>>()
  const forget = (sort: Sort) => {
    orders.delete(sort)
    ranks.delete(sort)
    parts.delete(sort)
  }
  const forgetWhole = (sorts: ReadonlySet<Sort>) => {
    for (const sort of sorts) {
      forget(sort)
      timeless.delete(sort)
    }
  }
  const whole = (sort: Sort): Int32Array =>
    held(orders, sort, () => {
      if (!soldOutLast.has(sort)) return sortedPlaces(goods, sort)
      return soldOutBehind(
        goods,
        held(timeless, sort, () => sortedPlaces(allInStock(goods), sort))
      )
    })
  return {
    by: (sort = defaultSort, within) => {
      if (within === undefined) return whole(sort)
      const ofSort = held(parts, sort, () => new Map<string, Int32Array>())
      return held(ofSort, `${within.from} ${within.to}`, () => whole(sort).filter(isIn(goods, within)))
    },
    ranks: (sort) =>
      held(ranks, sort, () => {
        const positions = new Int32Array(goods.size)
        whole(sort).forEach((place, position) => {
          positions[place] = position
        })
        return positions
      }),
    forgetPrices: () => {
      forget("cheapest")
      forget("expensive")
    },
    forgetStock: () => {
      for (const sort of soldOutLast) forget(sort)
    },
    forgetRatings: () => forgetWhole(byRating),
    forgetSales: () => forgetWhole(bySales)
  }
}

const held = <K, V>(all: Map<K, V>, key: K, make: () => V): V => {
  const found = all.get(key) ?? make()
  all.set(key, found)
  return found
}

const isIn =
  ({ category }: Goods, { from, to }: Span) =>
  (place: number): boolean => {
    const number = category[place] ?? -1
    return from <= number && number < to
  }

const allInStock = ({ facts, size }: Goods): Pick<Goods, "facts" | "size"> => ({
  size,
  facts: facts.map((one) => (one.stock > 0 ? one : { ...one, stock: 1 }))
})

const sortedPlaces = ({ facts }: Pick<Goods, "facts">, sort: Sort): Int32Array => {
  const order = orderOf(sort)
  return Int32Array.from(
    facts
      .map((one, place) => ({ one, place }))
      .sort((a, b) => order(a.one, b.one))
      .map(({ place }) => place)
  )
}

const soldOutBehind = ({ facts }: Goods, places: Int32Array): Int32Array => {
  const isLeft = (place: number): boolean => (facts[place]?.stock ?? 0) > 0
  const ordered = new Int32Array(places.length)
  let at = 0
  for (const place of places) if (isLeft(place)) ordered[at++] = place
  for (const place of places) if (!isLeft(place)) ordered[at++] = place
  return ordered
}
