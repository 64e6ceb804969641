import { type Rupiah, rupiah } from "../../kernel/money.ts"
import { isCalledOff, isUndone } from "../ended.rule.ts"
import type { Order, OrderEvent } from "../order.ts"
import { heldMoney } from "./held-money.rule.ts"
import type { MoneyNews } from "./money-news.rule.ts"
import { paidSum, sumOfEvents } from "./paid-sum.rule.ts"

type Received = Pick<Order, "payment" | "events">

/** Returns the sum that came in for the order while it was paid already; 0 if none did. D-64. */
export const excessSum = (order: Received): Rupiah => heldSum(order, ({ from }) => !isUndone(from))

/** Returns what goes back if the order is refunded: its payment, and what came in after it had ended. D-64. */
export const refundSum = (order: Received): Rupiah => {
  const sum = rupiah((paidSum(order) ?? 0) + heldSum(order, isLate))
  return sum === 0 ? order.payment.amount : sum
}

/** Returns the references of the transfers that `refundSum` counts as come in after the end. D-64. */
export const lateReferences = (order: Pick<Order, "events">): ReadonlyArray<string> =>
  heldMoney(order).flatMap((event) => (isLate(event) ? (event.note ?? []) : []))

const isLate = ({ from }: OrderEvent): boolean => isCalledOff(from)

/** Returns the sum that a notice about the money of an order names. D-56, D-64. */
export const newsSum = (order: Received, news: MoneyNews): Rupiah => {
  if (news === "overpaid") return excessSum(order)
  if (news === "returned") return returnedSum(order)
  return news === "refund" ? rupiah(refundSum(order) + excessSum(order)) : order.payment.amount
}

const heldSum = (order: Received, counts: (event: OrderEvent) => boolean): Rupiah =>
  sumOfEvents(order, heldMoney(order).filter(counts))

const returnedSum = (order: Received): Rupiah =>
  sumOfEvents(
    order,
    order.events.filter(({ type }) => type === "money.returned")
  )
