/**
 * Parts of the shop that screens and texts promise only if all of each works. Specification 3, Feature toggle. A part
 * is switched on here by the change that completes it.
 */
export const featureNames = [
  "wishlist",
  "write_review",
  "review_photos",
  "points",
  "vouchers",
  "egift",
  "pickup",
  "self_checkout",
  "returns",
  "paper_bag"
] as const
/** A feature that can be switched on or off. */
export type FeatureName = (typeof featureNames)[number]

/** Which of them work. */
export const features: Readonly<Record<FeatureName, boolean>> = {
  wishlist: true,
  write_review: true,
  review_photos: true,
  points: true,
  vouchers: true,
  egift: true,
  pickup: true,
  self_checkout: true,
  returns: true,
  paper_bag: true
}
