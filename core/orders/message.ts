import type { Message } from "../kernel/message.ts"
import type { Order } from "./order.ts"

/** Occasions on which a buyer is notified of an order. D-59: by e-mail unless another way was chosen. */
export type OrderMessageKind =
  | "order-placed"
  /** Placed, and paid to its courier. D-57. */
  | "order-on-delivery"
  | "order-review"
  /** A transfer was confirmed after the order had ended. D-56. */
  | "order-closed-review"
  /** The transfer that was confirmed was not found. D-56. */
  | "order-rejected"
  | "order-paid"
  /** Money came in for an order that was paid already. D-64. */
  | "order-overpaid"
  /** Money came in after the order had ended. D-56. */
  | "order-late-money"
  /** Money beside the payment went back to its sender. D-64; decision 0047. */
  | "order-money-returned"
  /** A pre-order comes later; its buyer waits or cancels. D-22. */
  | "order-postponed"
  /** A pre-order has come and is packed. D-22. */
  | "order-released"
  | "order-shipped"
  | "order-delivered"
  /** It can be fetched from its store. D-65. */
  | "order-ready"
  | "order-picked-up"
  /** It was not fetched in time and is called off. D-65. */
  | "order-not-fetched"
  | "order-completed"
  | "order-cancelled"
  /** Cancelled after it was paid: the money goes back. */
  | "order-cancelled-paid"
  /** Cancelled while a confirmed transfer was looked for. */
  | "order-cancelled-review"
  | "order-expired"
  /** A confirmed transfer was not found in time. Decision 0053. */
  | "order-review-ended"
  /** The same of an order that had ended before. Decision 0053. */
  | "order-search-ended"
  | "order-refunded"
  /** Its buyer sends goods back. D-62b. */
  | "return-claimed"
  | "return-accepted"
  | "return-refused"
  /** The way to the order once more. D-63. */
  | "order-key"

/** A message about an order in its state after the move that caused it. */
export interface OrderMessage extends Message {
  readonly kind: OrderMessageKind
  readonly order: Order
  /** Opens the order: `/orders/{code}#key={key}`. */
  readonly key: string
}
