import type { Order } from "#core/orders/order.ts"

/** Returns the key of the words for an order's status: what the bank reports is no transfer that is awaited. D-56, D-62. */
export const statusKey = ({ status, payment }: Pick<Order, "status" | "payment">) =>
  status === "awaiting_bank_wire_payment" && payment.account?.method !== undefined
    ? "orders.awaitsPayment"
    : (`orders.status.${status}` as const)
