import type { BrandId } from "#core/catalogue/brand.ts"
import type { CategoryId } from "#core/catalogue/category.ts"
import { type Directory, directoryOf } from "#core/catalogue/directory.rule.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import type { StoredCatalogue, StoredProduct } from "#core/catalogue/stored.ts"
import type { StoredLists } from "#core/catalogue/stored-lists.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { Language } from "#core/kernel/text.ts"
import { type Assortment, knownSearches, popularOf } from "#core/search/lists.rule.ts"
import { type Lookup, lookupOf } from "#core/search/lookup.rule.ts"
import { type Matches, matcherOf } from "#core/search/ranking.rule.ts"
import type { KnownSearch } from "#core/search/suggest.rule.ts"
import type { Wanted } from "#core/search/words/interpret.rule.ts"
import { surroundingsIn } from "#core/search/words/terms.rule.ts"
import { type Cards, cardsOf } from "./index-cards.ts"
import { type CatalogueIndexData, indexOf } from "./index-data.ts"
import { type Goods, goodsOf } from "./index-goods.ts"
import { type Orders, ordersOf } from "./index-orders.ts"

/** One version of the catalogue, standing ready. Prices and stock move on it; anything else is another version. */
export interface Standing {
  readonly catalogue: StoredCatalogue
  readonly stored: StoredLists
  readonly goods: Goods
  readonly orders: Orders
  readonly cards: Cards
  readonly names: Readonly<Record<Language, Directory>>
  readonly index: CatalogueIndexData
  readonly lookup: Lookup
  /** Finds what matches an interpreted search; the result is valid until the next call. */
  readonly matches: (wanted: ReadonlyArray<Wanted>) => Matches
  /** How well the finds of the last search fit, by place. */
  readonly fits: Float64Array
  /** The goods as lists choose from them. */
  readonly assortment: Assortment
  readonly knownSearches: ReadonlyArray<KnownSearch>
  readonly popularCategories: () => ReadonlyArray<CategoryId>
  readonly slugs: (slug: string) => Slugs
  /** Every product, shown or not. */
  readonly productOf: ReadonlyMap<ProductId, StoredProduct>
  /** Rises with every change of a price or of stock. */
  readonly changes: () => number
  /** Makes prices those of an instant. */
  readonly reprice: (now: Instant) => void
  /** Sets units in the index. */
  readonly restock: (stock: ReadonlyArray<StockChange>) => void
  /** Sets stars and numbers of reviews in the index. */
  readonly rate: (ratings: ReadonlyArray<RatingChange>) => void
  /** Sets units sold of quotas in the index. */
  readonly sellQuotas: (sales: ReadonlyArray<QuotaChange>) => void
  /** Sets units sold in the index. */
  readonly sell: (sales: ReadonlyArray<SalesChange>) => void
}

/** Owners of a slug; products without removed ones, lowest number first. */
export interface Slugs {
  readonly category?: CategoryId
  readonly brand?: BrandId
  readonly products: ReadonlyArray<ProductId>
}

/** Units of a combination as they are now. */
export interface StockChange {
  readonly product: ProductId
  readonly combination: string
  readonly stock: number
}

/** Stars and number of reviews of a product as they are now. */
export interface RatingChange extends Pick<StoredProduct, "averageRating" | "totalReviews"> {
  readonly product: ProductId
}

/** Units sold of a special price's quota as they are now; it is the one of its combination that begins then. Decision 0135. */
export interface QuotaChange {
  readonly product: ProductId
  readonly combination: string
  readonly startsAt: Instant
  readonly sold: number
}

/** Units of a product sold in the last 90 days, as they are now. D-16. */
export interface SalesChange extends Pick<StoredProduct, "sales90d"> {
  readonly product: ProductId
}

/** Builds a version in small steps, so that others can be answered in between. */
export function* standingOf(
  catalogue: StoredCatalogue,
  stored: StoredLists,
  now: Instant
): Generator<undefined, Standing> {
  const goods = yield* goodsOf(catalogue, now)
  const orders = ordersOf(goods)
  yield
  const names = { id: directoryOf(catalogue, goods.products, "id"), en: directoryOf(catalogue, goods.products, "en") }
  const cards = cardsOf(goods, names, () => goods.holds().at)
  const index = yield* indexOf(goods.products, surroundingsIn(catalogue))
  const lookup = lookupOf(catalogue, index.terms, names.id)
  yield
  const matcher = matcherOf(goods.size)
  const assortment = assortmentOf(goods, orders)
  const productOf = new Map(catalogue.products.map((product) => [product.id, product]))
  let changes = 0
  let popularCategories = popularOf(stored, assortment)
  const put = (product: StoredProduct): void => {
    const place = goods.placeOf.get(product.id)
    productOf.set(product.id, product)
    if (place === undefined) return
    goods.put(place, product)
    cards.forget(place)
  }
  return {
    catalogue,
    stored,
    goods,
    orders,
    cards,
    names,
    index,
    matches: (wanted) => matcher(wanted, index.postingsOf),
    fits: new Float64Array(goods.size),
    lookup,
    assortment,
    popularCategories: () => popularCategories,
    knownSearches: knownSearches(stored),
    slugs: slugsOf(catalogue),
    productOf,
    changes: () => changes,
    reprice: (at) => {
      for (const place of goods.reprice(at)) cards.forget(place)
      orders.forgetPrices()
      changes++
    },
    restock: (stock) => {
      for (const { product: id, combination, stock: units } of stock) {
        const held = productOf.get(id)
        if (held === undefined) continue
        put(withStock(held, combination, units))
      }
      orders.forgetStock()
      changes++
    },
    rate: (ratings) => {
      for (const { product: id, ...rating } of ratings) {
        const held = productOf.get(id)
        if (held !== undefined) put({ ...held, ...rating })
      }
      orders.forgetRatings()
      changes++
    },
    sellQuotas: (sales) => {
      for (const sale of sales) {
        const held = productOf.get(sale.product)
        if (held !== undefined) put(withQuotaSold(held, sale))
      }
      orders.forgetPrices()
      changes++
    },
    sell: (sales) => {
      for (const { product: id, sales90d } of sales) {
        const held = productOf.get(id)
        if (held !== undefined) put({ ...held, sales90d })
      }
      orders.forgetSales()
      popularCategories = popularOf(stored, assortment)
      changes++
    }
  }
}

const withStock = (product: StoredProduct, combination: string, stock: number): StoredProduct => ({
  ...product,
  combinations: product.combinations.map((one) => (one.id === combination ? { ...one, stock } : one))
})

const withQuotaSold = (product: StoredProduct, { combination, startsAt, sold }: QuotaChange): StoredProduct => ({
  ...product,
  combinations: product.combinations.map((one) =>
    one.id === combination
      ? {
          ...one,
          specialPrices: one.specialPrices.map((special) =>
            special.startsAt === startsAt && special.quota !== undefined ? { ...special, sold } : special
          )
        }
      : one
  )
})

const assortmentOf = (goods: Goods, orders: Orders): Assortment => ({
  factsOf: (id) => goods.facts[goods.placeOf.get(id) ?? -1],
  inOrder: function* (sort) {
    for (const place of orders.by(sort)) {
      const facts = goods.facts[place]
      if (facts) yield facts
    }
  },
  all: goods.facts
})

const slugsOf = ({ categories, brands, products }: StoredCatalogue): ((slug: string) => Slugs) => {
  const categoryOf = new Map(categories.map(({ id, slug }) => [slug, id]))
  const brandOf = new Map(brands.map(({ id, slug }) => [slug, id]))
  const productsOf = new Map<string, Array<ProductId>>()
  for (const { id, slug, removed } of products.toSorted((one, other) => one.id - other.id)) {
    if (removed) continue
    const held = productsOf.get(slug)
    if (held) held.push(id)
    else productsOf.set(slug, [id])
  }
  return (slug) => {
    const [category, brand] = [categoryOf.get(slug), brandOf.get(slug)]
    return {
      ...(category !== undefined && { category }),
      ...(brand !== undefined && { brand }),
      products: productsOf.get(slug) ?? []
    }
  }
}
