import { type Brand, brandConstructor } from "../../kernel/brand.ts"
import type { Instant } from "../../kernel/moment.ts"
import type { Rupiah } from "../../kernel/money.ts"

/** An account by the merchant's name for it: `bca`, `mandiri`, `bni-2`. */
export type BankId = Brand<string, "BankId">
/** Returns a primitive as a `BankId`. */
export const BankId = brandConstructor<BankId>()

/** What the id of an account may be, as a merchant names it and a buyer chooses it. D-56. */
export const bankIdPattern = /^[a-z0-9-]{1,30}$/

/** Ways to pay that the bank reports by itself, without a unique code. D-56. */
export const reportedMethods = ["virtual-account", "qris"] as const
/** Ways to pay beside transfers: those that the bank reports, and cash to the courier. D-56, D-57. */
export const otherMethods = [...reportedMethods, "cod"] as const
/** A way to pay beside transfers. */
export type OtherMethod = (typeof otherMethods)[number]

/** An account of the company that buyers pay into. Specification 9: three of them; D-56. */
export interface BankAccount {
  readonly id: BankId
  readonly bank: string
  /**
   * Number of the account. Of virtual accounts the number of the company, and in an order that of the order; of QRIS the text of
   * the company's code, and in an order that of the order. Empty for cash to the courier. Decisions 0102, 0103.
   */
  readonly number: string
  readonly holder: string
  /** Absent: it is paid into by a transfer with a unique code. */
  readonly method?: OtherMethod
  /** What a payment into it costs the buyer; absent: nothing. The fee of cash to the courier depends on the sum (`cod.rule.ts`). */
  readonly fee?: Rupiah
}

/** The code added to what a checkout costs, `base`, so that no other order waits for the same amount on this account. D-56. */
export interface UniqueCode {
  readonly bank: BankId
  readonly base: Rupiah
  readonly code: number
}

/** How an order can be paid. */
export interface PaymentMethod {
  readonly method: "bank-transfer" | OtherMethod
  readonly banks: ReadonlyArray<BankAccount>
}

/** A re-encoded picture of a transfer's receipt. */
export type ReceiptId = Brand<string, "ReceiptId">
/** Returns a primitive as a `ReceiptId`. */
export const ReceiptId = brandConstructor<ReceiptId>()

/** "I have paid": the buyer's details of a transfer. D-56. */
export interface TransferConfirmation {
  /** Bank it was sent from. */
  readonly bank: string
  readonly sender: string
  readonly amount: Rupiah
  /** Jakarta day of the transfer. */
  readonly day: string
  readonly receipt?: ReceiptId
}

/** A confirmation as it is stored. */
export interface StoredConfirmation extends TransferConfirmation {
  readonly at: Instant
}

/** State of an order's payment. */
export type PaymentState = "awaiting" | "review" | "paid" | "held" | "expired" | "cancelled" | "refunded" | "free"

/** What is to be paid for an order, how, and until when. */
export interface Payment {
  readonly method: PaymentMethod["method"] | "none"
  readonly state: PaymentState
  /** Exactly this much, unique code included. D-56. */
  readonly amount: Rupiah
  readonly account?: BankAccount
  readonly uniqueCode?: number
  /** Until when. D-56. */
  readonly expiresAt?: Instant
  readonly paidAt?: Instant
  readonly confirmations: ReadonlyArray<StoredConfirmation>
}

/** Money that arrived on an account of the company. */
export interface IncomingTransfer {
  /** The bank's own number of it, or that of a provider: taken once for an account. */
  readonly reference: string
  readonly bank: BankId
  readonly amount: Rupiah
  readonly at: Instant
  /**
   * How well `at` is known: `day`, the bank states no more than the day; `unknown`, nothing was stated and it is when it was
   * booked. Absent: to the second.
   */
  readonly dated?: "day" | "unknown"
}

/** The shop's own number of a stored transfer. */
export type TransferId = Brand<number, "TransferId">
/** Returns a primitive as a `TransferId`. */
export const TransferId = brandConstructor<TransferId>()

/** What became of incoming money; nothing is ever lost. D-56, D-64. */
export type TransferFate =
  /** Paid an open order exactly. */
  | "matched"
  /** Its order had ended before: held for a person. */
  | "late"
  /** No order asks for this amount, or it is not certain which: held for a person. */
  | "unmatched"
  /** The account has a transfer with this reference and another amount or day: held for a person. */
  | "conflicting"
  /** The order was paid already: the rest is to be refunded. */
  | "excess"
  /** Went back to its sender. */
  | "returned"

/** Fates of transfers that wait for a person to name their order. */
export const unassignedFates: ReadonlyArray<TransferFate> = ["unmatched", "conflicting"]
/** Fates of transfers that wait for a person. D-56, D-64. */
export const heldFates: ReadonlyArray<TransferFate> = [...unassignedFates, "late", "excess"]
