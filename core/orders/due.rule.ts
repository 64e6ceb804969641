import { dayMs, type Instant, instant } from "../kernel/moment.ts"
import { isCalledOff } from "./ended.rule.ts"
import { isSelfCheckout, type Order } from "./order.ts"
import { isMissed, pickupUntil } from "./pickup/ready-by.rule.ts"
import { releaseAt } from "./preorder/release.rule.ts"
import { reviewUntil } from "./transfer/review-time.rule.ts"
import { isSought } from "./transfer/sought.rule.ts"

/** So many days after its delivery an order counts as completed. D-62. */
export const completedAfterDays = 7

/** The bank may report so much later what was paid before the deadline, in milliseconds. Decision 0102. */
export const reportMs = 15 * 60_000

/**
 * When the clock moves an order next: past its payment's deadline, at the end of a review or of a search after its own end, on its
 * pre-order's date, when its store holds it no longer, a week after delivery.
 */
export const dueAt = ({ status, payment, lines, events, delivery }: Order): Instant | undefined => {
  switch (status) {
    case "awaiting_bank_wire_payment":
      return payment.expiresAt && instant(payment.expiresAt + (payment.method === "bank-transfer" ? 0 : reportMs))
    case "payment_review":
      return reviewEnd(events)
    case "ready_for_pickup":
      return isSelfCheckout(delivery) ? leftBy({ payment, events }) : pickupUntil({ delivery, events })
    case "expired":
    case "cancelled":
      // What was not fetched is refunded at once. D-65.
      if (isMissed({ status, events })) return payment.state === "held" ? events.at(-1)?.at : undefined
      return isSought({ status, payment, events }) ? searchEnd(events) : undefined
    case "waiting_release":
      return releaseAt({ lines, events })
    case "delivered":
    case "picked_up":
      return instant(arrivedAt(status, events) + completedAfterDays * dayMs)
    default:
      return undefined
  }
}

/**
 * A day after its payment the buyer of a self checkout has left with the goods, even if the code for the exit was never shown: nothing
 * else would end the order. Own choice; D-66.
 */
const leftBy = ({ payment, events }: Pick<Order, "payment" | "events">): Instant | undefined => {
  const since = payment.paidAt ?? events.findLast(({ to, from }) => to === "ready_for_pickup" && from !== to)?.at
  return since === undefined ? undefined : instant(since + dayMs)
}

/** When a review ends. Confirming once more gives no more time. Decision 0053. */
const reviewEnd = (events: Order["events"]): Instant | undefined => {
  const began = events.findLast(({ from, to }) => to === "payment_review" && from !== "payment_review")
  return began && reviewUntil(began.at)
}

/** When the search for a transfer of an order that has ended is over: as late as a review that began with its confirmation. */
const searchEnd = (events: Order["events"]): Instant | undefined => {
  const since = events.slice(events.findLastIndex(({ type }) => type === "review.ended") + 1)
  const began = since.find(({ type, from }) => type === "transfer.confirmed" && isCalledOff(from))
  return began ? reviewUntil(began.at) : reviewEnd(since)
}

const arrivedAt = (status: Order["status"], events: Order["events"]): number =>
  events.findLast(({ from, to }) => to === status && from !== status)?.at ?? 0
