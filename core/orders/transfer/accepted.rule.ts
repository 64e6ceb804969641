import type { Order } from "../order.ts"

/**
 * Whether staff accepted an order without naming its transfer, and none is linked yet: the first that comes is its payment, not a
 * second one. Decision 0064.
 */
export const awaitsItsTransfer = ({ events }: Pick<Order, "events">): boolean =>
  events.some(({ type, amount }) => type === "transfer.accepted" && amount === undefined) &&
  !events.some(({ type }) => type === "transfer.linked")
