import { Effect } from "effect"
import type { CatalogueStore, Reader } from "#core/catalogue/catalogue.port.ts"
import type { StoredCatalogue } from "#core/catalogue/stored.ts"
import type { StoredLists } from "#core/catalogue/stored-lists.ts"
import type { RecommendStore } from "#core/discovery/recommending/recommendations.port.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { indexedRecommend } from "./discovery/index-recommend.ts"
import { indexedCatalogue } from "./index-catalogue.ts"
import { type IndexedSearch, indexedSearch } from "./index-search.ts"
import {
  type QuotaChange,
  type RatingChange,
  type SalesChange,
  type Standing,
  type StockChange,
  standingOf
} from "./index-snapshot.ts"
import { atOnce, inPieces } from "./steps.ts"

/**
 * Where catalogue questions are answered without asking the database (House 15): a copy of the catalogue in this process,
 * made of it at once and answering in microseconds. Nothing scarce is decided here.
 */
export interface CatalogueIndex {
  readonly catalogue: CatalogueStore
  readonly search: IndexedSearch
  readonly recommending: RecommendStore
  /** Version of the catalogue in this index. */
  readonly version: () => number
  /** Replaces this version by another one, at once: no answer mixes the two. */
  readonly replace: (catalogue: StoredCatalogue, lists: StoredLists, now: Instant) => void
  /** Builds another version beside this one, a little at a time so that questions are answered meanwhile, and then replaces. */
  readonly renew: (catalogue: StoredCatalogue, lists: StoredLists, now: () => Instant) => Effect.Effect<void>
  /** Sets units in the index, without building it again. */
  readonly applyStock: (changes: ReadonlyArray<StockChange>) => void
  /** Sets stars and numbers of reviews in the index, without building it again. */
  readonly applyRatings: (changes: ReadonlyArray<RatingChange>) => void
  /** Sets units sold of quotas in the index, without building it again. */
  readonly applyQuotas: (changes: ReadonlyArray<QuotaChange>) => void
  /** Sets units sold in the index, without building it again. */
  readonly applySales: (changes: ReadonlyArray<SalesChange>) => void
}

/** Returns the index in which products are searched, filtered and ordered, as of a moment. */
export const catalogueIndexOf = (catalogue: StoredCatalogue, lists: StoredLists, now: Instant): CatalogueIndex => {
  let standing = atOnce(standingOf(catalogue, lists, now))
  const at = (reader: Reader): Standing => {
    const { from, until } = standing.goods.holds()
    // A clock that was turned back asks for the prices of then.
    if (reader.now < from || reader.now >= until) standing.reprice(reader.now)
    return standing
  }
  return {
    catalogue: indexedCatalogue(at),
    search: indexedSearch(at),
    recommending: indexedRecommend(at),
    version: () => standing.catalogue.version,
    replace: (next, nextLists, moment) => {
      standing = atOnce(standingOf(next, nextLists, moment))
    },
    renew: (next, nextLists, moment) =>
      Effect.map(inPieces(standingOf(next, nextLists, moment())), (built) => {
        standing = built
      }),
    applyStock: (changes) => {
      standing.restock(changes)
    },
    applyRatings: (changes) => {
      standing.rate(changes)
    },
    applyQuotas: (changes) => {
      standing.sellQuotas(changes)
    },
    applySales: (changes) => {
      standing.sell(changes)
    }
  }
}
