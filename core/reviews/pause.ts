import type { Instant } from "../kernel/moment.ts"

/** A rest from writing. */
export interface Pause {
  readonly reason: "failures" | "spam"
  readonly until: Instant
  /** What is left of it; by the shop's clock if the shop sent it, so that no device's clock shortens it. Machines 5, R5. */
  readonly leftMs: number
}
