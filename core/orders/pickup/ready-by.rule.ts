import type { Instant } from "../../kernel/moment.ts"
import { heldUntil, readyTimeOf } from "../../pickup/pickup-time.rule.ts"
import type { Order } from "../order.ts"

type Facts = Pick<Order, "delivery" | "events"> & { readonly payment: Pick<Order["payment"], "paidAt"> }

/**
 * When an order is ready in its store: two opening hours after its payment, or after `now` while it is not paid; `undefined` if it
 * is not picked up, or its buyer has its goods already. D-65, D-66.
 */
export const readyBy = ({ delivery, payment }: Facts, now: Instant): Instant | undefined =>
  delivery.kind === "pickup" && !delivery.selfCheckout
    ? readyTimeOf(delivery.store.hours, payment.paidAt ?? now)
    : undefined

/** When an order got ready; `undefined` before, and if it is not picked up. */
export const readyAt = ({ events }: Pick<Facts, "events">): Instant | undefined =>
  events.findLast(({ type }) => type === "pickup.readied")?.at

/** When its buyer got an order, or left the store with it; `undefined` before, and if it is not picked up. D-65, D-66. */
export const collectedAt = ({ events }: Pick<Facts, "events">): Instant | undefined =>
  events.findLast(({ type }) => type === "pickup.collected")?.at

/** Until when an order that got ready is held; `undefined` before. D-65. */
export const pickupUntil = ({ delivery, events }: Pick<Facts, "delivery" | "events">): Instant | undefined => {
  const at = readyAt({ events })
  return at === undefined || delivery.kind !== "pickup" ? undefined : heldUntil(delivery.store.hours, at)
}

/** Whether an order was not fetched in time: its goods went back, and its money follows. D-65. */
export const isMissed = ({ status, events }: Pick<Order, "status" | "events">): boolean =>
  status === "cancelled" && events.some(({ type }) => type === "pickup.missed")
