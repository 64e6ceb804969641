import type { CategoryId } from "#core/catalogue/category.ts"
import { type Directory, directoryWith } from "#core/catalogue/directory.rule.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import type { StoredCatalogue, StoredPlaces, StoredProduct } from "#core/catalogue/stored.ts"
import type { StoredLists } from "#core/catalogue/stored-lists.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { Language } from "#core/kernel/text.ts"
import { type Assortment, knownSearches, popularAmong } from "#core/search/lists.rule.ts"
import type { Lookup } from "#core/search/lookup.rule.ts"
import { type Matches, matcherOf } from "#core/search/ranking.rule.ts"
import { mostSoldFirst } from "#core/search/recommend.rule.ts"
import type { Sort } from "#core/search/sort.ts"
import type { KnownSearch } from "#core/search/suggest.rule.ts"
import type { Wanted } from "#core/search/words/interpret.rule.ts"
import { surroundingsIn } from "#core/search/words/terms.rule.ts"
import type { ShownChange } from "./index/shown-change.ts"
import { growingCounts } from "./index/shown-counts.ts"
import { type Slugs, slugsOf } from "./index/slugs.ts"
import { wordsOver } from "./index/words.ts"
import { type Answers, noAnswers } from "./index-answers.ts"
import { type Cards, cardsOf } from "./index-cards.ts"
import { type CatalogueIndexData, indexOf } from "./index-data.ts"
import { type Goods, goodsOf } from "./index-goods.ts"
import { type Orders, ordersOf } from "./index-orders.ts"

/** The catalogue standing ready. It changes product by product; no answer mixes two states of one. Decision 0147. */
export interface Standing {
  /** Everything of the catalogue but its products. */
  readonly places: StoredPlaces
  readonly stored: StoredLists
  readonly goods: Goods
  readonly orders: Orders
  readonly cards: Cards
  readonly names: Readonly<Record<Language, Directory>>
  readonly index: CatalogueIndexData
  readonly lookup: () => Lookup
  /** Finds what matches an interpreted search; the result is valid until the next call. */
  readonly matches: (wanted: ReadonlyArray<Wanted>) => Matches
  /** How well the finds of the last search fit, by place. */
  readonly fits: () => Float64Array
  /** The goods as lists choose from them. */
  readonly assortment: Assortment
  readonly knownSearches: ReadonlyArray<KnownSearch>
  readonly popularCategories: () => ReadonlyArray<CategoryId>
  readonly slugs: (slug: string) => Slugs
  /** Every product, shown or not. */
  readonly productOf: ReadonlyMap<ProductId, StoredProduct>
  /** Answers that no change since has concerned. */
  readonly answers: Answers
  /** Makes prices those of an instant. */
  readonly reprice: (now: Instant) => void
  /** Puts a product in the state it has now: another one, a new one, or one that is not shown any more. */
  readonly put: (product: StoredProduct) => void
  /**
   * Goes on with these brands, tags and countries: those there were must stand first and in the same order, and the categories must be
   * the same but for their names and pictures. The products in `pending` are changed until they are put again.
   */
  readonly follow: (places: StoredPlaces, pending: Iterable<StoredProduct>) => void
  /** Goes on with other lists of the merchant. */
  readonly list: (lists: StoredLists) => void
}

/**
 * Builds the index in small steps, so that others can be answered in between.
 *
 * @param sorts orders that are computed at once; the others when they are asked for
 */
export function* standingOf(
  catalogue: StoredCatalogue,
  lists: StoredLists,
  now: Instant,
  sorts: ReadonlyArray<Sort> = []
): Generator<undefined, Standing> {
  const goods = yield* goodsOf(catalogue, now)
  const orders = ordersOf(goods)
  for (const sort of sorts) yield* orders.prepare(sort)
  const counts = growingCounts(catalogue.categories)
  const slugs = slugsOf(catalogue)
  const productOf = new Map<ProductId, StoredProduct>()
  for (const product of catalogue.products) {
    productOf.set(product.id, product)
    slugs.change(undefined, product)
    counts.change(undefined, goods.facts[goods.placeOf.get(product.id) ?? -1])
    yield
  }
  let places: StoredPlaces = catalogue
  const names = namesOver((language) => directoryWith(places, counts, language))
  const index = yield* indexOf(goods.products, surroundingsIn(catalogue))
  const words = wordsOver(catalogue, index, () => names.id)
  yield
  const cards = cardsOf(goods, names, () => goods.holds().at)
  const assortment = assortmentOf(goods, orders)
  const answers = noAnswers()
  const matching = memoryFor(goods)
  let stored = lists
  let searches = knownSearches(lists)
  let popular: ReadonlyArray<CategoryId> | undefined
  const show = (change: ShownChange): void => {
    const { before, after, place } = change
    cards.forget(place)
    orders.change(change)
    if (before?.sales90d !== after?.sales90d || before?.categories.at(-1) !== after?.categories.at(-1))
      popular = undefined
    if (before === undefined || after === undefined || before.brand !== after.brand || change.from !== change.to) {
      names.forget()
      words.forgetNames()
      answers.forgetWords()
    }
    counts.change(before, after)
    answers.change(change)
  }
  return {
    get places() {
      return places
    },
    get stored() {
      return stored
    },
    get knownSearches() {
      return searches
    },
    goods,
    orders,
    cards,
    names,
    index,
    lookup: words.lookup,
    matches: (wanted) => matching().matcher(wanted, index.postingsOf),
    fits: () => matching().fits,
    assortment,
    popularCategories: () => {
      popular ??= popularAmong(stored, () => mostSoldFirst(counts.sales))
      return popular
    },
    slugs: slugs.of,
    productOf,
    answers,
    reprice: (at) => {
      const changes = goods.reprice(at)
      for (const change of changes) {
        cards.forget(change.place)
        orders.change(change)
      }
      answers.clear()
    },
    put: (product) => {
      const before = productOf.get(product.id)
      productOf.set(product.id, product)
      slugs.change(before, product)
      const change = goods.put(product)
      if (change === undefined) return
      if (words.change(change.place, before, product)) answers.forgetWords()
      show(change)
    },
    follow: (next, pending) => {
      places = next
      goods.follow(next)
      words.follow(next, pending)
      slugs.follow(next)
      names.forget()
      cards.clear()
      answers.clear()
    },
    list: (next) => {
      stored = next
      searches = knownSearches(next)
      popular = undefined
      answers.clear()
    }
  }
}

/** Directories in both languages, made when they are read. */
const namesOver = (made: (language: Language) => Directory) => {
  let held: Partial<Record<Language, Directory>> = {}
  const of = (language: Language): Directory => {
    const directory = held[language] ?? made(language)
    held[language] = directory
    return directory
  }
  return {
    get id() {
      return of("id")
    },
    get en() {
      return of("en")
    },
    /** To be called after a product has come or gone, or stands elsewhere. */
    forget: () => {
      held = {}
    }
  }
}

/** Memory for searches, as wide as the goods. */
const memoryFor = (goods: Goods) => {
  const made = (size: number) => ({
    size,
    matcher: matcherOf(size, () => goods.count),
    fits: new Float64Array(size)
  })
  let memory = made(goods.size)
  return () => {
    if (memory.size < goods.size) memory = made(Math.ceil(goods.size * 1.2))
    return memory
  }
}

const assortmentOf = (goods: Goods, orders: Orders): Assortment => ({
  factsOf: (id) => goods.facts[goods.placeOf.get(id) ?? -1],
  inOrder: function* (sort) {
    for (const place of orders.by(sort)) {
      const facts = goods.facts[place]
      if (facts) yield facts
    }
  },
  all: {
    *[Symbol.iterator]() {
      for (const facts of goods.facts) if (facts) yield facts
    }
  }
})
