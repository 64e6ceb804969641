import { cut } from "../kernel/text.ts"
import type { ReviewWithProduct } from "./review.ts"

/** Characters of a review on a page of other things. D-80. */
const teaserLength = 150

/** Shortens a review: its first characters, without its pictures. */
export const teaserOf = (shown: ReviewWithProduct): ReviewWithProduct => ({
  ...shown,
  review: { ...shown.review, details: cut(shown.review.details, teaserLength), pictures: [] }
})
