import type { Effect } from "effect"
import type { Unavailable } from "../../kernel/failure.ts"
import type { BankAccount } from "./payment.ts"

/** Store of the company's bank accounts. */
export interface BanksStore {
  /** In the merchant's order; empty if the merchant has set none. */
  readonly banks: Effect.Effect<ReadonlyArray<BankAccount>, Unavailable>
}
