import { isUndone } from "../ended.rule.ts"
import type { OrderMessageKind } from "../message.ts"
import type { OrderEventType } from "../order.machine.ts"
import type { Order } from "../order.ts"
import { hasAllConfirmations } from "./confirmations.rule.ts"
import { heldMoney } from "./held-money.rule.ts"
import { isSought } from "./sought.rule.ts"

/**
 * Something about the money of an order that its buyer has to know beside its status. D-56, D-64.
 * - `declined`: the last attempt to pay has failed; the order still waits.
 * - `rejected`: the transfer that was confirmed was not found; who has paid must not pay again.
 * - `exhausted`: the same, and the order has as many confirmations as one may have: its buyer writes. Decision 0066.
 * - `overpaid`: money came in for an order that was paid already.
 * - `late`: money came in after the order had ended.
 * - `returned`: such money went back, and nothing else is held. Decision 0047.
 * - `refund`: the order was paid and is cancelled; the money goes back.
 * - `checking`: a transfer was confirmed for an order that has ended, and is looked for.
 * - `unfound`: a transfer was confirmed and not found until its review ended; who has paid must not pay again. Decision 0053.
 * - `lost`: the same of an order that had ended before.
 * - `unproven`: a transfer was confirmed and not found, and the order ended before it was confirmed again; as before. Decision 0044.
 */
export type MoneyNews =
  | "declined"
  | "rejected"
  | "exhausted"
  | "overpaid"
  | "late"
  | "returned"
  | "refund"
  | "checking"
  | "unfound"
  | "lost"
  | "unproven"

/** Returns what the buyer has to know about the money of an order; `undefined` if its status is enough. D-56, D-64. */
export const moneyNews = (order: Order): MoneyNews | undefined => {
  const { status, payment, events } = order
  const held = heldMoney(order)
  switch (status) {
    case "awaiting_bank_wire_payment":
      if (!isRejected(events)) return events.at(-1)?.type === "payment.failed" ? "declined" : undefined
      return hasAllConfirmations({ payment }) ? "exhausted" : "rejected"
    case "expired":
    case "cancelled":
      if (payment.state !== "held") {
        const last = events.findLast(({ type }) => type === "money.returned" || type === "review.ended")
        if (last?.type === "money.returned") return "returned"
        if (last) return isUndone(last.from) ? "lost" : "unfound"
        return isRejected(events) ? "unproven" : undefined
      }
      if (isSought(order)) return "checking"
      return held.some(({ from }) => isUndone(from)) ? "late" : "refund"
    case "payment_review":
      return undefined
    case "refunded":
      if (held.some(({ from }) => from === "refunded")) return "late"
      // The refund returned the payment; the rest waits for its own. D-64.
      return held.some(({ from }) => !isUndone(from)) ? "overpaid" : undefined
    default:
      return held.length > 0 ? "overpaid" : undefined
  }
}

/** Returns whether the last word about a confirmed transfer is that it was not found. */
const isRejected = (events: Order["events"]): boolean =>
  events.findLast(({ type }) => answers.has(type))?.type === "transfer.rejected"

/** Reason of an order that its buyer cancels to pay in another way. Decision 0102. */
export const otherPayment = "other-payment"

/** Kinds of messages by event, if that alone decides. D-59. */
const messageKinds: Partial<Readonly<Record<OrderEventType, OrderMessageKind>>> = {
  "transfer.confirmed": "order-review",
  "transfer.rejected": "order-rejected",
  "money.matched": "order-paid",
  "money.added": "order-paid",
  "money.returned": "order-money-returned",
  "transfer.accepted": "order-paid",
  "release.postponed": "order-postponed",
  "release.due": "order-released",
  "parcel.shipped": "order-shipped",
  "parcel.delivered": "order-delivered",
  "parcel.received": "order-completed",
  "parcel.refused": "order-cancelled",
  "pickup.readied": "order-ready",
  "pickup.collected": "order-picked-up",
  "pickup.missed": "order-not-fetched",
  "completion.due": "order-completed",
  "deadline.passed": "order-expired",
  "review.ended": "order-review-ended",
  "order.refunded": "order-refunded",
  "return.claimed": "return-claimed",
  "return.accepted": "return-accepted",
  "return.refused": "return-refused"
}

/**
 * Returns the message that the buyer gets about a move; `undefined` if none is due. D-59, D-64.
 *
 * @param before the order as it was before the move
 * @param note what is noted with it: why it was cancelled
 */
export const messageAbout = (type: OrderEventType, before: Order, note?: string): OrderMessageKind | undefined => {
  // The letter of the new order says how it is paid.
  if (type === "order.cancelled" && note === otherPayment) return undefined
  if (type === "transfer.confirmed" && isUndone(before.status)) return "order-closed-review"
  if (type === "review.ended" && isUndone(before.status)) return "order-search-ended"
  if (type === "money.held") return isUndone(before.status) ? "order-late-money" : "order-overpaid"
  if (type !== "order.cancelled" && type !== "order.called-off") return messageKinds[type]
  if (before.payment.state === "paid") return "order-cancelled-paid"
  return before.payment.state === "review" ? "order-cancelled-review" : "order-cancelled"
}

const answers: ReadonlySet<string> = new Set(["transfer.confirmed", "transfer.rejected"])
