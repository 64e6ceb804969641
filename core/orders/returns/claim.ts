import type { LineId } from "../../cart/cart.ts"
import type { Instant } from "../../kernel/moment.ts"
import type { Rupiah } from "../../kernel/money.ts"
import type { VoucherCode } from "../../vouchers/voucher.ts"
import type { ReceiptId } from "../transfer/payment.ts"

/** Why goods go back. `sealed`: nothing is wrong with them, and they were not opened. D-62b. */
export const returnReasons = ["damaged", "wrong", "missing", "expired", "sealed"] as const
/** Why goods go back. D-62b. */
export type ReturnReason = (typeof returnReasons)[number]

/** Most pictures of one claim. Own choice. */
export const photosPerClaim = 3
/** Longest note of a claim, in characters. Own choice. */
export const claimNoteLength = 500

/** Units of a line that go back, or did not arrive. */
export interface ReturnedLine {
  readonly line: LineId
  /** From 1 on. */
  readonly quantity: number
}

/** Where the money of a return goes: to an account of the buyer, or into a voucher of the member. D-62b. */
export type RefundTarget =
  | { readonly kind: "bank"; readonly bank: string; readonly number: string; readonly holder: string }
  | { readonly kind: "voucher" }

/** A claim as its buyer writes it. D-62b. */
export interface WrittenClaim {
  readonly reason: ReturnReason
  /** Of the lines that were bought, each at most once. */
  readonly lines: ReadonlyArray<ReturnedLine>
  readonly note?: string
  /** Pictures of the goods, from one to `photosPerClaim`. */
  readonly photos: ReadonlyArray<ReceiptId>
  readonly refund: RefundTarget
}

/**
 * What became of a claim.
 * - `open`: staff have to decide.
 * - `accepted`: the money goes back.
 * - `refused`: it does not; the words say why.
 */
export type ClaimState = "open" | "accepted" | "refused"

/** The claim of an order; there is at most one. D-62b; decision 0104. */
export interface ReturnClaim extends WrittenClaim {
  readonly at: Instant
  readonly state: ClaimState
  readonly answeredAt?: Instant
  /** What an accepted claim gives back. */
  readonly amount?: Rupiah
  /** Code of the voucher that it was given back as. */
  readonly voucher?: VoucherCode
  /** Words of the staff for the buyer; a refusal has them. */
  readonly words?: string
}

/** How staff decide a claim. */
export type ClaimAnswer = Pick<ReturnClaim, "amount" | "voucher" | "words"> & {
  readonly state: Exclude<ClaimState, "open">
  readonly answeredAt: Instant
}
