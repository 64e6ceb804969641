import { trustWeights } from "./trust.rule.ts"

/** Standard score of 95 % confidence. */
const z = 1.96

/**
 * Lower end of Wilson's interval: the share that said yes, as far as so few answers let us believe it.
 *
 * @returns 0 to 1; 0 without answers
 */
export const wilson = (yes: number, of: number): number => {
  // Without answers, or without a yes, it is 0; the formula would leave a rounding error.
  if (yes === 0) return 0
  const share = yes / of
  const centre = share + (z * z) / (2 * of)
  const spread = z * Math.sqrt((share * (1 - share) + (z * z) / (4 * of)) / of)
  return Math.max(0, (centre - spread) / (1 + (z * z) / of))
}

/** What counts for the order `most-liked`. */
export interface Helpful {
  readonly likes: number
  readonly photos: number
  readonly verified: boolean
}

/**
 * How helpful a review is, for the order `most-liked`: Wilson on its likes, which all say yes, and a boost for photos
 * and for a verified purchase: the weights that readers see beside the facts. D-43.
 */
export const helpfulness = ({ likes, photos, verified }: Helpful): number =>
  wilson(likes, likes) + (photos > 0 ? trustWeights.photos : 0) + (verified ? trustWeights.bought : 0)
