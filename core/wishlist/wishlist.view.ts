import type { SnapshotFrom } from "xstate"
import { type Rupiah, rupiah } from "../kernel/money.ts"
import { dropOf, isAvailable } from "./listed.rule.ts"
import type { WishlistShown, WishlistUndo, wishlistMachine } from "./wishlist.machine.ts"
import type { WishlistItem, WishlistPage } from "./wishlist.ts"

/** A card of the page. */
export interface WishlistCardView {
  readonly item: WishlistItem
  /** How far the price has fallen since it was saved; 0 if it has not. */
  readonly drop: Rupiah
  readonly isAvailable: boolean
}

/** View of the page of a wishlist. */
export interface WishlistView {
  readonly step: "reading" | "shown" | "empty" | "failed"
  readonly shown: WishlistShown
  readonly cards: ReadonlyArray<WishlistCardView>
  readonly counts: WishlistPage["counts"]
  /** How many entries the filter leaves. */
  readonly total: number
  readonly more: "none" | "offered" | "coming" | "failed"
  /** What can be saved by buying the cards that became cheaper. */
  readonly saving: { readonly amount: Rupiah; readonly items: ReadonlyArray<WishlistItem> }
  readonly undo: WishlistUndo | null
}

const none = { all: 0, dropped: 0, available: 0, soldOut: 0 } as const

/**
 * Returns what the page of a wishlist shows in this state of its machine.
 *
 * @param isGone whether an entry has been taken off since it was read
 */
export const viewWishlist = (
  { value, context: { shown, items, total, left, counts, undo } }: SnapshotFrom<typeof wishlistMachine>,
  isGone: (item: WishlistItem) => boolean = () => false
): WishlistView => {
  const here = items.filter((item) => !isGone(item))
  const gone = items.filter(isGone)
  const cards = here.map((item) => ({ item, drop: dropOf(item), isAvailable: isAvailable(item) }))
  const cheaper = cards.filter(({ drop, isAvailable: isThere }) => drop > 0 && isThere)
  const minus = (of: (item: WishlistItem) => boolean) => gone.filter(of).length
  const { list } = value
  const all = (counts ?? none).all - gone.length
  return {
    step: list === "failed" || (list === "reading" && counts === null) ? list : all <= 0 ? "empty" : "shown",
    shown,
    cards,
    counts: {
      all,
      dropped: (counts ?? none).dropped - minus((item) => dropOf(item) > 0),
      available: (counts ?? none).available - minus(isAvailable),
      soldOut: (counts ?? none).soldOut - minus((item) => !isAvailable(item))
    },
    total: total - gone.length,
    more: list === "readingMore" ? "coming" : list === "stuck" ? "failed" : left > 0 ? "offered" : "none",
    saving: {
      amount: rupiah(cheaper.reduce((sum, { drop }) => sum + drop, 0)),
      items: cheaper.map(({ item }) => item)
    },
    undo
  }
}
