import type { Effect } from "effect"
import type { Unauthenticated } from "../../account/account.errors.ts"
import type { MemberId } from "../../account/member.ts"
import type { Unavailable } from "../../kernel/failure.ts"
import type { Instant } from "../../kernel/moment.ts"
import type { ReviewId } from "../review.ts"
import type { ReviewUnknown } from "../reviews.errors.ts"
import type { Reaction, ReactionKind } from "./reaction.ts"
import type { AlreadyReported, OwnReview, ReportNoteTooLong } from "./reactions.errors.ts"
import type { WrittenReport } from "./report.ts"

type Own<A, E = never> = Effect.Effect<A, E | Unauthenticated | Unavailable>

interface OfReview {
  readonly review: ReviewId
}

/** A call that sets or removes a mark: made twice, it changes nothing the second time. */
type Mark<E = never> = (input: OfReview) => Own<Reaction, ReviewUnknown | E>

/** What a member does with reviews of others. Specification 3, 7 and 8; D-43, D-77. */
export interface ReactionsPort {
  readonly like: Mark<OwnReview>
  readonly unlike: Mark
  readonly bookmark: Mark
  readonly unbookmark: Mark
  /** Reports a review once; with the third reporter it is hidden until the shop has decided. D-41. */
  readonly report: (input: WrittenReport) => Own<void, ReviewUnknown | OwnReview | AlreadyReported | ReportNoteTooLong>
  /** Returns these reviews as the member sees them; those that are not published are left out. */
  readonly mine: (input: { readonly reviews: ReadonlyArray<ReviewId> }) => Own<ReadonlyArray<Reaction>>
}

/** Stores marks and reports. Each change is one transaction that finds the review published and the member not removed. */
export interface ReactionStore {
  readonly read: (
    member: MemberId,
    reviews: ReadonlyArray<ReviewId>
  ) => Effect.Effect<ReadonlyArray<Reaction>, Unavailable>
  /**
   * Sets or removes a mark and counts the likes of the review again. Returns the review afterwards, or `undefined` if it is not
   * published.
   */
  readonly mark: (
    member: MemberId,
    change: { readonly review: ReviewId; readonly kind: ReactionKind; readonly on: boolean; readonly at: Instant }
  ) => Own<Reaction | undefined>
  /**
   * Stores a report and hides the review if `hideAt` members have reported it since the shop last decided. Returns `unknown` if it
   * is not published, `already` if the member has reported it before.
   */
  readonly report: (
    member: MemberId,
    report: WrittenReport & { readonly at: Instant },
    hideAt: number
  ) => Own<"reported" | "hidden" | "already" | "unknown">
}
