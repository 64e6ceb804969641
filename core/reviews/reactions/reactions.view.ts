import type { SnapshotFrom } from "xstate"
import type { Review } from "../review.ts"
import type { reactionsMachine } from "./reactions.machine.ts"

/** What the buttons of a review show. */
export interface ReactionView {
  readonly likes: number
  readonly hasLiked: boolean
  readonly hasBookmarked: boolean
  /** The member wrote it: it can be neither liked nor reported. */
  readonly isOwn: boolean
}

/** What everybody sees of a review. */
export const publicReaction = ({ likes }: Pick<Review, "likes">): ReactionView => ({
  likes,
  hasLiked: false,
  hasBookmarked: false,
  isOwn: false
})

/** Returns what the buttons of a review show: what the shop has, and over it what the member wants. */
export const viewReaction = (
  { context: { known, wanted } }: Pick<SnapshotFrom<typeof reactionsMachine>, "context">,
  review: Pick<Review, "id" | "likes">
): ReactionView => {
  const stored = known[review.id] ?? publicReaction(review)
  const wantedOf = (kind: "like" | "bookmark") =>
    wanted.find((one) => one.review === review.id && one.kind === kind)?.on
  const hasLiked = wantedOf("like") ?? stored.hasLiked
  return {
    likes: stored.likes + Number(hasLiked) - Number(stored.hasLiked),
    hasLiked,
    hasBookmarked: wantedOf("bookmark") ?? stored.hasBookmarked,
    isOwn: stored.isOwn
  }
}
