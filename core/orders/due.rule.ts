import { dayMs, type Instant, instant } from "../kernel/moment.ts"
import { isCalledOff } from "./ended.rule.ts"
import type { Order } from "./order.ts"
import { reviewUntil } from "./transfer/review-time.rule.ts"
import { isSought } from "./transfer/sought.rule.ts"

/** So many days after its delivery an order counts as completed. D-62. */
export const completedAfterDays = 7

/** The bank may report so much later what was paid before the deadline, in milliseconds. Decision 0102. */
export const reportMs = 15 * 60_000

/**
 * When the clock moves an order next: past its payment's deadline, at the end of a review or of a search after its own end, on its
 * pre-order's date, a week after delivery.
 */
export const dueAt = ({ status, payment, lines, events }: Order): Instant | undefined => {
  switch (status) {
    case "awaiting_bank_wire_payment":
      return payment.expiresAt && instant(payment.expiresAt + (payment.method === "bank-transfer" ? 0 : reportMs))
    case "payment_review":
      return reviewEnd(events)
    case "expired":
    case "cancelled":
      return isSought({ status, payment, events }) ? searchEnd(events) : undefined
    case "waiting_release":
      return latest(lines.flatMap(({ goods }) => goods.deliveryDate ?? []))
    case "delivered":
      return (
        events.findLast(({ to }) => to === "delivered") && instant(deliveredAt(events) + completedAfterDays * dayMs)
      )
    default:
      return undefined
  }
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

const deliveredAt = (events: Order["events"]): number =>
  events.findLast(({ from, to }) => to === "delivered" && from !== "delivered")?.at ?? 0

const latest = (moments: ReadonlyArray<Instant>): Instant | undefined =>
  moments.length === 0 ? undefined : instant(Math.max(...moments))
