import { Effect } from "effect"
import type { MemberId } from "#core/account/member.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { WishlistStore } from "#core/wishlist/wishlist.port.ts"
import type { WishlistEntry } from "#core/wishlist/wishlist.ts"

interface Held extends WishlistEntry {
  readonly member: MemberId
  readonly removedAt?: Instant
}

/** Wishlists in memory, of members who are not removed. */
export const memoryWishlist = (soldAs: ReadonlyMap<number, ProductId> = new Map()): WishlistStore => {
  let rows: ReadonlyArray<Held> = []
  const isRow = (member: MemberId, id: WishlistEntry["id"]) => (row: Held) => row.member === member && row.id === id
  const live = (member: MemberId): ReadonlyArray<Held> =>
    rows.filter((row) => row.member === member && row.removedAt === undefined)
  const entryOf = ({ id, product, combination, at, price }: WishlistEntry): WishlistEntry => ({
    id,
    product,
    combination,
    at,
    price
  })
  return {
    productSoldAs: (number) => Effect.sync(() => soldAs.get(number)),
    put: (member, { restoredSince, ...draft }, most) =>
      Effect.sync(() => {
        const held = rows.find(isRow(member, draft.id))
        if (held !== undefined && held.removedAt === undefined) return entryOf(held)
        if (live(member).length >= most) return "full"
        const isRestored = held?.removedAt !== undefined && held.removedAt > restoredSince
        const entry = entryOf(isRestored ? held : draft)
        rows = [...rows.filter((row) => row !== held), { ...entry, member }]
        return entry
      }),
    remove: (member, id, at) =>
      Effect.sync(() => {
        const isSame = isRow(member, id)
        rows = rows.map((row) => (isSame(row) && row.removedAt === undefined ? { ...row, removedAt: at } : row))
      }),
    entries: (member) =>
      Effect.sync(() =>
        live(member)
          .toSorted((one, other) => other.at - one.at || (one.id < other.id ? -1 : 1))
          .map(entryOf)
      )
  }
}
