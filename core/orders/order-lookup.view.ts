import type { SnapshotFrom } from "xstate"
import type { OrderLookupContext, orderLookupMachine } from "./order-lookup.machine.ts"

export interface OrderLookupView extends Pick<OrderLookupContext, "code" | "email" | "problems" | "failed"> {
  readonly step: "asking" | "sending" | "sent"
}

export const viewOrderLookup = ({
  value,
  context: { code, email, problems, failed }
}: SnapshotFrom<typeof orderLookupMachine>): OrderLookupView => ({ step: value, code, email, problems, failed })
