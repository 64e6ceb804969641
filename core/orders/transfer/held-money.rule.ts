import type { Order, OrderEvent } from "../order.ts"

/**
 * Returns the events of the money that came in beside the payment, without what went back by itself: each return cancels out one
 * transfer of its reference and sum. D-64; decision 0047.
 */
export const heldMoney = ({ events }: Pick<Order, "events">): ReadonlyArray<OrderEvent> => {
  const returned = events.filter(({ type }) => type === "money.returned")
  return events.filter((event) => {
    if (event.type !== "money.held") return false
    // Money from before sums were logged has none. Decision 0062.
    const place = returned.findIndex(
      ({ note, amount }) => note === event.note && (event.amount === undefined || amount === event.amount)
    )
    if (place >= 0) returned.splice(place, 1)
    return place < 0
  })
}
