import type { Effect } from "effect"
import type { Unavailable } from "../../kernel/failure.ts"
import type { Mailer, Message } from "../../kernel/message.ts"
import type { Instant } from "../../kernel/moment.ts"
import type { Language } from "../../kernel/text.ts"
import type { DecidedStatus, ReviewId } from "../review.ts"
import type { ReviewChanged, ReviewDecided, ReviewUnknown, ReviewVersionMissing } from "../reviews.errors.ts"
import type { JudgedReview } from "./decision.ts"

/** Occasions on which an author is notified of a review. D-41. */
export type ReviewMessageKind = "review-published" | "review-hidden"

/** A message to the author of a review. */
export interface ReviewMessage extends Message {
  readonly kind: ReviewMessageKind
  /** First name of the author. */
  readonly name: string
  /** Name of the product. */
  readonly product: string
  /** Path of the review in the shop. */
  readonly path: string
  /** Why it is not shown; empty for a published one. */
  readonly words: string
}

interface Decision {
  readonly id: ReviewId
  /** Who decides. */
  readonly name: string
  /** Of the review as it was read: another one is refused. One with photos, or that was changed, is not published without it. */
  readonly version?: number
}

type Decided = Effect.Effect<
  JudgedReview,
  ReviewChanged | ReviewDecided | ReviewUnknown | ReviewVersionMissing | Unavailable
>

/** What staff do with reviews. D-41, D-75. */
export interface ReviewOpsPort {
  /** Shows a held or hidden review to readers. */
  readonly publish: (input: Decision) => Decided
  /** Shows a held or published review no more. `words` say its author why. */
  readonly hide: (input: Decision & { readonly words: string }) => Decided
}

/** Where an author is written to. */
export interface AuthorAddress {
  readonly to: string
  readonly name: string
  readonly language: Language
}

/** Stores decisions on reviews. One call of the port is one transaction. */
export interface DecisionStore {
  /** A review with its author; locks the author against a removal until the transaction ends. */
  readonly review: (id: ReviewId) => Effect.Effect<
    | {
        readonly review: JudgedReview
        /** Absent if the author has no proven e-mail address. */
        readonly author?: AuthorAddress
      }
    | undefined,
    Unavailable
  >
  /** Stores a decision on the version that was read, logs it and counts the stars of the product again; false if another change came first. */
  readonly decide: (
    review: JudgedReview,
    decision: { readonly to: DecidedStatus; readonly name: string; readonly words?: string; readonly at: Instant }
  ) => Effect.Effect<boolean, Unavailable>
}

/** What decisions on reviews need. */
export interface DecisionServices {
  readonly store: DecisionStore
  readonly post: Mailer<ReviewMessage>
}
