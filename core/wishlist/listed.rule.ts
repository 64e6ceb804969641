import { type Rupiah, rupiah } from "../kernel/money.ts"
import type { ListedEntry, WishlistFilter, WishlistSort } from "./wishlist.ts"

type Priced = Pick<ListedEntry, "price" | "at" | "id"> & {
  readonly goods: Pick<ListedEntry["goods"], "price" | "stock" | "sale">
}

/** Returns how far the price has fallen since the entry was saved; 0 if it has not. */
export const dropOf = ({ price, goods }: Pick<Priced, "price" | "goods">): Rupiah =>
  rupiah(Math.max(0, price - goods.price.priceAfterDiscount))

/** Returns whether a unit can be put into the bag now. */
export const isAvailable = ({ goods: { sale, stock } }: Pick<Priced, "goods">): boolean => sale === "open" && stock > 0

/** Returns whether readers still see the product at all. D-8. */
export const isShown = ({ goods: { sale } }: Pick<Priced, "goods">): boolean =>
  sale !== "removed" && sale !== "inactive"

const filters: Readonly<Record<WishlistFilter, (entry: Priced) => boolean>> = {
  all: () => true,
  dropped: (entry) => dropOf(entry) > 0,
  available: isAvailable,
  soldOut: (entry) => !isAvailable(entry)
}

/** Returns whether a filter leaves an entry. */
export const isLeftBy = (filter: WishlistFilter, entry: Priced): boolean => filters[filter](entry)

const latestFirst = (one: Priced, other: Priced): number => other.at - one.at || (one.id < other.id ? -1 : 1)

const orders: Readonly<Record<WishlistSort, (one: Priced, other: Priced) => number>> = {
  // Money that can be saved now comes before what is sold out.
  drop: (one, other) => savingOf(other) - savingOf(one) || latestFirst(one, other),
  newest: latestFirst,
  cheapest: (one, other) =>
    one.goods.price.priceAfterDiscount - other.goods.price.priceAfterDiscount || latestFirst(one, other)
}

const savingOf = (entry: Priced): number => (isAvailable(entry) ? dropOf(entry) : 0)

/** Returns entries in an order, ties by the latest. */
export const sortEntries = <E extends Priced>(entries: ReadonlyArray<E>, sort: WishlistSort): ReadonlyArray<E> =>
  entries.toSorted(orders[sort])

/** Returns how many entries each filter leaves. */
export const countsOf = (entries: ReadonlyArray<Priced>): Readonly<Record<WishlistFilter, number>> => ({
  all: entries.length,
  dropped: entries.filter(filters.dropped).length,
  available: entries.filter(filters.available).length,
  soldOut: entries.filter(filters.soldOut).length
})
