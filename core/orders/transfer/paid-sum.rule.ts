import { type Rupiah, rupiah } from "../../kernel/money.ts"
import type { Order, OrderEvent } from "../order.ts"

type Paid = Pick<Order, "payment" | "events">

/**
 * Returns the sum that paid the order, which may differ from its amount, with what staff added to it; `undefined` if nothing did.
 * Decisions 0050, 0062, 0064, 0087.
 */
export const paidSum = ({ payment, events }: Paid): Rupiah | undefined => {
  if (payment.paidAt === undefined) return undefined
  const first = events.findLast(({ type }) => payments.has(type))?.amount ?? payment.amount
  const added = events.filter(({ type }) => type === "money.added")
  return rupiah(first + sumOfEvents({ payment }, added))
}

/** Returns what a paid order lacks of its amount; 0 if nothing is missing, or nothing paid it. Decision 0087. */
export const missingSum = (order: Paid): Rupiah => {
  const { amount } = order.payment
  return rupiah(Math.max(amount - (paidSum(order) ?? amount), 0))
}

/** Returns what the transfers of these events add up to; one without a sum has that of the order. Decision 0062. */
export const sumOfEvents = ({ payment }: Pick<Order, "payment">, events: ReadonlyArray<OrderEvent>): Rupiah =>
  rupiah(events.reduce((sum, { amount }) => sum + (amount ?? payment.amount), 0))

const payments: ReadonlySet<string> = new Set(["money.matched", "transfer.accepted", "transfer.linked"])
