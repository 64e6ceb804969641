import { type Instant, jakartaDay } from "../../kernel/moment.ts"
import type { IncomingTransfer } from "./payment.ts"
import { isPlacedBefore } from "./transfer-target.rule.ts"

/** A stored transfer, as far as it decides whether another one is the same. */
export interface KnownTransfer {
  readonly at: Instant
  /** Nothing was stated about its day: `at` is when it was booked. */
  readonly isUndated: boolean
  /** When the order it was booked on was placed. */
  readonly placedAt?: Instant
}

/**
 * Whether a transfer is one that is stored with the same account, reference and amount. Both state a day: it has to be the same.
 * If only the later booking does, the transfer was not sent after the first booking, nor before the order that it paid.
 * D-56; decisions 0051 and 0047.
 */
export const isSameTransfer = (known: KnownTransfer, incoming: Pick<IncomingTransfer, "at" | "dated">): boolean => {
  const { at, dated } = incoming
  if (dated === "unknown" || jakartaDay(at) === jakartaDay(known.at)) return true
  const { isUndated, placedAt } = known
  return isUndated && at <= known.at && (placedAt === undefined || isPlacedBefore({ placedAt }, incoming))
}
