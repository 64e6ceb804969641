import type { BrandId } from "#core/catalogue/brand.ts"
import type { CategoryId } from "#core/catalogue/category.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import { releasedAt } from "#core/catalogue/release.rule.ts"
import type { StoredCatalogue, StoredCategory, StoredPlaces, StoredProduct } from "#core/catalogue/stored.ts"
import { childrenOf } from "#core/catalogue/tree.rule.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { lastPriceChange, nextPriceChange } from "#core/pricing/list-price.rule.ts"
import { starsOf } from "#core/search/facets.rule.ts"
import { type Facts, factsOf, isShown, originsOf } from "#core/search/facts.rule.ts"
import { likedFactor } from "#core/search/order.rule.ts"
import { growingLists, type Lists, withRoom } from "./index/columns.ts"
import type { ShownChange } from "./index/shown-change.ts"

/** Bits of the customers a product is for, as in `availability` of the goods. */
export const bits = { all: 0, online: 1, store: 2, guest: 4 } as const

/**
 * The shown products, each at a place of its own, with what filters look at in columns. A product that comes takes a place that is
 * empty, or the next one; columns may be longer than there are places.
 */
export interface Goods {
  /** Places, the empty ones too. */
  readonly size: number
  /** Products that are shown. */
  readonly count: number
  readonly products: ReadonlyArray<StoredProduct | undefined>
  readonly facts: ReadonlyArray<Facts | undefined>
  readonly placeOf: ReadonlyMap<ProductId, number>
  readonly brands: Numbered<BrandId>
  readonly origins: Numbered<string>
  readonly tags: Numbered<string>
  readonly categories: CategoryNumbers
  /** Numbers of products by place: what fits alike goes by them. */
  readonly ids: Float64Array
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
  /** Numbers of tags, and prices paid from the lowest. */
  readonly tag: Lists<Int32Array>
  readonly price: Lists<Float64Array>
  /** Products that time alone changes. */
  readonly moving: () => ReadonlyArray<StoredProduct>
  /** From which instant, and until which, the prices stay as they are. */
  readonly holds: () => Holding
  /** Applies the prices of an instant; returns what may have changed by it. */
  readonly reprice: (now: Instant) => ReadonlyArray<ShownChange>
  /** Puts a product in the state it has now, or takes out one that is not shown any more; `undefined` if it was and is not shown. */
  readonly put: (product: StoredProduct) => ShownChange | undefined
  /** Numbers brands, tags and countries again: those there were must have the numbers they had, and categories must be the same. */
  readonly follow: (places: StoredPlaces) => void
}

/** A time in which no price changes and no pre-order becomes an ordinary product; `at` lies in it. */
export interface Holding {
  readonly at: Instant
  readonly from: number
  readonly until: number
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

/** Made in small steps, so that others can be answered in between. */
export function* goodsOf(catalogue: StoredCatalogue, now: Instant): Generator<undefined, Goods> {
  const products: Array<StoredProduct | undefined> = []
  const facts: Array<Facts | undefined> = []
  const placeOf = new Map<ProductId, number>()
  const empty: Array<number> = []
  const moving = new Set<number>()
  let { brands, origins, tags, ways } = numbersOf(catalogue)
  const categories = categoryNumbers(catalogue.categories)
  const shown = catalogue.products.filter(isShown).toSorted((one, other) => one.id - other.id)
  yield
  // So that the first products that come widen nothing.
  const room = Math.ceil(shown.length * 1.05) + 64
  let ids = new Float64Array(room)
  let brand = new Int32Array(room)
  let origin = new Int32Array(room)
  let category = new Int32Array(room)
  let stars = new Uint8Array(room)
  let availability = new Uint8Array(room)
  let stock = new Float64Array(room)
  let liked = new Float64Array(room)
  const tag = growingLists(Int32Array)
  const price = growingLists(Float64Array)
  let holding: Holding = { at: now, ...always }

  const widen = (size: number) => {
    ids = withRoom(ids, size)
    brand = withRoom(brand, size)
    origin = withRoom(origin, size)
    category = withRoom(category, size)
    stars = withRoom(stars, size)
    availability = withRoom(availability, size)
    stock = withRoom(stock, size)
    liked = withRoom(liked, size)
  }
  const write = (place: number, product: StoredProduct): Facts => {
    const made = factsOf(product, ways, holding.at)
    const own = made.categories.at(-1)
    products[place] = product
    facts[place] = made
    ids[place] = product.id
    brand[place] = brands.numberOf.get(made.brand) ?? -1
    origin[place] = made.origin === undefined ? -1 : (origins.numberOf.get(made.origin) ?? -1)
    category[place] = own === undefined ? -1 : (categories.numberOf.get(own) ?? -1)
    stars[place] = starsOf(made)
    availability[place] = availabilityBits(made)
    stock[place] = made.stock
    liked[place] = likedFactor(made)
    tag.put(
      place,
      made.tags.flatMap((id) => tags.numberOf.get(id) ?? [])
    )
    price.put(place, made.prices)
    if (!changesByItself(product)) moving.delete(place)
    else {
      moving.add(place)
      holding = within(holding, product)
    }
    return made
  }
  const place = (id: ProductId): number => {
    const taken = empty.pop() ?? products.length
    widen(taken + 1)
    placeOf.set(id, taken)
    return taken
  }
  const leave = (id: ProductId, at: number) => {
    products[at] = undefined
    facts[at] = undefined
    placeOf.delete(id)
    moving.delete(at)
    tag.put(at, [])
    price.put(at, [])
    empty.push(at)
  }
  for (const product of shown) {
    write(place(product.id), product)
    yield
  }
  return {
    get size() {
      return products.length
    },
    get count() {
      return placeOf.size
    },
    products,
    facts,
    placeOf,
    get brands() {
      return brands
    },
    get origins() {
      return origins
    },
    get tags() {
      return tags
    },
    categories,
    get ids() {
      return ids
    },
    get brand() {
      return brand
    },
    get origin() {
      return origin
    },
    get category() {
      return category
    },
    get stars() {
      return stars
    },
    get availability() {
      return availability
    },
    get stock() {
      return stock
    },
    get liked() {
      return liked
    },
    get tag() {
      return tag.all()
    },
    get price() {
      return price.all()
    },
    moving: () => [...moving].flatMap((one) => products[one] ?? []),
    holds: () => holding,
    reprice: (at) => {
      holding = { at, ...always }
      return [...moving].flatMap((one) => {
        const product = products[one]
        const before = facts[one]
        if (product === undefined) return []
        const number = category[one] ?? -1
        return [{ id: product.id, place: one, before, after: write(one, product), from: number, to: number }]
      })
    },
    put: (product) => {
      const { id } = product
      const held = placeOf.get(id)
      const before = held === undefined ? undefined : facts[held]
      const from = held === undefined ? -1 : (category[held] ?? -1)
      if (isShown(product)) {
        const at = held ?? place(id)
        const after = write(at, product)
        return { id, place: at, before, after, from, to: category[at] ?? -1 }
      }
      if (held === undefined) return undefined
      leave(id, held)
      return { id, place: held, before, after: undefined, from, to: -1 }
    },
    follow: (places) => {
      ;({ brands, origins, tags, ways } = numbersOf(places))
    }
  }
}

/** Numbers of brands, countries and tags, and what leads from a product to its country and categories. */
const numbersOf = (places: StoredPlaces) => ({
  brands: numbered(places.brands.map(({ id }) => id)),
  origins: numbered(places.countries.map(({ tag }) => tag)),
  tags: numbered(places.tags.map(({ id }) => id)),
  ways: originsOf(places)
})

/** Returns whether time alone changes a product: a special price begins or ends, or the day of a pre-order comes. */
const changesByItself = (product: StoredProduct): boolean =>
  product.combinations.some((one) => one.specialPrices.length > 0 || releasedAt(one) !== undefined)

const always = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY } as const

/** Returns the part of a time in which a product stays as it is, too. */
const within = ({ at, from, until }: Holding, product: StoredProduct): Holding => {
  const releases = product.combinations.flatMap((one) => releasedAt(one) ?? [])
  return {
    at,
    from: Math.max(from, lastPriceChange(product, at) ?? from, ...releases.filter((release) => release <= at)),
    until: Math.min(until, nextPriceChange(product, at) ?? until, ...releases.filter((release) => release > at))
  }
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
