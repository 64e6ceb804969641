import { isCalledOff, isUndone } from "../ended.rule.ts"
import type { Order } from "../order.ts"
import { heldMoney } from "./held-money.rule.ts"

/** Returns whether an order has ended, and a transfer that its buyer confirmed is still looked for. D-56; decision 0053. */
export const isSought = ({ status, payment, events }: Pick<Order, "status" | "payment" | "events">): boolean =>
  isCalledOff(status) &&
  payment.state === "held" &&
  payment.paidAt === undefined &&
  !heldMoney({ events }).some(({ from }) => isUndone(from))

/**
 * Returns whether an order that has ended waits for a transfer which its buyer confirmed, whatever came in meanwhile: after its end, or
 * before it was called off while staff looked for it. Decision 0053.
 */
export const awaitsTransfer = ({ events }: Pick<Order, "events">): boolean =>
  events
    .slice(events.findLastIndex(({ type }) => type === "review.ended") + 1)
    .some(
      ({ type, from, to }) =>
        (type === "transfer.confirmed" && isCalledOff(from)) || (from === "payment_review" && isCalledOff(to))
    )
