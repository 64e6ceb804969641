import type { TourName } from "./tours.ts"

/** Milliseconds without input before a tour comes, so that it never covers what is about to be pressed. */
export const restMs = 1_500

/**
 * Tours that may come at a path, the first one first; a page shows one of them at most. None explains its thing anywhere else:
 * reviews are filtered in the view of all of them, delivery is chosen in the checkout. Specification 2, Guided quick tours.
 */
export const toursAt = (path: string): ReadonlyArray<TourName> => {
  if (/^\/product\/[^/]+\/[^/]+$/.test(path)) return ["productPage"]
  if (/^\/product\/[^/]+\/[^/]+\/reviews$/.test(path)) return ["reviewFilter"]
  return path === "/order" ? ["orderShipping"] : []
}
