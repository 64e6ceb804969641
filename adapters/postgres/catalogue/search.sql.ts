import { randomUUID } from "node:crypto"
import type { Kysely } from "kysely"
import type { Reader } from "#core/catalogue/catalogue.port.ts"
import type { CategoryId } from "#core/catalogue/category.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import { best } from "#core/search/best.rule.ts"
import { countFacets } from "#core/search/counting.rule.ts"
import { facetsFrom, withKnown } from "#core/search/facets.rule.ts"
import { type Facts, wayTo } from "#core/search/facts.rule.ts"
import type { Found, Suggestions, Trending } from "#core/search/found.ts"
import { knownSearches, newExclusives, trendingKeywords } from "#core/search/lists.rule.ts"
import { brandsLike, categoriesLike } from "#core/search/lookup.rule.ts"
import { orderOf } from "#core/search/order.rule.ts"
import type { SearchQuery } from "#core/search/query.ts"
import type { SearchStore } from "#core/search/search.port.ts"
import { keywordsFor, offers } from "#core/search/suggest.rule.ts"
import { windowOf } from "#core/search/window.rule.ts"
import type { Db } from "../engine/db.ts"
import { moment, type Tables } from "../tables.ts"
import { readAssortment } from "./assortment.sql.ts"
import { readCards } from "./cards.sql.ts"
import { type Directories, directoriesReader } from "./directories.sql.ts"
import { readFacts } from "./facts.sql.ts"
import { type FoundByWords, findWords } from "./find-words.sql.ts"

/** Searches answered by the database: the truth that an index repeats. House 15. */
export const sqlSearch = (db: Db): SearchStore => {
  const directories = directoriesReader()
  const asking = <A>(answer: (on: Kysely<Tables>, known: Directories) => Promise<A>) =>
    db.replica.ask(async (on) => answer(on, await directories(on)))
  return {
    find: (query, reader) => asking((on, known) => find(on, known, query, reader)),
    count: (query, reader) =>
      asking(async (on, known) => {
        const asked = withKnown(query, known.names[reader.language])
        const { facts } = await candidates(on, known, asked, reader)
        return countFacets(facts, asked).passing.length
      }),
    suggest: ({ q, named }, reader) =>
      asking(async (on, known) => ({ ...(await suggest(on, known, named, reader)), q })),
    nearest: (q) => asking(async (on, known) => (await known.lookup(on)).nearest(q)),
    trending: (reader) => asking((on, known) => trending(on, known, reader)),
    keepFeedback: ({ q, click, helpful, at }) =>
      db.ask(async (on) => {
        await on
          .insertInto("search_feedback")
          .values({ id: randomUUID(), q, click: click ?? null, helpful, at: moment(at) })
          .execute()
      })
  }
}

const find = async (on: Kysely<Tables>, known: Directories, asked: SearchQuery, reader: Reader): Promise<Found> => {
  const names = known.names[reader.language]
  const query = withKnown(asked, names)
  const { facts, found } = await candidates(on, known, query, reader)
  const { passing, counts } = countFacets(facts, query)
  const { skip, take } = windowOf(query, passing.length)
  const order = found && query.sort === undefined ? found.order : orderOf(query.sort)
  const shown = best(passing, skip + take, order).slice(skip)
  const corrected = found?.correctionFor(best(found.facts, 1, found.order)[0])
  return {
    products: await readCards(on, known, idsOf(shown), reader),
    total: passing.length,
    skip,
    facets: facetsFrom(counts, query, names),
    ...(corrected !== undefined && { corrected })
  }
}

const suggest = async (on: Kysely<Tables>, known: Directories, q: string, reader: Reader): Promise<Suggestions> => {
  const names = known.names[reader.language]
  const lookup = await known.lookup(on)
  const found = await findWords(on, known, q, reader.now, true)
  const shown = best(found.facts, offers.products, found.order)
  const products = await readCards(on, known, idsOf(shown), reader)
  const brands = brandsLike(found.wanted, lookup, names, offers.brands)
  const categories = categoriesLike(found.wanted, lookup, known.places.categories, names, offers.categories)
  const keywords = keywordsFor(
    q,
    knownSearches(known.lists),
    categories.map(({ name }) => name),
    [...brands, ...products].map(({ name }) => name),
    found.correctionFor(shown[0])
  )
  return { q, products, brands, categories, keywords }
}

const trending = async (on: Kysely<Tables>, known: Directories, reader: Reader): Promise<Trending> => {
  const assortment = await readAssortment(on, known, reader.now)
  return {
    keywords: trendingKeywords(known.lists, known.places.brands, assortment),
    newExclusive: await readCards(on, known, newExclusives(known.lists, assortment), reader)
  }
}

/** Returns what filters choose from: finds of the words, or whatever is near enough to be counted. */
const candidates = async (
  on: Kysely<Tables>,
  known: Directories,
  query: SearchQuery,
  { now }: Reader
): Promise<{ readonly facts: ReadonlyArray<Facts>; readonly found?: FoundByWords }> => {
  const among = query.products && new Set(query.products)
  const chosen = (facts: ReadonlyArray<Facts>) => (among ? facts.filter(({ id }) => among.has(id)) : facts)
  if (query.q === "") return { facts: chosen(await readFacts(on, known.origins, now, nearby(known, query.category))) }
  const found = await findWords(on, known, query.q, now, false)
  return { facts: chosen(found.facts), found }
}

/** The exact number matters only near a category without any below it. */
const nearby = ({ origins, names }: Directories, category: CategoryId | undefined) => {
  if (category === undefined) return {}
  const world = names.id.children.has(category) ? category : origins.parentOf.get(category)
  if (world === undefined) return {}
  const { parentOf } = origins
  return { categories: [...parentOf.keys()].filter((id) => wayTo(id, parentOf).includes(world)) }
}

const idsOf = (facts: ReadonlyArray<Facts>): ReadonlyArray<ProductId> => facts.map(({ id }) => id)
