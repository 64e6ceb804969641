/**
 * Parts of the shop: screens and texts promise one only if it is on. Specification 3, Feature toggle; decision 0146. Of each it
 * says whether operations can switch it, and if not, why not.
 */
export const featureTable = {
  wishlist: { switched: true },
  write_review: { switched: true },
  review_photos: { switched: true },
  points: { switched: false, why: "members own theirs: what was earned can be redeemed" },
  vouchers: { switched: false, why: "they are given out with a last day; each can be paused by itself" },
  egift: { switched: true },
  pickup: { switched: true },
  self_checkout: { switched: true },
  returns: { switched: false, why: "an order was placed with this promise, which lasts longer than a switch" },
  paper_bag: { switched: true }
} as const satisfies Readonly<
  Record<string, { readonly switched: true } | { readonly switched: false; readonly why: string }>
>

/** A part of the shop. */
export type FeatureName = keyof typeof featureTable

/** A part that operations can switch off and on. */
export type PartName = {
  [N in FeatureName]: (typeof featureTable)[N]["switched"] extends true ? N : never
}[FeatureName]

/** Every part of the shop. */
export const featureNames = Object.keys(featureTable) as ReadonlyArray<FeatureName>

/** The parts that operations can switch off and on. */
export const partNames = featureNames.filter((name): name is PartName => featureTable[name].switched)

/** Returns the parts among names of switches. */
export const partsAmong = (names: ReadonlyArray<string>): ReadonlyArray<PartName> =>
  partNames.filter((part) => names.includes(part))

/** Returns whether a part is on. */
export type IsOn = (part: PartName) => boolean

/** Returns which parts are on, by those that are switched off. */
export const isOnUnless =
  (off: ReadonlyArray<PartName> = []): IsOn =>
  (part) =>
    !off.includes(part)
