import type { Effect } from "effect"
import type { MemberId } from "../account/member.ts"
import type { Unavailable } from "../kernel/failure.ts"

/** Reads what members have. */
export interface PointBalances {
  /** Below 0 if a refund took back points that were spent. */
  readonly balance: (member: MemberId) => Effect.Effect<number, Unavailable>
}
