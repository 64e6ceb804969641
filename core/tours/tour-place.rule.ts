import type { TourName } from "./tours.ts"

/** Hands rest so long before a tour comes: whoever is about to press something does not lose the press. */
export const restMs = 1_500

/**
 * Tours that may come at a path, the first one first; a page shows one of them at most. None explains its thing anywhere else:
 * reviews are filtered on the product's page, delivery is chosen in the checkout. Specification 2, Guided quick tours.
 */
export const toursAt = (path: string): ReadonlyArray<TourName> => {
  if (/^\/product\/[^/]+\/[^/]+$/.test(path)) return ["productPage", "reviewFilter"]
  return path === "/order" ? ["orderShipping"] : []
}
