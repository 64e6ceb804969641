import type { Picture } from "../catalogue/picture.ts"
import type { ProductCard, ProductId } from "../catalogue/product.ts"
import { type Brand, brandConstructor } from "../kernel/brand.ts"
import type { Instant } from "../kernel/moment.ts"
import type { ReviewTag } from "./review-tags.ts"
import type { ReviewTrust } from "./trust.rule.ts"

/** Identifies a review. */
export type ReviewId = Brand<string, "ReviewId">
/** Returns a primitive as a `ReviewId`. */
export const ReviewId = brandConstructor<ReviewId>()

/** Who sees a review: everybody; its author until staff have read it; its author alone. D-41. */
export const reviewStatuses = ["published", "held", "hidden"] as const
/** A status of `reviewStatuses`. */
export type ReviewStatus = (typeof reviewStatuses)[number]

/** What staff make of a review. D-41. */
export type DecidedStatus = Exclude<ReviewStatus, "held">

/** Reviews on a page. Specification 9. */
export const reviewsPerPage = 20

/** Parts a product is rated by; which ones depends on its level-1 category. D-38. */
export const starParts = [
  "effectiveness",
  "texture",
  "packaging",
  "value_for_money",
  "pigmentation",
  "long_wear",
  "scent"
] as const
/** A part of the rating that has stars of its own. Specification 3. */
export type StarPart = (typeof starParts)[number]

/** Display levels, lowest first. D-44. */
export const levels = ["base", "rising", "diva", "super"] as const
/** A reviewer's display level. D-44. */
export type Level = (typeof levels)[number]

/** Who wrote it, as far as the public may know. */
export interface Reviewer {
  readonly userName: string
  readonly level: Level
  readonly expert: boolean
  /** Line under an expert's name, `Dermatologist`. */
  readonly title?: string
  /** `25-29`, at the time of writing. D-45. */
  readonly ageBucket?: string
  /** The reviewer's skin, tone and hair. */
  readonly traits: ReadonlyArray<string>
}

/** A published review. Specification 3, Review. */
export interface Review {
  readonly id: ReviewId
  readonly productId: ProductId
  readonly combination?: string
  readonly reviewer: Reviewer
  readonly details: string
  /** Mean of the parts, floored to 3 decimals. D-38. */
  readonly rating: number
  readonly stars: Readonly<Partial<Record<StarPart, number>>>
  readonly durationOfUse?: string
  readonly recommended: boolean
  readonly repurchase: boolean
  readonly tags: ReadonlyArray<ReviewTag>
  readonly verifiedPurchase: boolean
  readonly likes: number
  /** Points that its author received for it: readers are shown that. D-29. */
  readonly points: number
  readonly pictures: ReadonlyArray<Picture>
  readonly createdAt: Instant
  /** Absent where a review stands among other things. */
  readonly trust?: ReviewTrust
}

/** The published reviews of the same product that were written just after a review, and just before it. */
export interface ReviewNeighbours {
  readonly newer?: ReviewId
  readonly older?: ReviewId
}

/** A review on its own page, with the product if that is still in the shop. D-8. */
export interface ReviewWithProduct {
  readonly review: Review
  /** Absent where a review stands among other things. */
  readonly neighbours?: ReviewNeighbours
  readonly product?: ProductCard
  readonly productName: string
}

/** Specification 7, review filters; D-43 sorts. */
export const reviewSorts = ["most-liked", "newest", "highest", "lowest"] as const
/** An order of reviews. Specification 4. */
export type ReviewSort = (typeof reviewSorts)[number]

/** Which reviews of a product are shown, and in which order. */
export interface ReviewQuery {
  readonly product: ProductId
  /** Whole stars shown; empty for all. */
  readonly ratings: ReadonlyArray<number>
  /** Beauty tags of the reviewer, any of them. */
  readonly traits: ReadonlyArray<string>
  readonly ageBucket?: string
  readonly withPhoto: boolean
  readonly verified: boolean
  readonly recommended: boolean
  readonly sort: ReviewSort
  /** From 1. */
  readonly page: number
}

/** What all reviews of a product together say. */
export interface ReviewSummary {
  /** How many there are. */
  readonly all: number
  /** Reviews per whole star; index 0 is one star. */
  readonly histogram: readonly [number, number, number, number, number]
  /** Means per part over all reviews, 0 to 5. */
  readonly parts: ReadonlyArray<{ readonly part: StarPart; readonly mean: number }>
  /** Share of all reviews that recommend the product, whole percent. */
  readonly recommendedPercent: number
}

/** The reviews that the page of a product shows, beside what all of them say. */
export interface ReviewHighlights extends ReviewSummary {
  /** The most helpful one and the most helpful critical one. */
  readonly items: ReadonlyArray<Review>
}

/** A page of reviews and what all of them together say; the histogram counts those that fit all filters but the stars. */
export interface Reviews extends ReviewSummary {
  readonly items: ReadonlyArray<Review>
  /** How many fit the filters. */
  readonly total: number
  /** Reviewer tags that occur, most frequent first, for the filter. */
  readonly traits: ReadonlyArray<{ readonly id: string; readonly name: string; readonly count: number }>
  readonly ageBuckets: ReadonlyArray<{ readonly bucket: string; readonly count: number }>
}

/** Which pictures of published reviews are shown, the newest first. */
export interface ReviewPhotosQuery {
  readonly product?: ProductId
  /** Of whose reviews. */
  readonly userName?: string
  readonly skip: number
  /** At most 100. */
  readonly limit: number
}

/** A part of the pictures of published reviews. */
export interface ReviewPhotos {
  readonly items: ReadonlyArray<ReviewPhoto>
  readonly total: number
  /** How many of the newest were left out. */
  readonly skip: number
}

/** A customer's picture that leads to its review. */
export interface ReviewPhoto {
  readonly picture: Picture
  readonly review: ReviewId
  readonly userName: string
  readonly rating: number
}
