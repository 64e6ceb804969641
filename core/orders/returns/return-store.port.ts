import type { Effect } from "effect"
import type { MemberId } from "../../account/member.ts"
import type { Unavailable } from "../../kernel/failure.ts"
import type { WrittenVoucher } from "../../vouchers/voucher.ts"
import type { OrderId } from "../order.ts"
import type { ClaimAnswer, ReturnClaim } from "./claim.ts"

type Stored<A> = Effect.Effect<A, Unavailable>

/** Stores claims beside their orders, in the transactions that move those. D-62b. */
export interface ReturnStore {
  /** Stores the claim of an order; false if it has one. */
  readonly insert: (order: OrderId, claim: ReturnClaim) => Stored<boolean>
  /** Stores how an open claim was decided; false if none is open. Conditional: of two decisions at once one counts. */
  readonly decide: (order: OrderId, answer: ClaimAnswer) => Stored<boolean>
  /** Makes the voucher that the money of a return becomes; false if the account of its member is removed. */
  readonly makeVoucher: (voucher: WrittenVoucher, member: MemberId) => Stored<boolean>
}
