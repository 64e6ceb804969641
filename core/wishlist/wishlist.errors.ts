import { Data } from "effect"

/** The product has no number in the sister shop: it is not sold here, and cannot be saved. Specification 4; D-1. */
export class NotForWishlist extends Data.TaggedError("NotForWishlist") {}

/** The member has saved as much as one may. */
export class WishlistFull extends Data.TaggedError("WishlistFull")<{ readonly limit: number }> {}
