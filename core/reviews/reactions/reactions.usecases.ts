import { Effect } from "effect"
import type { MemberId } from "../../account/member.ts"
import type { Instant } from "../../kernel/moment.ts"
import type { ReviewId } from "../review.ts"
import { ReviewUnknown } from "../reviews.errors.ts"
import { type ReactionKind, reactionsAtOnce } from "./reaction.ts"
import { AlreadyReported, OwnReview, ReportNoteTooLong } from "./reactions.errors.ts"
import type { ReactionStore, ReactionsPort } from "./reactions.port.ts"
import { reportersToHide } from "./report.ts"
import { isNoteTooLong, tidyReport } from "./report-form.rule.ts"

/** What one member does with reviews of others. D-43. */
export const reactionsOver = (store: ReactionStore, member: MemberId, now: Instant): ReactionsPort => {
  const change = Effect.fnUntraced(function* (review: ReviewId, kind: ReactionKind, on: boolean) {
    const after = yield* store.mark(member, { review, kind, on, at: now })
    return after ?? (yield* new ReviewUnknown())
  })
  // Its writer never changes: asked beside the change.
  const unlessOwn = Effect.fnUntraced(function* (review: ReviewId) {
    const [found] = yield* store.read(member, [review])
    if (found === undefined) return yield* new ReviewUnknown()
    if (found.isOwn) return yield* new OwnReview()
  })
  return {
    like: ({ review }) => Effect.andThen(unlessOwn(review), change(review, "like", true)),
    unlike: ({ review }) => change(review, "like", false),
    bookmark: ({ review }) => change(review, "bookmark", true),
    unbookmark: ({ review }) => change(review, "bookmark", false),
    report: Effect.fnUntraced(function* (written) {
      const report = tidyReport(written)
      if (isNoteTooLong(report.note ?? "")) return yield* new ReportNoteTooLong()
      yield* unlessOwn(report.review)
      const outcome = yield* store.report(member, { ...report, at: now }, reportersToHide)
      if (outcome === "unknown") return yield* new ReviewUnknown()
      if (outcome === "already") return yield* new AlreadyReported()
    }),
    mine: ({ reviews }) => store.read(member, reviews.slice(0, reactionsAtOnce))
  }
}
