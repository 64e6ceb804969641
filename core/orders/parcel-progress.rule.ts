import type { Order, OrderStatus } from "./order.ts"

/** The four steps of a parcel that its buyer follows. */
export const parcelSteps = ["paid", "packed", "shipped", "arrived"] as const
/** A step of a parcel. */
export type ParcelStep = (typeof parcelSteps)[number]

const reached: Partial<Record<OrderStatus, ParcelStep>> = {
  paid: "paid",
  waiting_release: "paid",
  processing: "packed",
  shipped: "shipped",
  delivered: "arrived",
  completed: "arrived"
}

/** Returns the step that the parcel of an order has reached; `undefined` if it is unpaid, has ended or has no parcel. D-62. */
export const parcelStep = ({ status, delivery }: Pick<Order, "status" | "delivery">): ParcelStep | undefined =>
  delivery.kind === "ship" ? reached[status] : undefined
