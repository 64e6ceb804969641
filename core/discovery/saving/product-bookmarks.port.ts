import type { Effect } from "effect"
import type { Unauthenticated } from "../../account/account.errors.ts"
import type { MemberId } from "../../account/member.ts"
import type { ProductUnknown } from "../../catalogue/catalogue.errors.ts"
import type { ProductId } from "../../catalogue/product.ts"
import type { Unavailable } from "../../kernel/failure.ts"
import type { Instant } from "../../kernel/moment.ts"

/** Most products whose bookmarks one call reads. Own choice: a page of a list shows fewer. */
export const bookmarksAtOnce = 100

/** Whether a member has bookmarked a product. Specification 3, Product: has_bookmarked. */
export interface ProductBookmark {
  readonly product: ProductId
  readonly hasBookmarked: boolean
}

/** Sets a bookmark, or removes it; absent: whichever it is not. */
export interface BookmarkWanted {
  readonly product: ProductId
  readonly on?: boolean
}

/** Products that a member has bookmarked. Specification 7: POST `/product/{id}/bookmarks`. */
export interface ProductBookmarksPort {
  readonly bookmark: (
    input: BookmarkWanted
  ) => Effect.Effect<ProductBookmark, ProductUnknown | Unauthenticated | Unavailable>
  /** Returns each of these products that is in the shop; others are left out. */
  readonly mine: (input: {
    readonly products: ReadonlyArray<ProductId>
  }) => Effect.Effect<ReadonlyArray<ProductBookmark>, Unauthenticated | Unavailable>
}

/** Stores bookmarks of products. Removed products are not found. */
export interface ProductBookmarkStore {
  /** Returns the bookmark as it is now, or `undefined` if there is no such product. */
  readonly mark: (
    member: MemberId,
    wanted: BookmarkWanted & { readonly at: Instant }
  ) => Effect.Effect<ProductBookmark | undefined, Unauthenticated | Unavailable>
  readonly read: (
    member: MemberId,
    products: ReadonlyArray<ProductId>
  ) => Effect.Effect<ReadonlyArray<ProductBookmark>, Unavailable>
}
