import { type Kysely, sql } from "kysely"
import type { ProductId } from "#core/catalogue/product.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { Facts } from "#core/search/facts.rule.ts"
import { fitOf, likedFactor } from "#core/search/order.rule.ts"
import { correctionIn, matcherOf, type Postings, weightAt, worthShowing } from "#core/search/ranking.rule.ts"
import { termsIn, type Wanted } from "#core/search/words/interpret.rule.ts"
import { attempts } from "#core/search/words/understand.rule.ts"
import type { Tables } from "../tables.ts"
import type { Directories } from "./directories.sql.ts"
import { readFacts } from "./facts.sql.ts"

/** What a search finds by its words, before filters. */
export interface FoundByWords {
  readonly facts: ReadonlyArray<Facts>
  readonly wanted: ReadonlyArray<Wanted>
  /** What fits best first. */
  readonly order: (one: Facts, other: Facts) => number
  /** Returns the search in the words that a find matches, if that corrects what was typed. */
  readonly correctionFor: (facts: Facts | undefined) => string | undefined
}

/** Interprets a search and finds what matches it: `attempts` of core/search, asking `terms` in between. */
export const findWords = async (
  on: Kysely<Tables>,
  known: Directories,
  q: string,
  now: Instant,
  unfinished: boolean
): Promise<FoundByWords> => {
  const { lexicon } = await known.lookup(on)
  const trying = attempts(q, lexicon, unfinished)
  const matcher = matcherOf(known.shown)
  let step = trying.next()
  let standing = await readPostings(on, new Set())
  while (!step.done) {
    standing = await readPostings(on, termsIn(step.value))
    step = trying.next(matcher(step.value, standing.postingsOf))
  }
  const matches = step.value
  const { ids, postingsOf } = standing
  const placeOf = new Map(Array.from(worthShowing(matches), (place) => [ids[place], place]))
  const found = [...placeOf.keys()].filter((id) => id !== undefined)
  const facts = found.length === 0 ? [] : await readFacts(on, known.origins, now, { ids: found })
  const fitFor = (one: Facts): number => {
    const place = placeOf.get(one.id) ?? -1
    return fitOf(one.stock > 0, likedFactor(one), matches.matched[place] ?? 0, matches.scores[place] ?? 0)
  }
  return {
    facts,
    wanted: matches.wanted,
    order: (one, other) => fitFor(other) - fitFor(one) || one.id - other.id,
    correctionFor: (one) => {
      const place = one === undefined ? -1 : ids.indexOf(one.id)
      if (place < 0) return undefined
      return correctionIn(matches, (term) => weightAt(postingsOf(term) ?? nowhere, place) > 0)
    }
  }
}

const nowhere: Postings = { places: [], weights: [] }

/** Where these terms stand; places are positions among the products that have any of them, by rising number. */
const readPostings = async (on: Kysely<Tables>, terms: ReadonlySet<string>) => {
  const { rows } = await sql<{ term: string; product_id: ProductId; weight: number }>`
    select term, product_id, weight from terms where term = any(${[...terms]}::text[]) order by product_id`.execute(on)
  const ids = [...new Set(rows.map((row) => row.product_id))]
  const placeOf = new Map(ids.map((id, place) => [id, place]))
  const postings = new Map<string, { places: Array<number>; weights: Array<number> }>()
  for (const { term, product_id: id, weight } of rows) {
    const held = postings.get(term) ?? { places: [], weights: [] }
    held.places.push(placeOf.get(id) ?? 0)
    held.weights.push(weight)
    postings.set(term, held)
  }
  return { ids, postingsOf: (term: string): Postings | undefined => postings.get(term) }
}
