/** Words that describe goods, from which a review takes some. Specification 3, Review: tags; own choice of words. */
export const reviewTags = [
  "light",
  "gentle",
  "soft-scent",
  "no-scent",
  "handy",
  "stays-on",
  "not-drying",
  "matte",
  "satin",
  "dewy",
  "buildable",
  "easy-off",
  "absorbs-fast",
  "not-sticky",
  "moisturising",
  "brightening",
  "soothing",
  "no-breakouts",
  "silky",
  "not-greasy",
  "lasting-scent",
  "fresh"
] as const
/** One of them. */
export type ReviewTag = (typeof reviewTags)[number]

/** Most tags of a review. Own choice. */
export const reviewTagsMost = 5
