import { isSelfCheckout, type Order } from "#core/orders/order.ts"

/** Returns the key of the words for an order's status: what the bank reports is no transfer that is awaited. D-56, D-62, D-66. */
export const statusKey = ({ status, payment, delivery }: Pick<Order, "status" | "payment" | "delivery">) => {
  if (status === "awaiting_bank_wire_payment" && payment.account?.method !== undefined) return "orders.awaitsPayment"
  if (!isSelfCheckout(delivery)) return `orders.status.${status}` as const
  if (status === "ready_for_pickup") return "orders.selfCheckout.status"
  return status === "picked_up" || status === "completed"
    ? "orders.selfCheckout.verified"
    : (`orders.status.${status}` as const)
}
