import type { OrderStatus } from "./order.ts"

/** Returns whether an order ended without its goods: its stock went back, and money that comes for it is late. D-56, D-62. */
export const isCalledOff = (status: OrderStatus): boolean => status === "expired" || status === "cancelled"

/** Returns whether nothing was bought in the end: the order was called off, or its money went back. D-62. */
export const isUndone = (status: OrderStatus): boolean => isCalledOff(status) || status === "refunded"

/** Returns whether an order has ended, well or not: no amount is awaited for it, and no parcel is on its way. D-62. */
export const isFinal = (status: OrderStatus): boolean => isUndone(status) || status === "completed"
