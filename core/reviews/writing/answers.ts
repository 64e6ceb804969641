import type { CombinationId } from "../../catalogue/combination.ts"
import type { StarPart } from "../review.ts"
import type { ReviewTag } from "../review-tags.ts"

/** How long a product has been used, as the form names it. D-39. */
export const usageTimes = ["<1 minggu", "1–4 minggu", "1–3 bulan", "3–6 bulan", ">6 bulan"] as const
/** One of them. */
export type UsageTime = (typeof usageTimes)[number]

/** What a review says beside its text, as far as it has been answered. Specification 3, Review; D-37 to D-39. */
export interface Answers {
  /** The shade, size or variant that was used. */
  readonly combination: CombinationId | null
  /** Whole stars from 1 to 5 by part. */
  readonly stars: Readonly<Partial<Record<StarPart, number>>>
  readonly durationOfUse: UsageTime | null
  readonly recommended: boolean | null
  readonly repurchase: boolean | null
  /** None is an answer, too. */
  readonly tags: ReadonlyArray<ReviewTag>
}

/** A form in which nothing has been answered. */
export const noAnswers: Answers = {
  combination: null,
  stars: {},
  durationOfUse: null,
  recommended: null,
  repurchase: null,
  tags: []
}

/** Answers without gaps, as they are sent. */
export interface FullAnswers {
  readonly combination?: CombinationId
  readonly stars: Answers["stars"]
  readonly durationOfUse: UsageTime
  readonly recommended: boolean
  readonly repurchase: boolean
  readonly tags: ReadonlyArray<ReviewTag>
}

/** What the form of a product asks for. */
export interface ReviewAsks {
  /** Parts that are rated. D-38. */
  readonly parts: ReadonlyArray<StarPart>
  /** Combinations that may be named; with one or none the form does not ask. D-37. */
  readonly combinations: ReadonlyArray<CombinationId>
  /** Tags of which a few may be taken. */
  readonly tags: ReadonlyArray<ReviewTag>
}
