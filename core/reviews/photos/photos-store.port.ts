import type { Effect } from "effect"
import type { MemberId } from "../../account/member.ts"
import type { StoredPicture } from "../../catalogue/stored.ts"
import type { Unavailable } from "../../kernel/failure.ts"
import type { Instant } from "../../kernel/moment.ts"
import type { PhotoId } from "./photo.ts"
import type { PhotoRefused } from "./photos.errors.ts"

/** Most photos of a member that no review has taken. Own choice: six whole reviews. */
export const waitingPhotosMost = 30
/** Hours after which a photo that no review has taken is removed. Wire, Wishlist and reviews. */
export const waitingPhotoHours = 24

/** A photo that is to be stored. */
export interface PhotoToStore {
  readonly id: PhotoId
  /** Name of its files, without width and ending. */
  readonly file: string
  /** `alt` are the words for a photo that has no description. */
  readonly picture: StoredPicture
  readonly at: Instant
}

/** Stores photos of a member that no review has taken. */
export interface PhotoStore {
  /** How many there are. */
  readonly waiting: (member: MemberId) => Effect.Effect<number, Unavailable>
  /** Stores one more, unless there are as many as may be, or the account is removed. */
  readonly add: (
    member: MemberId,
    photo: PhotoToStore,
    most: number
  ) => Effect.Effect<"added" | "full" | "removed", Unavailable>
  /** Deletes one, and has its files removed; false if the member has no such photo, or a review has taken it. */
  readonly discard: (member: MemberId, id: PhotoId) => Effect.Effect<boolean, Unavailable>
}

/** The files of photos. */
export interface PhotoFiles {
  /**
   * Re-encodes a picture in the turn of its sender and stores it in every width.
   *
   * @param mayBegin runs in that turn, before anything is decoded
   */
  readonly keep: <E>(
    id: PhotoId,
    picture: Uint8Array,
    mayBegin: Effect.Effect<void, E>
  ) => Effect.Effect<
    { readonly file: string; readonly picture: Omit<StoredPicture, "alt"> },
    E | PhotoRefused | Unavailable
  >
  /** Removes the files of a photo that was not stored after all. */
  readonly remove: (photo: Pick<PhotoToStore, "file" | "picture">) => Effect.Effect<void>
}
