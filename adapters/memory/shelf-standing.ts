import type { BrandId, BrandLink } from "#core/catalogue/brand.ts"
import type { CategoryId, CategoryLink } from "#core/catalogue/category.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import type { StoredCatalogue, StoredProduct } from "#core/catalogue/stored.ts"
import type { StoredLists } from "#core/catalogue/stored-lists.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { Language } from "#core/kernel/text.ts"
import { dictionary } from "#core/search/dictionary.ts"
import type { Language as SearchLanguage } from "#core/search/interpret.rule.ts"
import { brandWords, type NameIndex, nameIndexOf } from "#core/search/suggest.rule.ts"
import { synonymsOf } from "#core/search/synonyms.rule.ts"
import { surroundingsIn } from "#core/search/terms.rule.ts"
import { vocabularyOf } from "#core/search/vocabulary.rule.ts"
import { wordsOf } from "#core/search/words.rule.ts"
import { type Cards, cardsOf } from "./shelf-cards.ts"
import { type Goods, goodsOf } from "./shelf-goods.ts"
import { indexOf, type ShelfIndex } from "./shelf-index.ts"
import { type Lists, listsOf } from "./shelf-lists.ts"
import { type ShelfNames, shelfNames } from "./shelf-names.ts"
import { type Orders, ordersOf } from "./shelf-orders.ts"

/** One version of the catalogue, standing ready. Prices and stock move on it; anything else is another version. */
export interface Standing {
  readonly catalogue: StoredCatalogue
  readonly stored: StoredLists
  readonly goods: Goods
  readonly orders: Orders
  readonly cards: Cards
  readonly names: Readonly<Record<Language, ShelfNames>>
  readonly index: ShelfIndex
  readonly words: SearchLanguage
  readonly brandIndex: Indexed<(place: number) => ReadonlyArray<BrandLink>>
  readonly categoryIndex: Indexed<(place: number, language: Language) => ReadonlyArray<CategoryLink>>
  readonly lists: Lists
  readonly slugs: (slug: string) => Slugs
  /** Every product, shown or not. */
  readonly productOf: ReadonlyMap<ProductId, StoredProduct>
  /** Rises with every change of a price or of stock. */
  readonly changes: () => number
  /** Makes prices those of an instant. */
  readonly reprice: (now: Instant) => void
  /** Puts other numbers of units on the shelf. */
  readonly restock: (stock: ReadonlyArray<StockChange>) => void
}

/** What stands under a slug; products are not removed ones, lowest number first. */
export interface Slugs {
  readonly category?: CategoryId
  readonly brand?: BrandId
  readonly products: ReadonlyArray<ProductId>
}

/** Names to be found, with how many products each has. */
export interface Indexed<Link> {
  readonly index: NameIndex
  readonly products: (place: number) => number
  readonly link: Link
}

/** Units of a combination as they are now. */
export interface StockChange {
  readonly product: ProductId
  readonly combination: string
  readonly stock: number
}

export const standingOf = (catalogue: StoredCatalogue, stored: StoredLists, now: Instant): Standing => {
  const goods = goodsOf(catalogue, now)
  const orders = ordersOf(goods)
  const names = { id: shelfNames(catalogue, "id"), en: shelfNames(catalogue, "en") }
  const cards = cardsOf(goods, names, () => goods.holds().at)
  const index = indexOf(goods.products, surroundingsIn(catalogue))
  const synonyms = synonymsOf([...catalogue.synonyms, ...dictionary])
  const vocabulary = vocabularyOf(
    index.terms,
    catalogue.brands.map(({ name }) => name),
    synonyms.words
  )
  const productOf = new Map(catalogue.products.map((product) => [product.id, product]))
  let changes = 0
  return {
    catalogue,
    stored,
    goods,
    orders,
    cards,
    names,
    index,
    words: { vocabulary, synonyms },
    brandIndex: brandsIndexed(names.id),
    categoryIndex: categoriesIndexed(catalogue, names),
    lists: listsOf(goods, orders, catalogue, stored),
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
        const product = withStock(held, combination, units)
        const place = goods.placeOf.get(id)
        productOf.set(id, product)
        if (place === undefined) continue
        goods.put(place, product)
        cards.forget(place)
      }
      orders.forgetStock()
      changes++
    }
  }
}

const withStock = (product: StoredProduct, combination: string, stock: number): StoredProduct => ({
  ...product,
  combinations: product.combinations.map((one) => (one.id === combination ? { ...one, stock } : one))
})

const brandsIndexed = (names: ShelfNames): Standing["brandIndex"] => {
  const brands = names.shownBrands
  return {
    index: nameIndexOf(brands.map(({ name }) => brandWords(name))),
    products: (place) => brands[place]?.products ?? 0,
    link: (place) => brands.slice(place, place + 1).map(({ id, name, slug }) => ({ id, name, slug }))
  }
}

const categoriesIndexed = (
  { categories }: StoredCatalogue,
  names: Readonly<Record<Language, ShelfNames>>
): Standing["categoryIndex"] => ({
  index: nameIndexOf(categories.map(({ name }) => [...wordsOf(name.id), ...wordsOf(name.en)])),
  products: (place) => categories.slice(place, place + 1).reduce((_, { id }) => names.id.counts.get(id) ?? 0, 0),
  link: (place, language) =>
    categories.slice(place, place + 1).flatMap(({ id }) => names[language].paths.get(id)?.slice(-1) ?? [])
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
