import type { FacetCounts } from "#core/search/facets.rule.ts"
import type { SearchQuery } from "#core/search/query.ts"
import { bits, type Goods, type Numbered } from "./index-goods.ts"
import { numberIn, spanOf, worldOf } from "./index-spans.ts"

/** Which of the places pass all filters, and how many each value of each filter would show. */
export interface CountedPlaces {
  /** In the order they were asked of. */
  readonly passing: Int32Array
  readonly counts: FacetCounts
}

/** A bit for each filter that a product fails. */
const fails = { category: 1, brand: 2, origin: 4, rating: 8, tag: 16, price: 32, availability: 64 } as const

/**
 * What `counted` of core/search does over facts, done over columns: one pass, in which what fails one filter alone
 * still counts for that filter's values. Written for speed; a spec holds the two against each other.
 */
export const countedPlaces = (goods: Goods, query: SearchQuery, places: Int32Array): CountedPlaces => {
  const { brand, origin, category, stars, availability, tag, price } = goods
  const asked = askedOf(goods, query)
  const categoryCounts = new Int32Array(goods.categories.values.length)
  const brandCounts = new Int32Array(goods.brands.values.length)
  const originCounts = new Int32Array(goods.origins.values.length)
  const starCounts = new Int32Array(6)
  const tagCounts = new Int32Array(goods.tags.values.length)
  const passing = new Int32Array(places.length)
  let total = 0
  let online = 0
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (let at = 0; at < places.length; at++) {
    const place = places[at] ?? 0
    const itsCategory = category[place] ?? -1
    if (itsCategory < asked.worldFrom || itsCategory >= asked.worldTo) continue
    const itsBrand = brand[place] ?? -1
    const itsOrigin = origin[place] ?? -1
    const itsStars = stars[place] ?? 0
    const itsBits = availability[place] ?? 0
    let failed = 0
    if (itsCategory < asked.categoryFrom || itsCategory >= asked.categoryTo) failed |= fails.category
    if (asked.brands !== undefined && asked.brands[itsBrand] !== 1) failed |= fails.brand
    if (asked.origins !== undefined && asked.origins[itsOrigin] !== 1) failed |= fails.origin
    if (asked.stars !== undefined && asked.stars[itsStars] !== 1) failed |= fails.rating
    if ((itsBits & asked.bits) !== asked.bits) failed |= fails.availability
    if ((failed & (failed - 1)) !== 0) continue
    const tagFrom = tag.starts[place] ?? 0
    const tagTo = tag.ends[place] ?? 0
    if (asked.tags !== undefined) {
      let next = tagFrom
      while (next < tagTo && asked.tags[tag.values[next] ?? 0] !== 1) next++
      if (next === tagTo) failed |= fails.tag
    }
    const priceFrom = price.starts[place] ?? 0
    const priceTo = price.ends[place] ?? 0
    if (asked.isPriced) {
      let next = priceFrom
      while (next < priceTo && !within(price.values[next] ?? 0, asked.min, asked.max)) next++
      if (next === priceTo) failed |= fails.price
    }
    if ((failed & (failed - 1)) !== 0) continue
    if (failed === 0) passing[total++] = place
    if ((failed & ~fails.category) === 0 && itsCategory >= 0) add(categoryCounts, itsCategory)
    if ((failed & ~fails.brand) === 0 && itsBrand >= 0) add(brandCounts, itsBrand)
    if ((failed & ~fails.origin) === 0 && itsOrigin >= 0) add(originCounts, itsOrigin)
    if ((failed & ~fails.rating) === 0) add(starCounts, itsStars)
    if ((failed & ~fails.tag) === 0)
      for (let next = tagFrom; next < tagTo; next++) add(tagCounts, tag.values[next] ?? 0)
    if ((failed & ~fails.price) === 0 && priceFrom < priceTo) {
      const lowest = price.values[priceFrom] ?? 0
      const highest = price.values[priceTo - 1] ?? 0
      if (lowest < min) min = lowest
      if (highest > max) max = highest
    }
    if ((failed & ~fails.availability) === 0 && (itsBits & bits.online) !== 0) online++
  }
  return {
    passing: passing.subarray(0, total),
    counts: {
      categories: (id) => {
        const from = goods.categories.numberOf.get(id) ?? 0
        let sum = 0
        for (let at = from; at < (goods.categories.endOf[from] ?? 0); at++) sum += categoryCounts[at] ?? 0
        return sum
      },
      brands: counted(goods.brands, brandCounts),
      origins: (id) => originCounts[goods.origins.numberOf.get(id) ?? -1] ?? 0,
      ratings: (number) => starCounts[number] ?? 0,
      tags: (id) => tagCounts[goods.tags.numberOf.get(id) ?? -1] ?? 0,
      prices: min <= max ? { min, max } : { min: 0, max: 0 },
      online
    }
  }
}

/** A query in the numbers of the goods; what is `undefined` narrows nothing. */
const askedOf = ({ categories, ...goods }: Goods, query: SearchQuery) => {
  const own = spanOf(categories, numberIn(categories, query.category))
  const world = worldOf(categories, query.category)
  return {
    categoryFrom: own.from,
    categoryTo: own.to,
    worldFrom: world.from,
    worldTo: world.to,
    brands: chosen(goods.brands, query.brands),
    origins: chosen(goods.origins, query.origins),
    stars: query.ratings.length === 0 ? undefined : marked(6, query.ratings),
    tags: chosen(goods.tags, query.tags),
    bits: bits[query.availableFor],
    isPriced: query.prices !== undefined,
    min: query.prices?.min ?? 0,
    max: query.prices?.max ?? Number.POSITIVE_INFINITY
  }
}

const chosen = <T>({ values, numberOf }: Numbered<T>, some: ReadonlyArray<T>): Uint8Array | undefined =>
  some.length === 0
    ? undefined
    : marked(
        values.length,
        some.flatMap((value) => numberOf.get(value) ?? [])
      )

const marked = (size: number, numbers: ReadonlyArray<number>): Uint8Array => {
  const marks = new Uint8Array(size)
  for (const number of numbers) marks[number] = 1
  return marks
}

const counted = <T>({ values }: Numbered<T>, counts: Int32Array): ReadonlyArray<readonly [T, number]> =>
  values.flatMap((value, number): ReadonlyArray<readonly [T, number]> => {
    const count = counts[number] ?? 0
    return count > 0 ? [[value, count]] : []
  })

const within = (price: number, min: number, max: number): boolean => min <= price && price <= max

const add = (counts: Int32Array, number: number): void => {
  counts[number] = (counts[number] ?? 0) + 1
}
