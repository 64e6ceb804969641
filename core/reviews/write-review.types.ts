import type { ProductId } from "../catalogue/product.ts"
import type { Instant } from "../kernel/moment.ts"
import type { Timed } from "../kernel/timed.ts"
import type { Pause } from "./pause.ts"
import type { PhotosStanding } from "./photos/form-photos.rule.ts"
import type { PhotoId } from "./photos/photo.ts"
import type { ReviewId, StarPart } from "./review.ts"
import type { ReviewTag } from "./review-tags.ts"
import { type TextProblem, type TextRules, textRules } from "./review-text.rule.ts"
import type { ReviewFinding } from "./reviews.errors.ts"
import { type SpamRules, spamRules, type WritingFacts } from "./spam-block.rule.ts"
import type { Answers, ReviewAsks } from "./writing/answers.ts"
import type { ReviewDraft } from "./writing/draft.rule.ts"

/** The numbers of writing a review. */
export const writingRules: SpamRules & TextRules = { ...spamRules, ...textRules }

/** Input of the form of a review. */
export interface WriteReviewInput {
  readonly product: ProductId
  /** What its form asks for. */
  readonly asks: ReviewAsks
  /** As it was left in this browser. */
  readonly draft: ReviewDraft
  /** Photos of the review that is changed; none of a new one. */
  readonly photos?: PhotosStanding
  /** What this browser remembers; the shop's facts have precedence. */
  readonly facts: WritingFacts
  readonly at: Instant
}

/** What the form of a review remembers. */
export interface WriteReviewContext {
  readonly product: ProductId
  readonly asks: ReviewAsks
  readonly details: string
  readonly answers: Answers
  readonly photos: PhotosStanding
  /** What the review has: these are not sent again. */
  readonly photosBefore: PhotosStanding["attached"]
  /** How often the shop has said that it does not have the photos any more: they are uploaded again. */
  readonly photosExpired: number
  /** Photos that the server did not know then. */
  readonly photosUnknown: ReadonlyArray<PhotoId>
  readonly facts: WritingFacts
  readonly pause: Pause | null
  /** When the member bought the product last. D-42. */
  readonly boughtAt: Instant | null
  readonly problem: TextProblem | null
  /** The form was sent with gaps: they are shown until they are filled. */
  readonly showsGaps: boolean
  /** What the shop refused in the text. D-41. */
  readonly findings: ReadonlyArray<ReviewFinding>
  /** The review that was made of it. */
  readonly review: ReviewId | null
  /** Points that came with it. D-29. */
  readonly points: number
  /** Tag of what went wrong last. */
  readonly failure: string | null
  /** The moment of the last event. */
  readonly now: Instant
  readonly outcome: WriteReviewOutcome
}

/** Events of the form of a review. */
export type WriteReviewEvent = Timed<
  | { readonly type: "details.typed"; readonly details: string }
  /** Stars of one part, or of all of them at once. */
  | { readonly type: "part.rated"; readonly part: StarPart | "all"; readonly stars: number }
  | { readonly type: "tag.pressed"; readonly tag: ReviewTag }
  | { readonly type: "answer.chosen"; readonly answers: Partial<Omit<Answers, "stars" | "tags">> }
  /** Photos of the form were uploaded, removed, described or put into another order. */
  | { readonly type: "photos.changed"; readonly photos: PhotosStanding }
  | { readonly type: "review.sent" }
  | { readonly type: "review.left" }
  | { readonly type: "discard.confirmed" }
  | { readonly type: "discard.declined" }
  /** Another tab has had a review accepted or refused. */
  | { readonly type: "facts.read"; readonly facts: WritingFacts }
  /** A member logged in or out. */
  | { readonly type: "session.changed" }
>

/** What this browser is to store. */
export type WriteReviewEmitted =
  /** To be stored for this product; an empty one is deleted. */
  | { readonly type: "draft.changed"; readonly draft: ReviewDraft }
  | { readonly type: "facts.changed"; readonly facts: WritingFacts }

/** How the form of a review ended. */
export type WriteReviewOutcome = "published" | "held" | "alreadyReviewed" | "loginWanted" | "left"
