import { cut } from "../kernel/text.ts"
import type { ReviewWithProduct } from "./review.ts"

/** Characters of a review on a page of other things. D-80. */
const teaserLength = 150

/** Shortens a review: its first characters, without its pictures and what records say of it. */
export const teaserOf = ({ review: { trust: _, ...review }, ...shown }: ReviewWithProduct): ReviewWithProduct => ({
  ...shown,
  review: { ...review, details: cut(review.details, teaserLength), pictures: [] }
})
