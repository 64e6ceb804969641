import type { CategoryId } from "../../catalogue/category.ts"
import type { Picture } from "../../catalogue/picture.ts"
import type { Instant } from "../../kernel/moment.ts"
import type { Badge } from "../../profile/profile.ts"
import type { Reviewer, ReviewId, ReviewSort, ReviewWithProduct } from "../review.ts"

/** Experts on a page of the list. Own choice, as many as reviews. Specification 9. */
export const expertsPerPage = 20

/** Experts that the first page about them shows. Own choice. */
export const expertsOnFirstPage = 6

/** Reviews of an expert beside their name. Own choice. */
export const bestReviews = 2

/** What the published reviews of a reviewer add up to. */
export interface ReviewerCounts {
  readonly reviews: number
  /** Likes on them. */
  readonly likes: number
  /** Pictures in them. */
  readonly photos: number
  /** How many are about goods that were bought here. D-42. */
  readonly verified: number
}

/** A reviewer as everybody may see them. Nothing of it names the person behind the user name. */
export interface ReviewerProfile extends Reviewer {
  /** Picture, as `avatarAddress` takes it. */
  readonly image?: string
  readonly joinedAt: Instant
  readonly counts: ReviewerCounts
  /** Mean of the stars given, floored to 3 decimals; absent without reviews. D-14. */
  readonly meanRating?: number
  /** Badges that were earned. D-44. */
  readonly badges: ReadonlyArray<Badge>
}

/** A part of a list by which it can be filtered, with how many are in it. */
export interface ReviewerGroup {
  readonly id: string
  readonly name: string
  readonly count: number
}

/** Which reviews of a reviewer are shown, and in which order. */
export interface ReviewerQuery {
  readonly userName: string
  /** Only those about products of this category of level 1. */
  readonly category?: CategoryId
  readonly sort: ReviewSort
  /** From 1. */
  readonly page: number
}

/** A page of a reviewer's published reviews; the categories count all of them. */
export interface ReviewerReviews {
  readonly items: ReadonlyArray<ReviewWithProduct>
  /** How many fit the filter. */
  readonly total: number
  /** Categories of level 1 that occur, most frequent first. */
  readonly groups: ReadonlyArray<ReviewerGroup>
}

/** A review beside an expert's name. */
export interface BestReview {
  readonly id: ReviewId
  readonly productName: string
  readonly rating: number
  /** Absent if the product is gone. D-8. */
  readonly picture?: Picture
}

/** An expert in the list of them. Specification 1, experts. */
export interface Expert {
  readonly reviewer: Reviewer
  readonly image?: string
  readonly counts: Pick<ReviewerCounts, "reviews" | "likes">
  /** First sentence of the most helpful review; absent without reviews. */
  readonly quote?: string
  readonly best: ReadonlyArray<BestReview>
}

/** Which experts are shown. */
export interface ExpertsQuery {
  /** Only those of this field, as `fieldOf` names it. */
  readonly field?: string
  /** From 1. */
  readonly page: number
}

/** A page of experts, those whose reviews helped most first; the fields count all of them. */
export interface Experts {
  readonly items: ReadonlyArray<Expert>
  /** How many fit the filter. */
  readonly total: number
  /** Fields that occur, most frequent first. */
  readonly groups: ReadonlyArray<ReviewerGroup>
}
