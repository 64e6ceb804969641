import { Effect } from "effect"
import type { CatalogueStore, Reader } from "#core/catalogue/catalogue.port.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import type { StoredCatalogue, StoredProduct } from "#core/catalogue/stored.ts"
import type { StoredLists } from "#core/catalogue/stored-lists.ts"
import type { RecommendStore } from "#core/discovery/recommending/recommendations.port.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { indexedRecommend } from "./discovery/index-recommend.ts"
import { applied, type IndexChanges } from "./index/apply.ts"
import { canFollow } from "./index/places-change.ts"
import { indexedCatalogue } from "./index-catalogue.ts"
import { type IndexedSearch, indexedSearch } from "./index-search.ts"
import { type Standing, standingOf } from "./index-snapshot.ts"
import { atOnce, inSlices } from "./steps.ts"

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
  /** Number of products, shown or not. */
  readonly size: () => number
  /** A product as it is stored here, shown or not. */
  readonly stored: (id: ProductId) => StoredProduct | undefined
  /**
   * Makes changes, a little at a time so that questions are answered meanwhile. What brands, categories or tags do that this index cannot
   * go on with leads to another one, built from the products it has. One call must end before the next. Decision 0147.
   */
  readonly apply: (changes: IndexChanges, now: () => Instant) => Effect.Effect<void>
  /** Builds another version beside this one, a little at a time, and then replaces it: no answer mixes the two. */
  readonly renew: (catalogue: StoredCatalogue, lists: StoredLists, now: () => Instant) => Effect.Effect<void>
}

/** Returns the index in which products are searched, filtered and ordered, as of a moment. */
export const catalogueIndexOf = (catalogue: StoredCatalogue, lists: StoredLists, now: Instant): CatalogueIndex => {
  let standing = atOnce(standingOf(catalogue, lists, now))
  let { version } = catalogue
  const at = (reader: Reader): Standing => {
    const { from, until } = standing.goods.holds()
    // A clock that was turned back asks for the prices of then.
    if (reader.now < from || reader.now >= until) standing.reprice(reader.now)
    return standing
  }
  const renew = (next: StoredCatalogue, nextLists: StoredLists, moment: () => Instant): Effect.Effect<void> =>
    Effect.suspend(() =>
      Effect.map(inSlices(standingOf(next, nextLists, moment(), standing.orders.asked())), (built) => {
        standing = built
        version = next.version
      })
    )
  return {
    catalogue: indexedCatalogue(at),
    search: indexedSearch(at),
    recommending: indexedRecommend(at),
    version: () => version,
    size: () => standing.productOf.size,
    stored: (id) => standing.productOf.get(id),
    apply: (changes, moment) =>
      Effect.gen(function* () {
        const { places, lists: nextLists = standing.stored, version: next = version, ...others } = changes
        if (places !== undefined && !canFollow(standing.places, places)) {
          const { products: changed = [], ...deltas } = others
          const products = new Map(standing.productOf)
          for (const product of changed) products.set(product.id, product)
          yield* renew({ ...places, version: next, products: [...products.values()] }, nextLists, moment)
          yield* inSlices(applied(standing, deltas))
        } else yield* inSlices(applied(standing, changes))
        version = next
      }),
    renew
  }
}
