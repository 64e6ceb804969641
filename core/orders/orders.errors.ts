import { Data } from "effect"
import type { OrderStatus } from "./order.ts"

/** No order has this code, or the key does not fit it: which of the two is not said. D-63. */
export class OrderUnknown extends Data.TaggedError("OrderUnknown") {}

/** An order in this state cannot do that any more, or not yet. */
export class OrderNotThere extends Data.TaggedError("OrderNotThere")<{ readonly status: OrderStatus }> {}

/** No order that is picked up, in this store if one is named, has this code. D-65. */
export class PickupCodeUnknown extends Data.TaggedError("PickupCodeUnknown") {}

/**
 * No transfer with this reference waits for an order: it is unknown, or booked already. `isSeveral`: more than one waits, so that
 * account, amount or day has to be named.
 */
export class TransferNotHeld extends Data.TaggedError("TransferNotHeld")<{ readonly isSeveral: boolean }> {}

/** Held transfers may be for this order: one of them is named, or said to be none of them. Decision 0047. */
export class TransfersHeld extends Data.TaggedError("TransfersHeld")<{
  readonly references: ReadonlyArray<string>
}> {}

/** What a buyer says about their transfer cannot be: its day is none, or has not come; or it is no money. */
export class ConfirmationRefused extends Data.TaggedError("ConfirmationRefused")<{
  readonly field: "day" | "amount"
}> {}

/** The order has as many confirmations as one may have: its buyer writes to the shop. Decision 0066. */
export class ConfirmationLimit extends Data.TaggedError("ConfirmationLimit") {}

/** No picture of a receipt has this number, or it belongs to another order. */
export class ReceiptUnknown extends Data.TaggedError("ReceiptUnknown") {}

/** What was sent is no picture the shop can read, or too large. */
export class PictureRefused extends Data.TaggedError("PictureRefused") {}

/** The order has as many pictures of receipts as one may have. */
export class ReceiptLimit extends Data.TaggedError("ReceiptLimit") {}

/** The same idempotency key came with something else before. Wire conventions, Headers. */
export class IdempotencyMismatch extends Data.TaggedError("IdempotencyMismatch") {}

/** A call with this idempotency key is still running. */
export class IdempotencyInProgress extends Data.TaggedError("IdempotencyInProgress") {}
