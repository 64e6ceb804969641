import type { CombinationId } from "../catalogue/combination.ts"
import type { ProductCard, ProductId } from "../catalogue/product.ts"
import { type Brand, brandConstructor } from "../kernel/brand.ts"
import type { Instant } from "../kernel/moment.ts"
import type { Rupiah } from "../kernel/money.ts"
import type { Goods } from "../pricing/goods.ts"

/** Names an entry among those of its member: `id_wishlist_product`. Decision 0117. */
export type EntryId = Brand<string, "EntryId">
/** Returns a primitive as an `EntryId`. */
export const EntryId = brandConstructor<EntryId>()

/** Returns the id of the entry of a combination. Both APIs of specification 7 name an entry by it. D-46; decision 0117. */
export const entryIdOf = (combination: CombinationId): EntryId => EntryId(combination)

/** Entries of one member at most. Own choice. */
export const entriesMost = 300
/** Entries of a page of `/wishlist`. D-47. */
export const entriesPerPage = 12
/** Entries of a page of the widget; more while fewer than `widgetSkipMost` were left out. Specification 9; D-47. */
export const widgetPageSize = 5
/** From how many left out on the widget leads to `/wishlist` instead. Specification 9; D-47. */
export const widgetSkipMost = 10
/** An entry that is put back so soon after it was removed is as it was: moment and price stay. In milliseconds. Own choice. */
export const restoredMs = 600_000

/** A saved combination, without anything that a card needs to draw its heart. */
export interface Heart {
  readonly id: EntryId
  readonly product: ProductId
  readonly combination: CombinationId
}

/** A saved combination of one member. D-46. */
export interface WishlistEntry extends Heart {
  readonly at: Instant
  /** Price paid for one unit when it was saved. */
  readonly price: Rupiah
}

/** An entry with its combination as it is sold now. */
export interface ListedEntry extends WishlistEntry {
  readonly goods: Goods
}

/** An entry as `/wishlist` shows it. */
export interface WishlistItem extends ListedEntry {
  readonly card: ProductCard
}

/** Which entries a list shows. */
export const wishlistFilters = ["all", "dropped", "available", "soldOut"] as const
/** One of `wishlistFilters`. */
export type WishlistFilter = (typeof wishlistFilters)[number]

/** Orders of a list; the first unless another is chosen. */
export const wishlistSorts = ["drop", "newest", "cheapest"] as const
/** One of `wishlistSorts`. */
export type WishlistSort = (typeof wishlistSorts)[number]

/** Input of a list. */
export interface WishlistAsked {
  readonly filter: WishlistFilter
  readonly sort: WishlistSort
  readonly skip: number
  readonly limit: number
}

/** A part of a member's wishlist. */
export interface WishlistPage {
  readonly items: ReadonlyArray<WishlistItem>
  /** How many entries the filter leaves. */
  readonly total: number
  readonly skip: number
  /** How many entries each filter leaves. */
  readonly counts: Readonly<Record<WishlistFilter, number>>
}
