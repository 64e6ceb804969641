import type { SnapshotFrom } from "xstate"
import type { ProductCard } from "../catalogue/product.ts"
import type { ProductList } from "../catalogue/product-list.ts"
import { reset } from "../search/filter-state.rule.ts"
import type { Facets, Found } from "../search/found.ts"
import type { SearchQuery } from "../search/query.ts"
import type { listingMachine } from "./listing.machine.ts"
import { asksTheSame, type Fixed, outside } from "./place.rule.ts"

/** A list of products as its screen shows it. */
export interface ListingView {
  readonly fixed: Fixed
  /** What is wanted now: filters, order and words show it at once. */
  readonly query: SearchQuery
  /**
   * `shown`: the products answer the query. `stale`: they answer the last one and are dimmed. `waiting`: boxes without
   * content. `failed`: nothing, with a quiet way to ask again. D-19.
   */
  readonly list: "shown" | "stale" | "waiting" | "failed"
  readonly products: ReadonlyArray<ProductCard>
  readonly total: number
  readonly facets: Facets
  readonly corrected: string | undefined
  readonly more: "none" | "offered" | "loading" | "failed"
  readonly found: Found
  /** Offered if nothing was found. */
  readonly popular: ProductList | null
  readonly drawerOpen: boolean
  /** The filters as they stand in the drawer. */
  readonly draft: SearchQuery
  /** How many products the draft would show; `null` while that is not known. */
  readonly count: number | null
  /** Whether anything but the place itself narrows the list. */
  readonly narrowed: boolean
}

/** Returns what a list of products shows in this state of its machine. */
export const viewListing = (snapshot: SnapshotFrom<typeof listingMachine>): ListingView => {
  const { fixed, query, found, popular, draft, count } = snapshot.context
  const list = listOf(snapshot)
  return {
    fixed,
    query,
    list,
    products: list === "shown" || list === "stale" ? found.products : nothing,
    total: found.total,
    facets: found.facets,
    corrected: found.corrected,
    more: moreOf(snapshot, found),
    found,
    popular,
    drawerOpen: snapshot.matches({ drawer: "open" }),
    draft,
    count,
    narrowed: isNarrowed(fixed, query)
  }
}

const nothing: ReadonlyArray<ProductCard> = []

const listOf = (snapshot: SnapshotFrom<typeof listingMachine>): ListingView["list"] => {
  if (snapshot.matches({ results: { loading: "patient" } })) return "stale"
  if (snapshot.matches({ results: "loading" })) return "waiting"
  return snapshot.matches({ results: "failed" }) ? "failed" : "shown"
}

const moreOf = (snapshot: SnapshotFrom<typeof listingMachine>, { skip, products, total }: Found) => {
  if (snapshot.matches({ results: "loadingMore" })) return "loading"
  if (snapshot.matches({ results: "moreFailed" })) return "failed"
  return skip + products.length < total ? "offered" : "none"
}

const isNarrowed = (fixed: Fixed, query: SearchQuery): boolean => {
  const own = outside(fixed, { ...query, page: 1 })
  return !asksTheSame({ ...own, size: 16 }, outside(fixed, reset(query)))
}
