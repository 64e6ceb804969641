import type { ProductId } from "../../catalogue/product.ts"
import type { Instant } from "../../kernel/moment.ts"
import type { ReportType } from "../reactions/report.ts"
import type { ReviewId, ReviewStatus } from "../review.ts"
import type { ReviewFinding } from "../reviews.errors.ts"

/** A review as staff read it. */
export interface JudgedReview {
  readonly id: ReviewId
  readonly product: { readonly id: ProductId; readonly name: string }
  /** User name of the author; empty if the account is removed. */
  readonly author: string
  readonly details: string
  readonly rating: number
  /** Addresses of its pictures, of their largest files. */
  readonly pictures: ReadonlyArray<{ readonly address: string; readonly description: string }>
  readonly status: ReviewStatus
  /** What the checks found, with the words it is about. */
  readonly findings: ReadonlyArray<ReviewFinding>
  /** What members reported since the last decision. D-43. */
  readonly reports: ReadonlyArray<{ readonly type: ReportType; readonly note: string }>
  /** When the text was written, or changed last. */
  readonly writtenAt: Instant
  /** Whether its author has changed it since it was written. */
  readonly isChanged: boolean
  /** Rises with every change and decision. */
  readonly version: number
  /** When staff decided on the review as it is; absent while it waits for them, and of one that was never held. */
  readonly decidedAt?: Instant
  /** For the author. */
  readonly words?: string
}
