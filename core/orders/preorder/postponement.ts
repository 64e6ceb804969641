import type { Instant } from "../../kernel/moment.ts"

/** A new day of a pre-order, and whether its buyer has said to wait for it. D-22. */
export interface Postponement {
  /** As it was promised with the order. */
  readonly from: Instant
  readonly to: Instant
  readonly isConfirmed: boolean
}
