import { type Instant, instant, startOfJakartaDay } from "../../kernel/moment.ts"
import type { Order } from "../order.ts"
import type { Postponement } from "./postponement.ts"

type Facts = Pick<Order, "lines" | "events">

/** Returns the day that was promised with a pre-order: that of its last line; `undefined` for other orders. D-21: they have one day. */
export const promisedAt = ({ lines }: Pick<Order, "lines">): Instant | undefined => {
  const days = lines.flatMap(({ goods }) => (goods.preOrder ? (goods.deliveryDate ?? []) : []))
  return days.length === 0 ? undefined : instant(Math.max(...days))
}

/** Returns when a pre-order is packed: on the day it was last postponed to, else on the promised one. D-22. */
export const releaseAt = (order: Facts): Instant | undefined => postponementOf(order)?.to ?? promisedAt(order)

/** Returns the last postponement of an order; `undefined` if its day is the promised one. */
export const postponementOf = ({ lines, events }: Facts): Postponement | undefined => {
  const place = events.findLastIndex(({ type }) => type === "release.postponed")
  const [from, day] = [promisedAt({ lines }), events[place]?.note]
  if (from === undefined || day === undefined) return undefined
  const isConfirmed = events.slice(place).some(({ type }) => type === "wait.confirmed")
  return { from, to: startOfJakartaDay(day), isConfirmed }
}
