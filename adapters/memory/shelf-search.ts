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
import { correctionIn, type Matches, worthShowing } from "#core/search/ranking.rule.ts"
import type { SearchStore } from "#core/search/search.port.ts"
import { keywordsFor, offers } from "#core/search/suggest.rule.ts"
import { attempts } from "#core/search/understand.rule.ts"
import { windowOf } from "#core/search/window.rule.ts"
import { answersOf, type Finds, kept } from "./shelf-answers.ts"
import { cardOf } from "./shelf-cards.ts"
import { countedPlaces } from "./shelf-count.ts"
import { worldOf } from "./shelf-spans.ts"
import type { Standing } from "./shelf-standing.ts"

/** What a shelf can answer of searches; keeping feedback is the database's. */
export type ShelfSearch = Omit<SearchStore, "keepFeedback">

/** @param standing the shelf as it stands for a reader */
export const shelfSearch = (standing: (reader: Reader) => Standing): ShelfSearch => ({
  find: (query, reader) =>
    Effect.sync(() => {
      const shelf = standing(reader)
      const key = `${reader.language} ${JSON.stringify(query)}`
      return kept(answersOf(shelf).pages, key, () => find(shelf, query, reader.language))
    }),
  count: (query, reader) =>
    Effect.sync(() => {
      const shelf = standing(reader)
      const known = withKnown(query, shelf.names[reader.language])
      return countedPlaces(shelf.goods, known, candidates(shelf, known).places).passing.length
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
  const { places, fits, corrected } = candidates(shelf, query)
  const { passing, counts } = countedPlaces(goods, query, places)
  const { skip, take } = windowOf(query, passing.length)
  const shown = fits ? best(passing, skip + take, orderOf(shelf, query, places, fits)) : passing
  return {
    products: Array.from(shown.slice(skip, skip + take), (at) => cards.at(places[at] ?? -1, language)),
    total: passing.length,
    skip,
    facets: facetsFrom(counts, query, names[language]),
    ...(corrected !== undefined && { corrected })
  }
}

const suggest = (shelf: Standing, q: string, language: Language): Suggestions => {
  const { cards, catalogue, lookup, knownSearches } = shelf
  const names = shelf.names[language]
  const { places, fits, wanted, corrected } = finds(shelf, q, true)
  const products = best(places.keys(), offers.products, byFit(places, fits)).map((at) =>
    cards.at(places[at] ?? -1, language)
  )
  const brands = brandsLike(wanted, lookup, names, offers.brands)
  const categories = categoriesLike(wanted, lookup, catalogue.categories, names, offers.categories)
  const keywords = keywordsFor(
    q,
    knownSearches,
    categories.map(({ name }) => name),
    [...brands, ...products].map(({ name }) => name),
    corrected
  )
  return { q, products, brands, categories, keywords }
}

/** Where to look: what a search finds, in no order, or everything in the order asked for. */
const candidates = (
  shelf: Standing,
  { q, sort, category, products }: SearchQuery
): Partial<Finds> & Pick<Finds, "places"> => {
  const within = category === undefined ? undefined : worldOf(shelf.goods.categories, category)
  const all = q === "" ? { places: shelf.orders.by(sort, within) } : finds(shelf, q, false)
  if (products === undefined) return all
  const among = new Set(products.map((id) => shelf.goods.placeOf.get(id)))
  const isAsked = (_: number, at: number): boolean => among.has(all.places[at])
  return { ...all, places: all.places.filter(isAsked), ...("fits" in all && { fits: all.fits.filter(isAsked) }) }
}

/** What a search finds, as the shelf stands: places and how well each fits. */
const finds = (shelf: Standing, q: string, unfinished: boolean): Finds => {
  const { found, matches } = answersOf(shelf)
  const key = unfinished ? `\n${q}` : q
  return kept(found, key, () => {
    const { goods, index } = shelf
    const understood = kept(matches, key, () => understand(shelf, q, unfinished))
    const { wanted, matched, scores } = understood
    const positions = worthShowing(understood)
    const places = new Int32Array(positions.length)
    const fits = new Float64Array(positions.length)
    for (let found = 0; found < positions.length; found++) {
      const at = positions[found] ?? 0
      const place = understood.places[at] ?? 0
      places[found] = place
      fits[found] = fitOf(goods.stock[place] !== 0, goods.liked[place] ?? 1, matched[at] ?? 0, scores[at] ?? 0)
    }
    const [first] = best(places.keys(), 1, byFit(places, fits))
    const top = first === undefined ? undefined : places[first]
    const corrected = top === undefined ? undefined : correctionIn(understood, (term) => index.has(top, term))
    return { places, fits, wanted, ...(corrected !== undefined && { corrected }) }
  })
}

const understand = ({ lookup, matches }: Standing, q: string, unfinished: boolean): Matches => {
  const trying = attempts(q, lookup.lexicon, unfinished)
  let step = trying.next()
  while (!step.done) step = trying.next(matches(step.value))
  return step.value
}

/** The order of positions among finds: the one asked for, or what fits best. */
const orderOf = ({ orders }: Standing, { sort }: SearchQuery, places: Int32Array, fits: Float64Array) => {
  if (sort === undefined) return byFit(places, fits)
  const ranks = orders.ranks(sort)
  const rank = (at: number): number => ranks[places[at] ?? -1] ?? 0
  return (one: number, other: number): number => rank(one) - rank(other)
}

const byFit =
  (places: Int32Array, fits: Float64Array) =>
  (one: number, other: number): number =>
    (fits[other] ?? 0) - (fits[one] ?? 0) || (places[one] ?? 0) - (places[other] ?? 0)
