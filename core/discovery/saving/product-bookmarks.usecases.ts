import { Effect } from "effect"
import type { MemberId } from "../../account/member.ts"
import { ProductUnknown } from "../../catalogue/catalogue.errors.ts"
import type { Instant } from "../../kernel/moment.ts"
import type { ProductBookmarkStore, ProductBookmarksPort } from "./product-bookmarks.port.ts"

/** What one member has bookmarked. */
export const productBookmarksOver = (
  store: ProductBookmarkStore,
  member: MemberId,
  now: Instant
): ProductBookmarksPort => ({
  bookmark: (wanted) =>
    Effect.flatMap(store.mark(member, { ...wanted, at: now }), (marked) =>
      marked === undefined ? Effect.fail(new ProductUnknown()) : Effect.succeed(marked)
    ),
  mine: ({ products }) => (products.length === 0 ? Effect.succeed([]) : store.read(member, products))
})
