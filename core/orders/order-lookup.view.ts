import type { SnapshotFrom } from "xstate"
import type { OrderLookupContext, orderLookupMachine } from "./order-lookup.machine.ts"

/** View of the form that finds an order again. */
export interface OrderLookupView extends Pick<OrderLookupContext, "code" | "email" | "problems" | "failed"> {
  readonly step: "asking" | "sending" | "sent"
}

/** Returns what the form shows that finds an order again, in this state of its machine. */
export const viewOrderLookup = ({
  value,
  context: { code, email, problems, failed }
}: SnapshotFrom<typeof orderLookupMachine>): OrderLookupView => ({ step: value, code, email, problems, failed })
