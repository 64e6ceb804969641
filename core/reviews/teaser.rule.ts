import { cut } from "../kernel/text.ts"
import type { ReviewWithProduct } from "./review.ts"

/** Letters of a review that stands on a page of other things. D-80. */
const teaserLength = 150

/** A review in a few lines: its first letters, without its pictures. */
export const teaserOf = (shown: ReviewWithProduct): ReviewWithProduct => ({
  ...shown,
  review: { ...shown.review, details: cut(shown.review.details, teaserLength), pictures: [] }
})
