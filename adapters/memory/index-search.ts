import { Effect } from "effect"
import type { Reader } from "#core/catalogue/catalogue.port.ts"
import type { Language } from "#core/kernel/text.ts"
import { best } from "#core/search/best.rule.ts"
import { facetsFrom, withKnown } from "#core/search/facets.rule.ts"
import type { Found, Suggestions } from "#core/search/found.ts"
import { newExclusives, trendingKeywords } from "#core/search/lists.rule.ts"
import { brandsLike, categoriesLike } from "#core/search/lookup.rule.ts"
import { fitOf } from "#core/search/order.rule.ts"
import type { SearchQuery } from "#core/search/query.ts"
import { correctionIn, isMended, type Matches, worthShowing } from "#core/search/ranking.rule.ts"
import type { SearchStore } from "#core/search/search.port.ts"
import { keywordsFor, offers } from "#core/search/suggest.rule.ts"
import { windowOf } from "#core/search/window.rule.ts"
import type { Wanted } from "#core/search/words/interpret.rule.ts"
import { attempts } from "#core/search/words/understand.rule.ts"
import { ofPage, ofSearch } from "./index/concerns.ts"
import { answerOnce, type Concern } from "./index-answers.ts"
import { cardOf } from "./index-cards.ts"
import { countedPlaces } from "./index-count.ts"
import type { Standing } from "./index-snapshot.ts"
import { worldOf } from "./index-spans.ts"

/** The searches that an index can answer; feedback is stored by the database. */
export type IndexedSearch = Omit<SearchStore, "keepFeedback">

/** @param standing the index as a reader sees it */
export const indexedSearch = (standing: (reader: Reader) => Standing): IndexedSearch => ({
  find: (query, reader) =>
    Effect.sync(() => {
      const index = standing(reader)
      const key = `${reader.language} ${JSON.stringify(query)}`
      const { pages, searches } = index.answers
      return answerOnce(query.q === "" ? pages : searches, key, () => find(index, query, reader.language))
    }),
  count: (query, reader) =>
    Effect.sync(() => {
      const index = standing(reader)
      const known = withKnown(query, index.names[reader.language])
      return countedPlaces(index.goods, known, candidates(index, known).places).passing.length
    }),
  suggest: ({ q, named }, reader) =>
    Effect.sync(() => {
      const index = standing(reader)
      return answerOnce(index.answers.suggested, `${reader.language} ${q}`, () =>
        suggest(index, { q, named }, reader.language)
      )
    }),
  nearest: (q, reader) => Effect.sync(() => standing(reader).lookup().nearest(q)),
  trending: (reader) =>
    Effect.sync(() => {
      const { stored, places, assortment, goods, cards } = standing(reader)
      return {
        keywords: trendingKeywords(stored, places.brands, assortment),
        newExclusive: newExclusives(stored, assortment).flatMap((id) => cardOf({ goods, cards }, id, reader.language))
      }
    })
})

const find = (index: Standing, asked: SearchQuery, language: Language): readonly [Found, Concern] => {
  const { goods, cards, names } = index
  const query = withKnown(asked, names[language])
  const { places, corrected, wanted } = candidates(index, query)
  const { passing, counts } = countedPlaces(goods, query, places)
  const { skip, take } = windowOf(query, passing.length)
  const shown = query.q === "" ? passing.subarray(0, skip + take) : best(passing, skip + take, orderOf(index, query))
  const products = Array.from(shown.slice(skip), (place) => cards.at(place, language))
  return [
    {
      products,
      total: passing.length,
      skip,
      facets: facetsFrom(counts, query, names[language]),
      ...(corrected !== undefined && { corrected })
    },
    wanted === undefined
      ? ofPage(products, worldOf(goods.categories, query.category))
      : ofSearch(products, wanted, index.index)
  ]
}

const suggest = (
  index: Standing,
  { q: asked, named: q }: Parameters<SearchStore["suggest"]>[0],
  language: Language
): readonly [Suggestions, Concern] => {
  const { cards, knownSearches } = index
  const lookup = index.lookup()
  const names = index.names[language]
  const { places, wanted } = finds(index, q, true)
  const shown = best(places, offers.products, byFit(index))
  const products = shown.map((place) => cards.at(place, language))
  const brands = brandsLike(wanted, lookup, names, offers.brands)
  const categories = categoriesLike(wanted, lookup, index.places.categories, names, offers.categories)
  const keywords = keywordsFor(
    q,
    knownSearches,
    categories.map(({ name }) => name),
    [...brands, ...products].map(({ name }) => name),
    correctedFor(index, wanted, shown)
  )
  return [{ products, brands, categories, keywords, q: asked }, ofSearch(products, wanted, index.index)]
}

/** Returns the candidates: what a search finds, in no order, or everything in the requested order. */
const candidates = (
  index: Standing,
  { q, sort, category, products }: SearchQuery
): {
  readonly places: Int32Array
  readonly corrected?: string | undefined
  readonly wanted?: ReadonlyArray<Wanted>
} => {
  const within = category === undefined ? undefined : worldOf(index.goods.categories, category)
  const all = q === "" ? { places: index.orders.by(sort, within) } : found(index, q)
  if (products === undefined) return all
  const among = new Set(products.map((id) => index.goods.placeOf.get(id)))
  return { ...all, places: all.places.filter((place) => among.has(place)) }
}

const found = (index: Standing, q: string) => {
  const { places, wanted } = finds(index, q, false)
  const corrected = isMended({ wanted }) ? correctedFor(index, wanted, best(places, 1, byFit(index))) : undefined
  return { places, corrected, wanted }
}

/** Returns the search in the words that the best finds match, if that corrects what was typed. */
const correctedFor = ({ index }: Standing, wanted: ReadonlyArray<Wanted>, [top]: ReadonlyArray<number>) =>
  top === undefined ? undefined : correctionIn({ wanted }, (term) => index.has(top, term))

/** Returns what a search finds, in no order; `fits` of the index holds how well it fits until the next search. */
const finds = (index: Standing, q: string, unfinished: boolean): Pick<Matches, "places" | "wanted"> => {
  const { goods } = index
  const understood = understand(index, q, unfinished)
  const { matched, scores, wanted } = understood
  const places = worthShowing(understood)
  const fits = index.fits()
  for (let at = 0; at < places.length; at++) {
    const place = places[at] ?? 0
    fits[place] = fitOf(goods.stock[place] !== 0, goods.liked[place] ?? 1, matched[place] ?? 0, scores[place] ?? 0)
  }
  return { places, wanted }
}

const understand = ({ lookup, matches }: Standing, q: string, unfinished: boolean): Matches => {
  const trying = attempts(q, lookup().lexicon, unfinished)
  let step = trying.next()
  while (!step.done) step = trying.next(matches(step.value))
  return step.value
}

/** Returns the order of finds: the requested one, or by how well they fit. */
const orderOf = (index: Standing, { sort }: SearchQuery) => {
  if (sort === undefined) return byFit(index)
  const ranks = index.orders.ranks(sort)
  return (one: number, other: number): number => (ranks[one] ?? 0) - (ranks[other] ?? 0)
}

/** The last search's finds, the best first; of two that fit alike the lower number. */
const byFit = (index: Standing) => {
  const fits = index.fits()
  const { ids } = index.goods
  return (one: number, other: number): number =>
    (fits[other] ?? 0) - (fits[one] ?? 0) || (ids[one] ?? 0) - (ids[other] ?? 0)
}
