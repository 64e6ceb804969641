import type { Order } from "../order.ts"

/**
 * How many transfers a buyer may confirm for one order, those that staff did not find included: what is stored of an order stays
 * small. After that the buyer writes to the shop. Own choice; decision 0066.
 */
export const confirmationsPerOrder = 10

/** Returns whether an order has as many confirmations as one may have. Decision 0066. */
export const hasAllConfirmations = ({ payment }: Pick<Order, "payment">): boolean =>
  payment.confirmations.length >= confirmationsPerOrder

/**
 * Returns whether the page of an order asks its buyer for a confirmation: one is enough until it is rejected, and what the bank
 * reports by itself needs none. D-56; decision 0066.
 */
export const mayBeConfirmed = (order: Pick<Order, "payment" | "status">): boolean =>
  order.status === "awaiting_bank_wire_payment" &&
  order.payment.method === "bank-transfer" &&
  !hasAllConfirmations(order)
