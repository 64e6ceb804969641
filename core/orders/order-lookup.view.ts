import type { SnapshotFrom } from "xstate"
import { maskedDestination } from "../account/otp/otp.view.ts"
import type { OrderCode } from "./order.ts"
import type { OrderLookupContext, orderLookupMachine } from "./order-lookup.machine.ts"
import { asOrderCode } from "./transfer/written-code.rule.ts"

/** View of the form that finds an order again. */
export interface OrderLookupView extends Pick<OrderLookupContext, "code" | "email" | "problems" | "failed"> {
  readonly step: "asking" | "sending" | "sent"
  /** The typed code as orders have it; `undefined` if it cannot be one. */
  readonly orderCode: OrderCode | undefined
  /** The typed address as it may be shown if another person sees the screen. */
  readonly to: string
}

/** Returns what the form shows that finds an order again, in this state of its machine. */
export const viewOrderLookup = ({
  value,
  context: { code, email, problems, failed }
}: SnapshotFrom<typeof orderLookupMachine>): OrderLookupView => ({
  step: value,
  code,
  email,
  problems,
  failed,
  orderCode: asOrderCode(code),
  to: maskedDestination({ email: email.trim() })
})
