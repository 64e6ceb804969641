import { type Instant, instant } from "../../kernel/moment.ts"
import { isCalledOff } from "../ended.rule.ts"
import type { OrderEventType } from "../order.machine.ts"
import type { Order } from "../order.ts"
import { isOwed } from "./cod.rule.ts"
import { heldMoney } from "./held-money.rule.ts"
import type { Payment } from "./payment.ts"
import { awaitsTransfer } from "./sought.rule.ts"

/** How long a buyer has to transfer. D-56. */
export const transferHours = 24
/** How long a shopper has to pay by bank transfer, in milliseconds. Specification 9. */
export const transferMs = transferHours * 3_600_000
/** How long a QRIS code can be paid. D-56. */
export const qrisMinutes = 15

/** Returns how long a buyer has to pay in this way, in milliseconds. D-56. */
export const payMs = (method: Payment["method"]): number => (method === "qris" ? qrisMinutes * 60_000 : transferMs)

/**
 * Returns what a move changes of the payment. D-56, D-64: money that is not awaited is held for a person.
 *
 * @param order the order before the move, with the move in its log
 */
export const paymentAfter = (
  order: Order,
  type: OrderEventType,
  now: Instant
): Partial<Pick<Payment, "state" | "paidAt" | "expiresAt">> => {
  const { status, payment } = order
  switch (type) {
    case "money.matched":
    case "transfer.accepted":
      return { state: "paid", paidAt: now }
    case "parcel.delivered":
      // The courier gives it for its money. D-57.
      return isOwed(order) ? { state: "paid", paidAt: now } : {}
    case "parcel.refused":
      return { state: "cancelled" }
    case "transfer.confirmed":
      return { state: status === "expired" ? "held" : "review" }
    case "transfer.rejected":
      return { state: "awaiting", expiresAt: instant(Math.max(payment.expiresAt ?? 0, now + transferMs)) }
    case "deadline.passed":
      return { state: "expired" }
    case "review.ended":
      return { state: status === "cancelled" ? "cancelled" : "expired" }
    case "order.cancelled":
    case "order.called-off":
    case "pickup.missed":
      return { state: payment.state === "paid" || payment.state === "review" ? "held" : "cancelled" }
    case "money.held":
      return isCalledOff(status) ? { state: "held" } : {}
    case "money.returned":
      if (payment.state !== "held" || payment.paidAt !== undefined || heldMoney(order).length > 0) return {}
      // What its buyer has confirmed may still be on its way: the search goes on.
      return awaitsTransfer(order) ? {} : { state: status === "expired" ? "expired" : "cancelled" }
    case "order.refunded":
      return { state: "refunded" }
    default:
      return {}
  }
}
