import type { CategoryId } from "#core/catalogue/category.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import { popularCategoriesShown, type ShelfListName } from "#core/catalogue/shelf-list.ts"
import type { StoredCatalogue } from "#core/catalogue/stored.ts"
import type { StoredLists } from "#core/catalogue/stored-lists.ts"
import { type Instant, jakartaDay } from "#core/kernel/moment.ts"
import type { Words } from "#core/kernel/text.ts"
import type { Facts } from "#core/search/facts.rule.ts"
import {
  categoriesBySales,
  isRecommendable,
  listLength,
  recommended,
  recommendedBeside,
  sellersConsidered,
  standsBeside
} from "#core/search/recommend.rule.ts"
import { type KnownSearch, offers } from "#core/search/suggest.rule.ts"
import { wordsOf } from "#core/search/words.rule.ts"
import type { Goods } from "./shelf-goods.ts"
import type { Orders } from "./shelf-orders.ts"

/** The lists of the shelf: put together by hand, or worked out. D-16b. */
export interface Lists {
  readonly list: (
    name: ShelfListName,
    beside: ProductId | undefined,
    now: Instant
  ) => { readonly title: Words; readonly places: ReadonlyArray<number> }
  readonly popularCategories: ReadonlyArray<CategoryId>
  readonly newExclusive: () => ReadonlyArray<number>
  readonly trendingKeywords: ReadonlyArray<string>
  readonly knownSearches: ReadonlyArray<KnownSearch>
}

/** List of what nobody else has yet, beside trending searches. Specification 7, Search. */
const newExclusiveList = "new-exclusive"
const fallbackBrands = "search-fallback"
const untitled: Words = { id: "", en: "" }

export const listsOf = (goods: Goods, orders: Orders, catalogue: StoredCatalogue, stored: StoredLists): Lists => {
  const kept = new Map(stored.lists.map((list) => [list.name, list]))
  const placesOf = (ids: ReadonlyArray<ProductId>): ReadonlyArray<number> =>
    ids.flatMap((id) => goods.placeOf.get(id) ?? [])
  const placesOfFacts = (facts: ReadonlyArray<Facts>): ReadonlyArray<number> => placesOf(facts.map(({ id }) => id))
  const firstFacts = (places: Iterable<number>, count: number): ReadonlyArray<Facts> => {
    const found: Array<Facts> = []
    for (const place of places) {
      const facts = goods.facts[place]
      if (facts !== undefined && isRecommendable(facts) && found.push(facts) === count) break
    }
    return found
  }
  const newest = () => firstFacts(orders.by("newest"), listLength)
  const searches = stored.trendingSearches.toSorted(
    (one, other) => other.searches - one.searches || (one.keyword < other.keyword ? -1 : 1)
  )
  return {
    list: (name, beside, now) => {
      const asked = standsBeside.has(name) ? beside : undefined
      const list = asked === undefined ? kept.get(name) : undefined
      if (list) return { title: list.title, places: placesOf(list.products).slice(0, listLength) }
      const product = asked === undefined ? undefined : goods.facts[goods.placeOf.get(asked) ?? -1]
      const facts = product
        ? recommendedBeside(name, product, factsAround(goods, product))
        : recommended(
            name,
            { bestSellers: firstFacts(orders.by("most-purchased"), sellersConsidered), newest: newest() },
            jakartaDay(now)
          )
      return { title: untitled, places: placesOfFacts(facts) }
    },
    popularCategories: (stored.popularCategories.length > 0
      ? stored.popularCategories
      : categoriesBySales(goods.facts)
    ).slice(0, popularCategoriesShown),
    newExclusive: () => {
      const list = kept.get(newExclusiveList)
      const places = list ? placesOf(list.products) : placesOfFacts(newest())
      return places.slice(0, offers.newExclusive)
    },
    trendingKeywords:
      searches.length > 0
        ? searches.slice(0, offers.trending).map(({ keyword }) => keyword)
        : brandsOffered(goods, orders, catalogue, stored),
    knownSearches: searches.map(({ keyword }) => ({ keyword, words: wordsOf(keyword) }))
  }
}

/** Everything of the same world: its first category, where it has one. */
const factsAround = (goods: Goods, { categories }: Facts): ReadonlyArray<Facts> => {
  const [world] = categories
  return world === undefined ? [] : goods.facts.filter((facts) => facts.categories[0] === world)
}

/** Where nobody has searched yet: the merchant's brands, or those that sell most. Specification 9. */
const brandsOffered = (
  goods: Goods,
  orders: Orders,
  catalogue: StoredCatalogue,
  stored: StoredLists
): ReadonlyArray<string> => {
  const names = new Map(catalogue.brands.map(({ id, name }) => [id, name]))
  const kept = stored.brandLists.find(({ name }) => name === fallbackBrands)?.brands
  const brands = new Set(kept ?? Array.from(orders.by("most-purchased"), (place) => goods.facts[place]?.brand))
  return [...brands].flatMap((id) => (id === undefined ? [] : (names.get(id) ?? []))).slice(0, offers.trending)
}
