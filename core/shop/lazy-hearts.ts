import type { HeartTarget } from "../wishlist/hearts.rule.ts"

/** How a heart is pressed. */
export interface HeartPress extends HeartTarget {
  readonly on: boolean
  /** The product has a number in the sister shop: it can be saved. D-1. */
  readonly isSold: boolean
  /** Nothing is said if it is done. */
  readonly isQuiet?: boolean
}

/** The hearts of this visit before their machine is loaded: for members once the page rests, for guests with a press. House 6, 11. */
export interface LazyHearts {
  /** Whether a heart is filled; `undefined` until that is known. */
  readonly state: (target: HeartTarget) => boolean | undefined
  /** Subscribes to changes of `state`; returns the unsubscribe function. */
  readonly subscribe: (changed: () => void) => () => void
  /** Saves or removes; a guest logs in first. Specification 4; D-48. */
  readonly press: (press: HeartPress) => void
}

/** Hearts without a member: while the server draws a page, and in specs of screens. */
export const noHearts: LazyHearts = {
  state: () => undefined,
  subscribe: () => () => {},
  press: () => {}
}
