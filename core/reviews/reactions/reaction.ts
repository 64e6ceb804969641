import type { ReviewId } from "../review.ts"

/** What a reader marks a review with: `like` says that it helped, `bookmark` finds it again. D-43; specification 3. */
export type ReactionKind = "like" | "bookmark"

/** Most reviews whose marks are read at once: five pages of a list. Own choice. */
export const reactionsAtOnce = 100

/** A review as one member sees it. Specification 3, Review. */
export interface Reaction {
  readonly review: ReviewId
  readonly likes: number
  readonly hasLiked: boolean
  readonly hasBookmarked: boolean
  /** The member wrote it. */
  readonly isOwn: boolean
}
