/** The coachmarks that a profile can hold: each is a step of a tour. Specification 2, Guided quick tours; D-49c. */
export const coachmarks = [
  "product-combinations",
  "product-buy",
  "product-reviews",
  "review-filters",
  "review-sort",
  "order-couriers",
  "order-insurance",
  "self-checkout-scan",
  "self-checkout-exit"
] as const
/** A coachmark that a profile can hold. */
export type Coachmark = (typeof coachmarks)[number]

/** Those of the given marks that a profile can hold, each once: never more than there are. Decision 0080. */
export const knownMarks = (marks: ReadonlyArray<string>): ReadonlyArray<Coachmark> =>
  coachmarks.filter((mark) => marks.includes(mark))
