import type { Instant } from "../kernel/moment.ts"
import { isUndone } from "./ended.rule.ts"
import type { Order, OrderStatus } from "./order.ts"

/** The steps of an order from its placing to its arrival. D-62. */
const steps = ["ordered", "paid", "packed", "shipped", "arrived"] as const
/** A step of an order. */
export type OrderStep = (typeof steps)[number]

type Facts = Pick<Order, "status" | "placedAt" | "events"> & {
  readonly delivery: Pick<Order["delivery"], "kind">
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
}: Pick<Facts, "status" | "delivery">): Exclude<OrderStep, "ordered"> | undefined => {
  const step = reachedBy[status]
  return delivery.kind !== "ship" || step === "ordered" ? undefined : step
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
  const last = Math.max(0, ...statusesOf(order).map((status) => placeOf(reachedBy[status])))
  if (ends) {
    const at = order.events.findLast(({ to }) => isUndone(to))?.at
    return [
      ...steps.slice(0, last + 1).flatMap((step) => (isStepOf(order, step) ? [shown(order, step, "done")] : [])),
      { step: "ended", state: "ended", ...(at !== undefined && { at }) }
    ]
  }
  const now = placeOf(reachedBy[order.status])
  const four = now === 0 ? steps.slice(0, 4) : steps.slice(1)
  return (order.delivery.kind === "ship" && !isPaidAtArrival(order) ? four : steps)
    .filter((step) => isStepOf(order, step))
    .map((step) => {
      const place = placeOf(step)
      const isDone = place < now || (place === now && order.status === "completed")
      return shown(order, step, isDone ? "done" : place === now ? "now" : "ahead")
    })
}

const placeOf = (step: OrderStep | undefined): number => (step === undefined ? -1 : steps.indexOf(step))

const isPaidAtArrival = ({ payment }: Facts): boolean => payment?.method === "cod"

const isStepOf = (order: Facts, step: OrderStep): boolean =>
  step === "paid"
    ? !isPaidAtArrival(order)
    : order.delivery.kind === "ship" || (step !== "packed" && step !== "shipped")

const statusesOf = ({ status, events }: Facts): ReadonlyArray<OrderStatus> => [
  status,
  ...events.flatMap(({ from, to }) => [from, to])
]

const shown = (order: Facts, step: OrderStep, state: ShownStep["state"]): ShownStep => {
  const at = state === "ahead" ? undefined : instantOf(order, step)
  return { step, state, ...(at !== undefined && { at }) }
}

const instantOf = ({ placedAt, events }: Facts, step: OrderStep): Instant | undefined =>
  step === "ordered" ? placedAt : events.find(({ from, to }) => reachedBy[to] === step && reachedBy[from] !== step)?.at
