import {
  EgiftsOff,
  PaperBagsOff,
  PickupOff,
  ReviewPhotosOff,
  ReviewsOff,
  SelfCheckoutOff,
  WishlistOff
} from "#core/toggles/parts.errors.ts"
import type { Refusal } from "./endpoint.ts"

/** A part of the shop that operations have switched off: a conflict with its present state, which may change again. Decision 0146. */
const switchedOff = <E>(code: string, make: () => E): Refusal<E> => ({ status: 409, code, make })

/** Refusals of calls that begin to use a part of the shop. */
export const wishlistOff = { WishlistOff: switchedOff("WISHLIST_OFF", () => new WishlistOff()) }
export const reviewsOff = { ReviewsOff: switchedOff("REVIEWS_OFF", () => new ReviewsOff()) }
export const reviewPhotosOff = { ReviewPhotosOff: switchedOff("REVIEW_PHOTOS_OFF", () => new ReviewPhotosOff()) }
export const egiftsOff = { EgiftsOff: switchedOff("EGIFTS_OFF", () => new EgiftsOff()) }
export const pickupOff = { PickupOff: switchedOff("PICKUP_OFF", () => new PickupOff()) }
export const selfCheckoutOff = { SelfCheckoutOff: switchedOff("SELF_CHECKOUT_OFF", () => new SelfCheckoutOff()) }
export const paperBagsOff = { PaperBagsOff: switchedOff("PAPER_BAGS_OFF", () => new PaperBagsOff()) }
