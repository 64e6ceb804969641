import { isSelfCheckout, type Order } from "#core/orders/order.ts"

/** Returns the key of the words for an order's status: what the bank reports is no transfer that is awaited. D-56, D-62, D-66. */
export const statusKey = ({ status, payment, delivery }: Pick<Order, "status" | "payment" | "delivery">) => {
  if (status === "awaiting_bank_wire_payment" && payment.account?.method !== undefined) return "orders.awaitsPayment"
  return status === "ready_for_pickup" && isSelfCheckout(delivery)
    ? "orders.selfCheckout.status"
    : (`orders.status.${status}` as const)
}
