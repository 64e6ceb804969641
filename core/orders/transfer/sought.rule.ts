import { isCalledOff, isUndone } from "../ended.rule.ts"
import type { Order } from "../order.ts"
import { heldMoney } from "./held-money.rule.ts"

/** Returns whether an order has ended, and a transfer that its buyer confirmed is still looked for. D-56; decision 0053. */
export const isSought = ({ status, payment, events }: Pick<Order, "status" | "payment" | "events">): boolean =>
  isCalledOff(status) &&
  payment.state === "held" &&
  payment.paidAt === undefined &&
  !heldMoney({ events }).some(({ from }) => isUndone(from))
