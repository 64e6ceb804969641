/** How far viewers who agreed came in some time; each is counted once a step. */
export interface Funnel {
  readonly home: number
  readonly product: number
  /** Put something into the bag. */
  readonly bag: number
  /** Opened the bag's own page, where the checkout is. */
  readonly checkout: number
  readonly ordered: number
  /** Ordered, and the order is paid by now. */
  readonly paid: number
}

/** How good the search is: searches, those that found something, and products that were opened from one. */
export interface SearchQuality {
  readonly searches: number
  readonly withResults: number
  readonly clicked: number
}

/** Figures of viewers who agreed. */
export interface Figures {
  readonly funnel: Funnel
  readonly search: SearchQuality
}

/** Steps of the funnel in their order. */
export const funnelSteps = ["home", "product", "bag", "checkout", "ordered", "paid"] as const satisfies ReadonlyArray<
  keyof Funnel
>
