import { dayMs, type Instant, instant, jakartaDay } from "../../kernel/moment.ts"
import { isFinal } from "../ended.rule.ts"
import type { Order, OrderStatus } from "../order.ts"
import { awaitsItsTransfer } from "./accepted.rule.ts"
import type { IncomingTransfer } from "./payment.ts"

/** Days for which the amount of an order that ended is not given to another, unless all others are used up. Own choice; decision 0051. */
export const amountRestDays = 7
/**
 * How long the amount of an ended order is not given to another, in milliseconds: a late transfer is still recognised.
 */
export const amountRestMs = amountRestDays * dayMs
/** Days for which the amount rests if the buyer cancelled the order before they confirmed a transfer. Own choice; decision 0095. */
export const cancelledRestDays = 1

/** Returns how long the amount of an ended order rests, in milliseconds. */
export const amountRestOf = (order: Pick<Order, "events" | "payment">): number =>
  isCancelledUnpaid(order) && !order.events.some(({ type }) => type === "transfer.confirmed")
    ? cancelledRestDays * dayMs
    : amountRestMs

/** How far the clocks of a bank and of the shop may differ. Own choice, as for callbacks. Decision 0051. */
export const bankClockMs = 5 * 60_000

/** Whether an order was there when the money was sent: by the clock, or by the day if the bank states no more. D-56. */
export const isPlacedBefore = (
  { placedAt }: Pick<Order, "placedAt">,
  { at, dated }: Pick<IncomingTransfer, "at" | "dated">
): boolean => (dated === "day" ? jakartaDay(placedAt) <= jakartaDay(at) : placedAt <= instant(at + bankClockMs))

/**
 * Returns the order that a transfer is for; `undefined` if a person has to say it. Money never pays an order that was placed
 * after it was sent. An order that waits is not taken either if another one asked for the same amount and ended a few days
 * ago: the money may be for that one, unless its buyer had cancelled it, unpaid, before the waiting one was placed. Strangers hold
 * up no money by orders that they confirm and cancel. The newest order waits for its transfer also if staff accepted it without one. D-56;
 * decisions 0051, 0064, 0095.
 *
 * @param orders those that asked for exactly this amount on this account, the newest first
 */
export const transferTarget = (
  orders: ReadonlyArray<Order>,
  transfer: Pick<IncomingTransfer, "at" | "dated">
): Order | undefined => {
  const possible = orders.filter((order) => isPlacedBefore(order, transfer))
  const [newest] = possible
  const waiting = possible.find(isUnpaid) ?? (newest && awaitsItsTransfer(newest) ? newest : undefined)
  if (waiting === undefined) return newest
  const isFor = (order: Order): boolean => order !== waiting && mayBeForEnded(order, waiting, transfer.at)
  return possible.some(isFor) ? undefined : waiting
}

/** Returns whether an order still waits for its payment. */
export const isUnpaid = ({ status }: Pick<Order, "status">): boolean => waitingStatuses.has(status)

/** Returns whether money that was sent at that moment may be for an order that ended, instead of the one that waits. */
const mayBeForEnded = (order: Order, waiting: Order, at: Instant): boolean => {
  const { status, events } = order
  const end = isFinal(status) ? events.findLast(({ from, to }) => from !== to)?.at : undefined
  if (end === undefined || end + amountRestMs <= at) return false
  return !(isCancelledUnpaid(order) && end <= waiting.placedAt)
}

/** Returns whether its buyer cancelled an order that was never paid; money that came later pays none. */
const isCancelledUnpaid = ({ events, payment }: Pick<Order, "events" | "payment">): boolean =>
  payment.paidAt === undefined &&
  events.some(({ type, actor }) => type === "order.cancelled" && actor.kind === "shopper")

/** States in which an order waits for its payment. */
export const waitingStatuses: ReadonlySet<OrderStatus> = new Set(["awaiting_bank_wire_payment", "payment_review"])
