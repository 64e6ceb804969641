import { dayMs, type Instant, instant, jakartaDay } from "../../kernel/moment.ts"
import { isFinal } from "../ended.rule.ts"
import type { Order, OrderStatus } from "../order.ts"
import { awaitsItsTransfer } from "./accepted.rule.ts"
import type { IncomingTransfer } from "./payment.ts"

/** Days for which the amount of an order that ended is not given to another. Own choice; decision 0051. */
export const amountRestDays = 7
/**
 * How long the amount of an ended order is not given to another, in milliseconds: a late transfer is still recognised.
 */
export const amountRestMs = amountRestDays * dayMs

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
 * ago: the money may be for that one. The newest order waits for its transfer also if staff accepted it without one. D-56;
 * decisions 0051, 0064.
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
  return possible.some((order) => order !== waiting && endedSince(order, transfer.at)) ? undefined : waiting
}

/** Returns whether an order still waits for its payment. */
export const isUnpaid = ({ status }: Pick<Order, "status">): boolean => waitingStatuses.has(status)

/** Returns whether an order ended, and its amount would still rest at that moment. */
const endedSince = ({ status, events }: Order, at: Instant): boolean => {
  const end = isFinal(status) ? events.findLast(({ from, to }) => from !== to)?.at : undefined
  return end !== undefined && end + amountRestMs > at
}

/** States in which an order waits for its payment. */
export const waitingStatuses: ReadonlySet<OrderStatus> = new Set(["awaiting_bank_wire_payment", "payment_review"])
