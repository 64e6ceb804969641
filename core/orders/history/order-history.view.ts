import type { SnapshotFrom } from "xstate"
import type { Order } from "../order.ts"
import type { orderHistoryMachine } from "./order-history.machine.ts"

/** View of the list of orders. */
export interface OrderHistoryView {
  readonly step: "reading" | "shown" | "empty" | "failed"
  readonly orders: ReadonlyArray<Order>
  readonly more: "none" | "offered" | "coming" | "failed"
}

/** Returns what the list of orders shows in this state of its machine. */
export const viewOrderHistory = ({
  value,
  context: { orders, total }
}: SnapshotFrom<typeof orderHistoryMachine>): OrderHistoryView => {
  if (value === "failed") return { step: "failed", orders, more: "none" }
  // What is there stays while it is read again.
  if (value === "reading" && orders.length === 0) return { step: "reading", orders, more: "none" }
  return { step: orders.length === 0 ? "empty" : "shown", orders, more: moreOf(value, orders.length < total) }
}

const moreOf = (value: string, hasMore: boolean): OrderHistoryView["more"] => {
  if (value === "readingMore") return "coming"
  if (value === "stuck") return "failed"
  return hasMore ? "offered" : "none"
}
