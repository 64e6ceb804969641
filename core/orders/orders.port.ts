import type { Effect } from "effect"
import type { EgiftOpened } from "../egift/egift.errors.ts"
import type { Unavailable } from "../kernel/failure.ts"
import type { CancelReason, Order, OrderCode } from "./order.ts"
import type {
  ConfirmationLimit,
  ConfirmationRefused,
  IdempotencyInProgress,
  IdempotencyMismatch,
  OrderNotThere,
  OrderUnknown,
  PictureRefused,
  ReceiptLimit,
  ReceiptUnknown
} from "./orders.errors.ts"
import type { ReceiptId, TransferConfirmation } from "./transfer/payment.ts"

type Answer<A, E> = Effect.Effect<A, E | Unavailable>

/** An order and what proves that the caller may see it. Wire: header `X-Order-Key`; its owner needs none. */
export interface OrderAsked {
  readonly code: OrderCode
  readonly key?: string | undefined
}

/** What people may do with an order of theirs: a guest with its key, a member with their own. D-56, D-62, D-63. */
export interface OrdersPort {
  readonly read: (input: OrderAsked) => Answer<Order, OrderUnknown>
  /** Possible until the parcel is being packed, and while no e-gift of it was opened. */
  readonly cancel: (
    input: OrderAsked & { readonly reason: CancelReason }
  ) => Answer<Order, OrderUnknown | OrderNotThere | EgiftOpened>
  /** Stores a picture for a confirmation, five at most; an unused one is deleted after a day. */
  readonly keepReceipt: (
    input: OrderAsked & { readonly picture: Uint8Array }
  ) => Answer<{ readonly receipt: ReceiptId }, OrderUnknown | OrderNotThere | PictureRefused | ReceiptLimit>
  /** Ten for an order at most. Decision 0066. */
  readonly confirmTransfer: (
    input: OrderAsked & { readonly idempotencyKey: string; readonly transfer: TransferConfirmation }
  ) => Answer<
    Order,
    | OrderUnknown
    | OrderNotThere
    | ConfirmationRefused
    | ConfirmationLimit
    | ReceiptUnknown
    | IdempotencyMismatch
    | IdempotencyInProgress
  >
  /** "Pesanan diterima". */
  readonly received: (input: OrderAsked) => Answer<Order, OrderUnknown | OrderNotThere>
  /** Its buyer waits for the later day of a pre-order; the other choice is to cancel. D-22. */
  readonly keepWaiting: (input: OrderAsked) => Answer<Order, OrderUnknown | OrderNotThere>
  /** Sends the way to the order to its own address again; the answer does not reveal whether there is such an order. */
  readonly sendKeyAgain: (input: {
    readonly code: OrderCode
    readonly email: string
  }) => Answer<{ readonly sent: true }, never>
}
