import type { Effect } from "effect"
import type { CombinationId } from "../../catalogue/combination.ts"
import type { Unavailable } from "../../kernel/failure.ts"
import type { OrderCode } from "../order.ts"

type Answer<A> = Effect.Effect<A, Unavailable>

/** Operations on the orders of a pre-order, each in a transaction of its own; a repeated call changes nothing. D-22, D-75. */
export interface PreOrderOpsPort {
  /** Moves the day of an order that waits for this combination; its buyer is notified and may cancel. */
  readonly postpone: (input: {
    readonly code: OrderCode
    readonly combination: CombinationId
    /** Jakarta day, `2026-12-20`. */
    readonly day: string
    /** Who does it. */
    readonly name: string
  }) => Answer<{ readonly moved: boolean }>
  /** Has an order packed before its day: its goods have come. */
  readonly release: (input: { readonly code: OrderCode; readonly name: string }) => Answer<{ readonly moved: boolean }>
}
