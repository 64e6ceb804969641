import type { Effect } from "effect"
import type { Unauthenticated } from "../../account/account.errors.ts"
import type { Unavailable } from "../../kernel/failure.ts"
import type { ReviewPhotosOff } from "../../toggles/parts.errors.ts"
import type { OwnPhoto, PhotoId } from "./photo.ts"
import type { PhotoRefused, PhotosFull, PhotoUnknown } from "./photos.errors.ts"

/** Photos of a member before a review or a proposal takes them. Wire, Wishlist and reviews; D-39. */
export interface PhotosPort {
  /** Uploads a picture of at most 8 MB; it is removed after 24 hours if no review and no proposal has taken it. */
  readonly upload: (input: {
    readonly picture: Uint8Array
    /** Absent: it is for a review, whose photos operations may have switched off. Decision 0146. */
    readonly of?: "proposal"
  }) => Effect.Effect<OwnPhoto, PhotoRefused | PhotosFull | ReviewPhotosOff | Unauthenticated | Unavailable>
  /** Removes a photo that no review has taken. */
  readonly discard: (input: {
    readonly id: PhotoId
  }) => Effect.Effect<void, PhotoUnknown | Unauthenticated | Unavailable>
}
