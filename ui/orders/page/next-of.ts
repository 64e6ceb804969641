import type { Order } from "#core/orders/order.ts"
import { pickupUntil, readyBy } from "#core/orders/pickup/ready-by.rule.ts"
import type { Words } from "../../messages/useWords.ts"
import { storeMoment } from "./store-moment.ts"
import { withoutYear } from "./without-year.ts"

/** What comes next, and when: until when it is to be paid, or when its parcel comes. */
export const nextOf = (order: Order, { t, moment, days }: Words): string | undefined => {
  const { status, payment, delivery } = order
  if (status === "awaiting_bank_wire_payment")
    return payment.expiresAt && `${t("orders.pay.before")} ${withoutYear(moment(payment.expiresAt))}`
  if (delivery.kind === "pickup") {
    const { hours } = delivery.store
    const until = pickupUntil(order)
    if (status === "ready_for_pickup" && until !== undefined)
      return t("orders.pickupUntil", { until: storeMoment(moment, until, hours) })
    const ready = readyBy(order, order.placedAt)
    if (ready !== undefined && (status === "paid" || status === "processing"))
      return t("orders.headline.readyBy", { ready: storeMoment(moment, ready, hours) })
  }
  const isComing = status === "paid" || status === "processing" || status === "shipped"
  const arrives = isComing && delivery.kind === "ship" ? delivery.arrives : undefined
  return arrives && t("orders.parcel.arrives", { days: days(arrives.from, arrives.to) })
}
