import type { BrandId } from "#core/catalogue/brand.ts"
import type { CategoryId } from "#core/catalogue/category.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import { releasedAt } from "#core/catalogue/release.rule.ts"
import type { StoredCatalogue, StoredCategory, StoredProduct } from "#core/catalogue/stored.ts"
import { childrenOf } from "#core/catalogue/tree.rule.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { lastPriceChange, nextPriceChange } from "#core/pricing/list-price.rule.ts"
import { starsOf } from "#core/search/facets.rule.ts"
import { type Facts, factsOf, isShown, originsOf } from "#core/search/facts.rule.ts"
import { likedFactor } from "#core/search/order.rule.ts"

/** Bits of the customers a product is for, as in `availability` of the goods. */
export const bits = { all: 0, online: 1, store: 2, guest: 4 } as const

/** The shown products, each at a place of its own by rising number, with what filters look at in columns. */
export interface Goods {
  readonly size: number
  readonly products: Array<StoredProduct>
  readonly facts: Array<Facts>
  readonly placeOf: ReadonlyMap<ProductId, number>
  readonly brands: Numbered<BrandId>
  readonly origins: Numbered<string>
  readonly tags: Numbered<string>
  readonly categories: CategoryNumbers
  /** Numbers of brand, origin and category by place; -1 for none. */
  readonly brand: Int32Array
  readonly origin: Int32Array
  readonly category: Int32Array
  readonly stars: Uint8Array
  readonly availability: Uint8Array
  /** Units of all active combinations. */
  readonly stock: Float64Array
  /** What being liked makes of a find's score. */
  readonly liked: Float64Array
  /** Numbers of tags, and prices paid from the lowest; those of a place stand between its start and the next. */
  readonly tag: Lists<Int32Array>
  readonly price: Lists<Float64Array>
  /** From which instant, and until which, the prices stay as they are. */
  readonly holds: () => Holding
  /** Applies the prices of an instant; returns the places where they may have changed. */
  readonly reprice: (now: Instant) => ReadonlyArray<number>
  /** Replaces a product by a new state of it: another price, stock or rating, nothing else may differ. */
  readonly put: (place: number, product: StoredProduct) => void
}

/** A time in which no price changes and no pre-order becomes an ordinary product; `at` lies in it. */
export interface Holding {
  readonly at: Instant
  readonly from: number
  readonly until: number
}

interface Lists<T> {
  readonly starts: Int32Array
  readonly values: T
}

/** Values of one kind with a small number each. */
export interface Numbered<T> {
  readonly values: ReadonlyArray<T>
  readonly numberOf: ReadonlyMap<T, number>
}

/** Categories numbered so that everything below one follows it: those in and below `id` are `from` to before `to`. */
export interface CategoryNumbers extends Numbered<CategoryId> {
  readonly endOf: Int32Array
  /** Number of the category above; -1 for none. */
  readonly parentOf: Int32Array
}

/** Products that are looked at between two pauses. */
const stride = 500

/** Made in small steps, so that others can be answered in between. */
export function* goodsOf(catalogue: StoredCatalogue, now: Instant): Generator<undefined, Goods> {
  const products = catalogue.products.filter(isShown).toSorted((one, other) => one.id - other.id)
  const origins = originsOf(catalogue)
  const facts: Array<Facts> = []
  for (const product of products) if (facts.push(factsOf(product, origins, now)) % stride === 0) yield
  const size = products.length
  const brands = numbered(catalogue.brands.map(({ id }) => id))
  const countries = numbered(catalogue.countries.map(({ tag }) => tag))
  const tags = numbered(catalogue.tags.map(({ id }) => id))
  const categories = categoryNumbers(catalogue.categories)
  const column = (number: (facts: Facts) => number | undefined) => Int32Array.from(facts, (one) => number(one) ?? -1)
  const price = lists(facts, (one) => one.prices, Float64Array)
  const availability = Uint8Array.from(facts, availabilityBits)
  const stock = Float64Array.from(facts, (one) => one.stock)
  const stars = Uint8Array.from(facts, starsOf)
  const liked = Float64Array.from(facts, likedFactor)
  const moving = [...products.keys()].filter((place) => changesByItself(products[place]))
  const holdingAtNow = (at: Instant) =>
    holdingOf(
      moving.flatMap((place) => products[place] ?? []),
      at
    )
  let holding = holdingAtNow(now)
  yield
  const put = (place: number, product: StoredProduct | undefined) => {
    if (product === undefined) return
    const made = factsOf(product, origins, holding.at)
    products[place] = product
    facts[place] = made
    price.values.set(made.prices, price.starts[place])
    availability[place] = availabilityBits(made)
    stock[place] = made.stock
    stars[place] = starsOf(made)
    liked[place] = likedFactor(made)
  }
  return {
    size,
    products,
    facts,
    placeOf: new Map(products.map(({ id }, place) => [id, place])),
    brands,
    origins: countries,
    tags,
    categories,
    brand: column((one) => brands.numberOf.get(one.brand)),
    origin: column((one) => (one.origin === undefined ? undefined : countries.numberOf.get(one.origin))),
    category: column((one) => {
      const own = one.categories.at(-1)
      return own === undefined ? undefined : categories.numberOf.get(own)
    }),
    stars,
    availability,
    stock,
    liked,
    tag: lists(facts, (one) => one.tags.flatMap((id) => tags.numberOf.get(id) ?? []), Int32Array),
    price,
    holds: () => holding,
    reprice: (at) => {
      holding = holdingAtNow(at)
      for (const place of moving) put(place, products[place])
      return moving
    },
    put
  }
}

/** Returns whether time alone changes a product: a special price begins or ends, or the day of a pre-order comes. */
const changesByItself = (product: StoredProduct | undefined): boolean =>
  product?.combinations.some((one) => one.specialPrices.length > 0 || releasedAt(one) !== undefined) ?? false

const holdingOf = (products: ReadonlyArray<StoredProduct>, at: Instant): Holding => {
  let [from, until] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const product of products) {
    from = Math.max(from, lastPriceChange(product, at) ?? from)
    until = Math.min(until, nextPriceChange(product, at) ?? until)
    for (const release of product.combinations.flatMap((one) => releasedAt(one) ?? []))
      if (release <= at) from = Math.max(from, release)
      else until = Math.min(until, release)
  }
  return { at, from, until }
}

const availabilityBits = ({ availableFor: { online, store, guest } }: Facts): number =>
  (online ? bits.online : 0) | (store ? bits.store : 0) | (guest ? bits.guest : 0)

const numbered = <T>(values: ReadonlyArray<T>): Numbered<T> => ({
  values,
  numberOf: new Map(values.map((value, number) => [value, number]))
})

const categoryNumbers = (categories: ReadonlyArray<StoredCategory>): CategoryNumbers => {
  const children = childrenOf(categories)
  const values: Array<CategoryId> = []
  const ends: Array<number> = []
  const parents: Array<number> = []
  const visit = (category: StoredCategory, parent: number) => {
    const number = values.push(category.id) - 1
    parents[number] = parent
    for (const child of children.get(category.id) ?? []) visit(child, number)
    ends[number] = values.length
  }
  for (const category of children.get(undefined) ?? []) visit(category, -1)
  return { ...numbered(values), endOf: Int32Array.from(ends), parentOf: Int32Array.from(parents) }
}

const lists = <T extends Int32Array | Float64Array>(
  facts: ReadonlyArray<Facts>,
  valuesOf: (facts: Facts) => ReadonlyArray<number>,
  Column: { from(values: ReadonlyArray<number>): T }
): Lists<T> => {
  const starts = new Int32Array(facts.length + 1)
  const values: Array<number> = []
  facts.forEach((one, place) => {
    for (const value of valuesOf(one)) values.push(value)
    starts[place + 1] = values.length
  })
  return { starts, values: Column.from(values) }
}
