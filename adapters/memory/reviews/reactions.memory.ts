import { Effect } from "effect"
import type { MemberId } from "#core/account/member.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { Reaction, ReactionKind } from "#core/reviews/reactions/reaction.ts"
import type { ReactionStore } from "#core/reviews/reactions/reactions.port.ts"
import type { ReviewId } from "#core/reviews/review.ts"
import type { StoredReview } from "#core/reviews/reviews.port.ts"
import type { SavedReviewsStore } from "#core/reviews/saved/saved-reviews.port.ts"

/** A review as marks and reports of it need it. */
export interface MarkedReview {
  readonly id: ReviewId
  readonly writer: MemberId
  /** Likes it was imported with. */
  readonly importedLikes: number
  status: "published" | "hidden"
}

/** Marks and reports in memory, of these reviews and of members who are not removed. */
export const memoryReactions = (reviews: ReadonlyArray<MarkedReview>): ReactionStore => {
  const marks = {
    like: new Map<ReviewId, Set<MemberId>>(),
    bookmark: new Map<ReviewId, Set<MemberId>>()
  } satisfies Readonly<Record<ReactionKind, unknown>>
  const reporters = new Map<ReviewId, Set<MemberId>>()
  const published = (id: ReviewId) => reviews.find((one) => one.id === id && one.status === "published")
  const membersOf = (of: Map<ReviewId, Set<MemberId>>, id: ReviewId): Set<MemberId> => {
    const members = of.get(id) ?? new Set()
    of.set(id, members)
    return members
  }
  const readAs = (member: MemberId, ids: ReadonlyArray<ReviewId>): ReadonlyArray<Reaction> =>
    reviews.flatMap(({ id, status, importedLikes, writer }) =>
      status === "published" && ids.includes(id)
        ? [
            {
              review: id,
              likes: importedLikes + membersOf(marks.like, id).size,
              hasLiked: membersOf(marks.like, id).has(member),
              hasBookmarked: membersOf(marks.bookmark, id).has(member),
              isOwn: writer === member
            }
          ]
        : []
    )
  return {
    read: (member, ids) => Effect.sync(() => readAs(member, ids)),
    mark: (member, { review, kind, on }) =>
      Effect.sync(() => {
        if (published(review) === undefined) return undefined
        const members = membersOf(marks[kind], review)
        if (on) members.add(member)
        else members.delete(member)
        return readAs(member, [review])[0]
      }),
    report: (member, { review }, hideAt) =>
      Effect.sync(() => {
        const found = published(review)
        if (found === undefined) return "unknown"
        const members = membersOf(reporters, review)
        if (members.has(member)) return "already"
        members.add(member)
        if (members.size < hideAt) return "reported"
        found.status = "hidden"
        return "hidden"
      })
  }
}

/** A bookmark of a published review. */
export interface SavedReview {
  readonly member: MemberId
  readonly at: Instant
  readonly of: StoredReview
}

/** Bookmarked reviews in memory; each call reads the bookmarks again. */
export const memorySavedReviews = (bookmarks: () => ReadonlyArray<SavedReview>): SavedReviewsStore => ({
  saved: (member, { skip, limit }) =>
    Effect.sync(() => {
      const own = bookmarks()
        .filter((one) => one.member === member)
        .toSorted((one, other) => other.at - one.at || (one.of.review.id < other.of.review.id ? -1 : 1))
      return { items: own.slice(skip, skip + limit).map(({ of }) => of), total: own.length }
    })
})
