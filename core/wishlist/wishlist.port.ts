import type { Effect } from "effect"
import type { Unauthenticated } from "../account/account.errors.ts"
import type { MemberId } from "../account/member.ts"
import type { ProductUnknown } from "../catalogue/catalogue.errors.ts"
import type { CombinationId } from "../catalogue/combination.ts"
import type { ProductId } from "../catalogue/product.ts"
import type { Unavailable } from "../kernel/failure.ts"
import type { NoInput } from "../kernel/input.ts"
import type { Instant } from "../kernel/moment.ts"
import type { WishlistOff } from "../toggles/parts.errors.ts"
import type { NotForWishlist, WishlistFull } from "./wishlist.errors.ts"
import type { EntryId, Heart, WishlistAsked, WishlistEntry, WishlistPage } from "./wishlist.ts"

type Own<A, E = never> = Effect.Effect<A, E | Unauthenticated | Unavailable>
type Added = Own<Heart, ProductUnknown | NotForWishlist | WishlistFull | WishlistOff>

/** What a member does with their wishlist. Specification 4 and 7; D-46. */
export interface WishlistPort {
  /** Saves a combination, the default one if none is named; returns the entry that is there if it was saved before. */
  readonly add: (input: { readonly product: ProductId; readonly combination?: CombinationId }) => Added
  /** The same for a product by its number in the sister shop. D-1. */
  readonly addSold: (input: { readonly soldAs: number; readonly combination?: CombinationId }) => Added
  /** Removes an entry; done as well if there is none. */
  readonly remove: (input: { readonly id: EntryId }) => Own<true>
  /** Returns everything that the member has saved, the latest first. */
  readonly hearts: (input: NoInput) => Own<ReadonlyArray<Heart>>
  readonly list: (input: WishlistAsked) => Own<WishlistPage>
}

/** An entry to be stored. */
export interface EntryDraft extends WishlistEntry {
  /** An entry that was removed after this moment comes back as it was. */
  readonly restoredSince: Instant
}

/** Stores the entries of members. A change needs a transaction and finds the member not removed. */
export interface WishlistStore {
  /** Returns the product with this number in the sister shop. */
  readonly productSoldAs: (soldAs: number) => Effect.Effect<ProductId | undefined, Unavailable>
  /** Stores an entry unless the member has it. Returns it, or `full` if the member has `most` others. */
  readonly put: (member: MemberId, draft: EntryDraft, most: number) => Own<WishlistEntry | "full">
  readonly remove: (member: MemberId, id: EntryId, at: Instant) => Own<void>
  /** Returns the member's entries, the latest first. */
  readonly entries: (member: MemberId) => Effect.Effect<ReadonlyArray<WishlistEntry>, Unavailable>
}
