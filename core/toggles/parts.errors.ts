import { Data } from "effect"
import type { PartName } from "./features.ts"

/** Wishlists are switched off: nothing more can be saved. Decision 0146. */
export class WishlistOff extends Data.TaggedError("WishlistOff") {}
/** Writing reviews is switched off. Decision 0146. */
export class ReviewsOff extends Data.TaggedError("ReviewsOff") {}
/** Photos of reviews are switched off. Decision 0146. */
export class ReviewPhotosOff extends Data.TaggedError("ReviewPhotosOff") {}
/** E-gifts are switched off: none can be ordered; those that were bought are opened and saved as before. Decision 0146. */
export class EgiftsOff extends Data.TaggedError("EgiftsOff") {}
/** Picking up in stores is switched off; orders that wait in a store are given out. Decision 0146. */
export class PickupOff extends Data.TaggedError("PickupOff") {}
/** Buying without the till of a store is switched off. Decision 0146. */
export class SelfCheckoutOff extends Data.TaggedError("SelfCheckoutOff") {}
/** Paper bags are switched off. Decision 0146. */
export class PaperBagsOff extends Data.TaggedError("PaperBagsOff") {}

/** A new use of a part that operations have switched off. */
export type PartOff =
  | WishlistOff
  | ReviewsOff
  | ReviewPhotosOff
  | EgiftsOff
  | PickupOff
  | SelfCheckoutOff
  | PaperBagsOff

/** Parts that an order as a whole uses. */
export type OrderedPart = "pickup" | "self_checkout" | "egift"

const refusals = {
  wishlist: () => new WishlistOff(),
  write_review: () => new ReviewsOff(),
  review_photos: () => new ReviewPhotosOff(),
  egift: () => new EgiftsOff(),
  pickup: () => new PickupOff(),
  self_checkout: () => new SelfCheckoutOff(),
  paper_bag: () => new PaperBagsOff()
} satisfies Readonly<Record<PartName, () => PartOff>>

/** Returns the refusal of the first of these parts that is switched off; `undefined` if all of them are on. */
export const refusalOfParts = <N extends PartName>(
  used: ReadonlyArray<N>,
  off: ReadonlyArray<PartName>
): ReturnType<(typeof refusals)[N]> | undefined => {
  const part = used.find((name) => off.includes(name))
  return part && (refusals[part]() as ReturnType<(typeof refusals)[N]>)
}
