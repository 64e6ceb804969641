import { type Instant, instant } from "../../kernel/moment.ts"
import type { OrderEventType } from "../order.machine.ts"
import type { Order } from "../order.ts"
import type { Payment } from "./payment.ts"

/** How long a buyer has to transfer. D-56. */
export const transferHours = 24
/** How long a shopper has to pay by bank transfer, in milliseconds. Specification 9. */
export const transferMs = transferHours * 3_600_000

/** Returns what a move changes of the payment. D-56, D-64: money that is not awaited is held for a person. */
export const paymentAfter = (
  { status, payment }: Order,
  type: OrderEventType,
  now: Instant
): Partial<Pick<Payment, "state" | "paidAt" | "expiresAt">> => {
  switch (type) {
    case "money.matched":
    case "transfer.accepted":
      return { state: "paid", paidAt: now }
    case "transfer.confirmed":
      return { state: status === "expired" ? "held" : "review" }
    case "transfer.rejected":
      return { state: "awaiting", expiresAt: instant(Math.max(payment.expiresAt ?? 0, now + transferMs)) }
    case "deadline.passed":
    case "review.ended":
      return { state: "expired" }
    case "order.cancelled":
    case "order.called-off":
      return { state: payment.state === "paid" || payment.state === "review" ? "held" : "cancelled" }
    case "money.held":
      return status === "expired" || status === "cancelled" ? { state: "held" } : {}
    case "order.refunded":
      return { state: "refunded" }
    default:
      return {}
  }
}
