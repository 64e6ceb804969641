import type { Coachmark } from "../profile/coachmarks.ts"

/** One thing that a tour explains. */
export interface TourStep {
  /** The element it points at, by its `data-tour`. */
  readonly anchor: string
  /** Marks it as seen, in a cookie and in the profile; a step without one is shown with its tour and not remembered. */
  readonly coachmark?: Coachmark
}

/** The four quick tours, at most three steps each. Specification 2, Guided quick tours; rule 56. */
export const tours = {
  productPage: [
    { anchor: "combinations", coachmark: "product-combinations" },
    { anchor: "buy", coachmark: "product-buy" },
    { anchor: "reviews", coachmark: "product-reviews" }
  ],
  reviewFilter: [
    { anchor: "review-filters", coachmark: "review-filters" },
    { anchor: "review-sort", coachmark: "review-sort" }
  ],
  orderShipping: [
    { anchor: "couriers", coachmark: "order-couriers" },
    { anchor: "insurance", coachmark: "order-insurance" }
  ],
  selfCheckout: [
    { anchor: "scan", coachmark: "self-checkout-scan" },
    { anchor: "exit-code", coachmark: "self-checkout-exit" }
  ]
} as const satisfies Readonly<Record<string, ReadonlyArray<TourStep>>>

/** A quick tour. Specification 6. */
export type TourName = keyof typeof tours

/** Numbers of tours. Machines 7. */
export interface TourRules {
  /** How long a step waits for the element it explains. */
  readonly anchorMs: number
  /** How long after a failure marks are saved again. */
  readonly saveAgainMs: number
}

/** How long a tour waits for the element of its step, and for another try to store a mark, in milliseconds. D-49. */
export const tourRules: TourRules = { anchorMs: 3_000, saveAgainMs: 30_000 }
