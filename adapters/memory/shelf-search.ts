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
import { correctionIn, type Matches, matchesOf, worthShowing } from "#core/search/ranking.rule.ts"
import type { SearchStore } from "#core/search/search.port.ts"
import { keywordsFor, offers } from "#core/search/suggest.rule.ts"
import { attempts } from "#core/search/understand.rule.ts"
import { windowOf } from "#core/search/window.rule.ts"
import { answersOf, kept } from "./shelf-answers.ts"
import { cardOf } from "./shelf-cards.ts"
import { countedPlaces } from "./shelf-count.ts"
import type { Standing } from "./shelf-standing.ts"

/** What a shelf can answer of searches; keeping feedback is the database's. */
export type ShelfSearch = Omit<SearchStore, "keepFeedback">

/** @param standing the shelf as it stands for a reader */
export const shelfSearch = (standing: (reader: Reader) => Standing): ShelfSearch => ({
  find: (query, reader) =>
    Effect.sync(() => {
      const shelf = standing(reader)
      const key = `${reader.language} ${JSON.stringify(query)}`
      return kept(answersOf(shelf).found, key, () => find(shelf, query, reader.language))
    }),
  count: (query, reader) =>
    Effect.sync(() => {
      const shelf = standing(reader)
      const known = withKnown(query, shelf.names[reader.language])
      return countedPlaces(shelf.goods, known, placesFor(shelf, known).places).passing.length
    }),
  suggest: (q, reader) =>
    Effect.sync(() => {
      const shelf = standing(reader)
      return kept(answersOf(shelf).suggested, `${reader.language} ${q}`, () => suggest(shelf, q, reader.language))
    }),
  trending: (reader) =>
    Effect.sync(() => {
      const { stored, catalogue, assortment, goods, cards } = standing(reader)
      return {
        keywords: trendingKeywords(stored, catalogue.brands, assortment),
        newExclusive: newExclusives(stored, assortment).flatMap((id) => cardOf({ goods, cards }, id, reader.language))
      }
    })
})

const find = (shelf: Standing, asked: SearchQuery, language: Language): Found => {
  const { goods, cards, names } = shelf
  const query = withKnown(asked, names[language])
  const { places, matches } = placesFor(shelf, query)
  const { passing, counts } = countedPlaces(goods, query, places)
  const { skip, take } = windowOf(query, passing.length)
  const shown = matches ? ordered(shelf, query, passing, matches, skip + take) : passing
  const mended = matches && mendedWords(shelf, matches)
  return {
    products: Array.from(shown.slice(skip, skip + take), (place) => cards.at(place, language)),
    total: passing.length,
    skip,
    facets: facetsFrom(counts, query, names[language]),
    ...(mended !== undefined && { corrected: mended })
  }
}

const suggest = (shelf: Standing, q: string, language: Language): Suggestions => {
  const { cards, catalogue, lookup, knownSearches } = shelf
  const names = shelf.names[language]
  const matches = understood(shelf, q, true)
  const products = fitting(shelf, worthShowing(matches), matches, offers.products).map((at) => cards.at(at, language))
  const brands = brandsLike(matches.wanted, lookup, names, offers.brands)
  const categories = categoriesLike(matches.wanted, lookup, catalogue.categories, names, offers.categories)
  const keywords = keywordsFor(
    q,
    knownSearches,
    categories.map(({ name }) => name),
    [...brands, ...products].map(({ name }) => name),
    mendedWords(shelf, matches)
  )
  return { q, products, brands, categories, keywords }
}

/** Where to look: what a search finds, in no order, or everything in the order asked for. */
const placesFor = (
  shelf: Standing,
  { q, sort, products }: SearchQuery
): { readonly places: ArrayLike<number>; readonly matches?: Matches } => {
  const among = products && new Set(products.map((id) => shelf.goods.placeOf.get(id)))
  const matches = q === "" ? undefined : understood(shelf, q, false)
  const places = matches ? worthShowing(matches) : shelf.orders.by(sort)
  return { places: among ? places.filter((place) => among.has(place)) : places, ...(matches && { matches }) }
}

const understood = (shelf: Standing, q: string, unfinished: boolean): Matches =>
  kept(answersOf(shelf).matches, unfinished ? `\n${q}` : q, () => {
    const trying = attempts(q, shelf.lookup.language, unfinished)
    let step = trying.next()
    while (!step.done) step = trying.next(matchesOf(step.value, shelf.index.postingsOf, shelf.goods.size))
    return step.value
  })

/** The first of what was found: in the order asked for, or those that fit best. */
const ordered = (
  shelf: Standing,
  { sort }: SearchQuery,
  places: Int32Array,
  matches: Matches,
  count: number
): ReadonlyArray<number> => {
  if (sort === undefined) return fitting(shelf, places, matches, count)
  const ranks = shelf.orders.ranks(sort)
  return best(places, count, (one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0))
}

const fitting = (
  { goods }: Standing,
  places: Iterable<number>,
  { matched, scores }: Matches,
  count: number
): ReadonlyArray<number> => {
  const fit = (place: number): number => {
    const facts = goods.facts[place]
    return facts === undefined ? 0 : fitOf(facts, matched[place] ?? 0, scores[place] ?? 0)
  }
  return best(places, count, (one, other) => fit(other) - fit(one) || one - other)
}

const mendedWords = (shelf: Standing, matches: Matches): string | undefined => {
  const [first] = fitting(shelf, worthShowing(matches), matches, 1)
  return first === undefined ? undefined : correctionIn(matches, (term) => shelf.index.has(first, term))
}
