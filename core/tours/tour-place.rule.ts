import type { TourName } from "./tours.ts"

/** Milliseconds without input before a tour comes, so that it never covers what is about to be pressed. */
export const restMs = 1_500

/** Path of self checkout, for its tour: the same page as the bag, with a parameter. D-66. */
export const selfCheckoutPath = "/order?mode=self-checkout"

/**
 * Tours that may come at a path, the first one first; a page shows one of them at most. None explains its thing anywhere else:
 * reviews are filtered in the view of all of them, delivery is chosen in the checkout. Specification 2, Guided quick tours.
 */
export const toursAt = (path: string): ReadonlyArray<TourName> => {
  if (/^\/product\/[^/]+\/[^/]+$/.test(path)) return ["productPage"]
  if (/^\/product\/[^/]+\/[^/]+\/reviews$/.test(path)) return ["reviewFilter"]
  if (path === selfCheckoutPath || /^\/orders\/[^/]+$/.test(path)) return ["selfCheckout"]
  return path === "/order" ? ["orderShipping"] : []
}
