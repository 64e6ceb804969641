import { dayMs, type Instant, instant } from "../../kernel/moment.ts"
import { boughtLines, type Order, type OrderLine, type OrderStatus } from "../order.ts"

/** So many times 24 hours after its arrival an order can be claimed for. D-62b. */
export const returnDays = 2

/** Returns the lines whose goods can go back: neither gifts nor gift cards. D-62b, D-67. */
export const returnableLines = (order: Pick<Order, "lines">): ReadonlyArray<OrderLine> =>
  boughtLines(order).filter(({ goods }) => !goods.giftCard)

/** Statuses in which the goods are with their buyer. */
const arrived: ReadonlySet<OrderStatus> = new Set(["delivered", "picked_up", "completed"])

/** Returns until when an order can be claimed for; `undefined` before its arrival, and if nothing of it is a parcel. D-62b. */
export const returnUntil = ({
  events,
  delivery,
  lines
}: Pick<Order, "events" | "lines"> & {
  readonly delivery: Pick<Order["delivery"], "kind">
}): Instant | undefined => {
  const arrival = events.find(({ to }) => arrived.has(to))
  if (arrival === undefined || delivery.kind === "message" || returnableLines({ lines }).length === 0) return undefined
  return instant(arrival.at + returnDays * dayMs)
}

/** Returns whether an order may be claimed for now: it arrived within 2×24 hours, and has no claim. D-62b. */
export const mayClaim = (order: Order, now: Instant): boolean => {
  const until = returnUntil(order)
  const hasArrived = arrived.has(order.status)
  return hasArrived && order.claim === undefined && until !== undefined && now <= until
}
