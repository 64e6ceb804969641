import type { BrandId } from "../catalogue/brand.ts"
import type { CategoryId } from "../catalogue/category.ts"
import type { ProductId } from "../catalogue/product.ts"
import { type ProductListName, popularCategoriesShown, popularProductsShown } from "../catalogue/product-list.ts"
import type { StoredBrand } from "../catalogue/stored.ts"
import type { StoredLists } from "../catalogue/stored-lists.ts"
import { type Instant, jakartaDay } from "../kernel/moment.ts"
import type { Words } from "../kernel/text.ts"
import type { Facts } from "./facts.rule.ts"
import {
  categoriesBySales,
  isRecommendable,
  listLength,
  recommendedBeside,
  recommendFrom,
  sellersConsidered,
  standsBeside
} from "./recommend.rule.ts"
import type { Sort } from "./sort.ts"
import { type KnownSearch, offers } from "./suggest.rule.ts"
import { wordsOf } from "./words/words.rule.ts"

/** The shown products, as lists choose from them. */
export interface Assortment {
  readonly factsOf: (id: ProductId) => Facts | undefined
  readonly inOrder: (sort: Sort) => Iterable<Facts>
  readonly all: Iterable<Facts>
}

/** A list curated by the merchant, or a computed one without a title if there is none. D-16b. */
export const productsOn = (
  name: ProductListName,
  beside: ProductId | undefined,
  { lists }: StoredLists,
  assortment: Assortment,
  now: Instant
): { readonly title: Words; readonly products: ReadonlyArray<ProductId> } => {
  const asked = beside !== undefined && standsBeside.has(name) ? beside : undefined
  const list = asked === undefined ? lists.find((list) => list.name === name) : undefined
  if (list) return { title: list.title, products: shownOf(list.products, assortment).slice(0, listLength) }
  const product = asked === undefined ? undefined : assortment.factsOf(asked)
  const facts = product
    ? recommendedBeside(name, product, inSameCategory(product, assortment))
    : recommendFrom(
        name,
        {
          bestSellers: recommendables(assortment.inOrder("most-purchased"), sellersConsidered),
          newest: recommendables(assortment.inOrder("newest"), listLength)
        },
        jakartaDay(now)
      )
  return { title: { id: "", en: "" }, products: facts.map(({ id }) => id) }
}

/** Products only this shop has, beside trending searches; else the newest. Specification 7, Search. */
export const newExclusives = ({ lists }: StoredLists, assortment: Assortment): ReadonlyArray<ProductId> => {
  const list = lists.find(({ name }) => name === "new-exclusive")
  const products = list
    ? shownOf(list.products, assortment)
    : recommendables(assortment.inOrder("newest"), offers.newExclusive).map(({ id }) => id)
  return products.slice(0, offers.newExclusive)
}

/** Categories the merchant calls popular, or those that sell most. Specification 9. */
export const popularOf = (lists: StoredLists, { all }: Assortment): ReadonlyArray<CategoryId> =>
  popularAmong(lists, () => categoriesBySales(all))

/** @param bySales all categories, those that sell most first */
export const popularAmong = (
  { popularCategories }: StoredLists,
  bySales: () => ReadonlyArray<CategoryId>
): ReadonlyArray<CategoryId> =>
  (popularCategories.length > 0 ? popularCategories : bySales()).slice(0, popularCategoriesShown)

/** The best products of a category, for showing beside its name. */
export const bestOf = (category: CategoryId, { inOrder }: Assortment): ReadonlyArray<ProductId> => {
  const found: Array<ProductId> = []
  for (const facts of inOrder("most-purchased")) {
    if (!facts.categories.includes(category) || !isRecommendable(facts)) continue
    if (found.push(facts.id) === popularProductsShown) break
  }
  return found
}

/** Returns what others search for, most frequent first. */
export const knownSearches = ({ trendingSearches }: StoredLists): ReadonlyArray<KnownSearch> =>
  trendingSearches
    .toSorted((one, other) => other.searches - one.searches || (one.keyword < other.keyword ? -1 : 1))
    .map(({ keyword }) => ({ keyword, words: wordsOf(keyword) }))

/** Frequent searches; if there are none yet, five brands: the merchant's, or those that sell most. Specification 9. */
export const trendingKeywords = (
  lists: StoredLists,
  brands: ReadonlyArray<Pick<StoredBrand, "id" | "name">>,
  { inOrder }: Assortment
): ReadonlyArray<string> => {
  const known = knownSearches(lists)
  if (known.length > 0) return known.slice(0, offers.trending).map(({ keyword }) => keyword)
  const list = lists.brandLists.find(({ name }) => name === "search-fallback")?.brands
  const names = new Map(brands.map(({ id, name }) => [id, name]))
  return [...(list ?? brandsBySales(inOrder("most-purchased")))]
    .flatMap((id) => names.get(id) ?? [])
    .slice(0, offers.trending)
}

const brandsBySales = (ordered: Iterable<Facts>): ReadonlySet<BrandId> => {
  const brands = new Set<BrandId>()
  for (const { brand } of ordered) {
    brands.add(brand)
    if (brands.size === offers.trending) break
  }
  return brands
}

const shownOf = (ids: ReadonlyArray<ProductId>, { factsOf }: Assortment): ReadonlyArray<ProductId> =>
  ids.filter((id) => factsOf(id) !== undefined)

const recommendables = (ordered: Iterable<Facts>, count: number): ReadonlyArray<Facts> => {
  const found: Array<Facts> = []
  for (const facts of ordered) if (isRecommendable(facts) && found.push(facts) === count) break
  return found
}

/** Products of the same first category, if it has one. */
const inSameCategory = ({ categories: [world] }: Facts, { all }: Assortment): ReadonlyArray<Facts> => {
  const found: Array<Facts> = []
  if (world !== undefined) for (const facts of all) if (facts.categories[0] === world) found.push(facts)
  return found
}
