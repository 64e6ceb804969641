import type { Instant } from "../kernel/moment.ts"
import { isUndone } from "./ended.rule.ts"
import type { Order, OrderStatus } from "./order.ts"

/** The steps of an order from its placing to its arrival. D-62. */
const steps = ["ordered", "paid", "packed", "shipped", "ready", "arrived", "collected"] as const
/** A step of an order. */
export type OrderStep = (typeof steps)[number]

type Facts = Pick<Order, "status" | "placedAt" | "events"> & {
  readonly delivery: Pick<Order["delivery"], "kind"> & { readonly selfCheckout?: true }
  readonly payment?: Pick<Order["payment"], "method">
}

const reachedBy: Readonly<Record<OrderStatus, OrderStep | undefined>> = {
  awaiting_bank_wire_payment: "ordered",
  payment_review: "ordered",
  pay_on_delivery: "ordered",
  paid: "paid",
  waiting_release: "paid",
  processing: "packed",
  shipped: "shipped",
  delivered: "arrived",
  ready_for_pickup: "ready",
  picked_up: "collected",
  completed: "arrived",
  expired: undefined,
  cancelled: undefined,
  refunded: undefined
}

/**
 * Returns the step that the parcel of an order has reached; `undefined` if it is unpaid, has ended or has no parcel. D-62.
 */
export const parcelStep = ({
  status,
  delivery
}: Pick<Facts, "status" | "delivery">): Exclude<OrderStep, "ordered" | "ready" | "collected"> | undefined => {
  const step = reachedBy[status]
  return delivery.kind !== "ship" || step === "ordered" || step === "ready" || step === "collected" ? undefined : step
}

/** A step as a page shows it. */
export interface ShownStep {
  /** `ended`: the order ended here without its goods. */
  readonly step: OrderStep | "ended"
  /** `now`: the last one that the order has reached, unless it is complete. */
  readonly state: "done" | "now" | "ahead" | "ended"
  /** When it was reached. */
  readonly at?: Instant
}

/**
 * Returns the four steps that the buyer of an order follows: until it is paid from its placing to its shipping, then from its
 * payment to its arrival. An order that ended without its goods has the steps it had reached, and where it ended. What is sent
 * as a message is not packed; what its courier is paid for is paid where it arrives. D-57, D-62.
 */
export const orderSteps = (order: Facts): ReadonlyArray<ShownStep> => {
  const ends = isUndone(order.status)
  const last = Math.max(0, ...statusesOf(order).map((status) => placeOf(reachedIn(order, status))))
  if (ends) {
    const at = order.events.findLast(({ to }) => isUndone(to))?.at
    return [
      ...steps.slice(0, last + 1).flatMap((step) => (isStepOf(order, step) ? [shown(order, step, "done")] : [])),
      { step: "ended", state: "ended", ...(at !== undefined && { at }) }
    ]
  }
  const now = placeOf(reachedIn(order, order.status))
  const all = steps.filter((step) => isStepOf(order, step))
  return (all.length > 4 ? (now === 0 ? all.slice(0, 4) : all.slice(1)) : all).map((step) => {
    const place = placeOf(step)
    const isDone = place < now || (place === now && order.status === "completed")
    return shown(order, step, isDone ? "done" : place === now ? "now" : "ahead")
  })
}

const placeOf = (step: OrderStep | undefined): number => (step === undefined ? -1 : steps.indexOf(step))

const isPaidAtArrival = ({ payment }: Facts): boolean => payment?.method === "cod"

/** Steps that only some orders have, by how they reach their people. */
const own: Readonly<Record<Facts["delivery"]["kind"] | "here", ReadonlySet<OrderStep>>> = {
  /** Its buyer has it: nothing is packed. D-66. */
  here: new Set(["collected"]),
  ship: new Set(["packed", "shipped", "arrived"]),
  pickup: new Set(["packed", "ready", "collected"]),
  message: new Set(["arrived"])
}

const isStepOf = (order: Facts, step: OrderStep): boolean => {
  if (step === "paid") return !isPaidAtArrival(order)
  return step === "ordered" || own[order.delivery.selfCheckout ? "here" : order.delivery.kind].has(step)
}

/** An order that is complete has reached its last step. */
const reachedIn = ({ delivery }: Pick<Facts, "delivery">, status: OrderStatus): OrderStep | undefined => {
  if (status === "completed" && delivery.kind === "pickup") return "collected"
  return status === "ready_for_pickup" && delivery.selfCheckout ? "paid" : reachedBy[status]
}

const statusesOf = ({ status, events }: Facts): ReadonlyArray<OrderStatus> => [
  status,
  ...events.flatMap(({ from, to }) => [from, to])
]

const shown = (order: Facts, step: OrderStep, state: ShownStep["state"]): ShownStep => {
  const at = state === "ahead" ? undefined : instantOf(order, step)
  return { step, state, ...(at !== undefined && { at }) }
}

const instantOf = (order: Facts, step: OrderStep): Instant | undefined =>
  step === "ordered"
    ? order.placedAt
    : order.events.find(({ from, to }) => reachedIn(order, to) === step && reachedIn(order, from) !== step)?.at
