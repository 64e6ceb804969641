import { jakartaDay } from "#core/kernel/moment.ts"
import { formatRupiah } from "#core/kernel/money.ts"
import { isSelfCheckout, type Order } from "#core/orders/order.ts"
import type { OrderPageView } from "#core/orders/order-page.view.ts"
import { orderSteps, parcelStep } from "#core/orders/order-steps.rule.ts"
import { isMissed, readyBy } from "#core/orders/pickup/ready-by.rule.ts"
import { isOwed } from "#core/orders/transfer/cod.rule.ts"
import { Copy } from "../kit/text/Copy.tsx"
import { Text } from "../kit/text/Text.tsx"
import { useWords, type Words } from "../messages/useWords.ts"
import * as css from "./OrderPage.css.ts"
import { OrderSteps } from "./page/OrderSteps.tsx"
import { storeMoment } from "./page/store-moment.ts"

/**
 * How an order stands, in a few large words and what they mean, and how far it has come; of a paid one with a parcel also its
 * courier and its number to copy. D-62.
 */
export const Parcel = ({ order, view }: { readonly order: Order; readonly view: OrderPageView }) => {
  const words = useWords()
  const { t } = words
  const { delivery, status } = order
  const step = parcelStep(order)
  const large = headline(order, words)
  // The line of the courier says it already.
  const explains = view.explainsStatus && status !== "shipped"
  return (
    <section className={css.pay} aria-label={t(step === undefined ? "orders.steps.label" : "orders.parcel.title")}>
      {step === undefined && large === undefined && !explains ? null : (
        <div className={css.said}>
          {step === undefined || delivery.kind !== "ship" ? null : (
            <Text look="small" tone="muted">
              {t(`orders.parcel.by.${step}`, { courier: `${delivery.courierName} ${delivery.serviceName}` })}
            </Text>
          )}
          {large === undefined ? null : <p className={css.arrival}>{large}</p>}
          {explains ? <Text look="small">{t(textOf(order))}</Text> : null}
        </div>
      )}
      {isOwed(order) ? (
        <Text look="label">{t("orders.prepareCash", { amount: formatRupiah(order.payment.amount) })}</Text>
      ) : null}
      {step === undefined || delivery.kind !== "ship" ? null : delivery.tracking === undefined ? (
        step === "arrived" ? null : (
          <Text look="small">{t("orders.parcel.numberLater")}</Text>
        )
      ) : (
        <dl className={css.tracking}>
          <div className={css.payFact}>
            <dt className={css.quiet}>{t("orders.tracking")}</dt>
            <dd className={css.number}>{delivery.tracking}</dd>
            <dd className={css.copy}>
              <Copy text={delivery.tracking} label={t("orders.parcel.copyNumber")} />
            </dd>
          </div>
        </dl>
      )}
      <OrderSteps order={order} />
    </section>
  )
}

/** Whether its buyer leaves a store with its goods now. D-66. */
const atExit = ({ status, delivery }: Order): boolean => status === "ready_for_pickup" && isSelfCheckout(delivery)

const textOf = (order: Order) => {
  if (atExit(order)) return "orders.selfCheckout.text"
  if (order.delivery.kind === "message" && order.status === "delivered") return "orders.messageSentText"
  return order.status === "picked_up" && isSelfCheckout(order.delivery)
    ? "orders.selfCheckout.collectedText"
    : (`orders.statusText.${order.status}` as const)
}

/** The few large words: when its parcel comes or came, else what becomes of it. */
const headline = (order: Order, { t, days, moment }: Words): string | undefined => {
  const { status, delivery } = order
  if (status === "payment_review") return t("orders.headline.review")
  if (status === "refunded") return t("orders.headline.refunded")
  if (isMissed(order)) return t("orders.headline.notFetched")
  if (status === "cancelled" || status === "expired") return t("orders.headline.calledOff")
  const ready = readyBy(order, order.placedAt)
  if (ready !== undefined && delivery.kind === "pickup" && (status === "paid" || status === "processing"))
    return t("orders.headline.readyBy", { ready: storeMoment(moment, ready, delivery.store.hours) })
  // The code above says it.
  if (atExit(order)) return undefined
  if (status === "ready_for_pickup") return t("orders.headline.ready")
  const collected = orderSteps(order).find(({ step }) => step === "collected")?.at
  if (collected !== undefined)
    return t(isSelfCheckout(delivery) ? "orders.selfCheckout.collected" : "orders.headline.collected", {
      day: days(jakartaDay(collected), jakartaDay(collected))
    })
  const arrived = orderSteps(order).find(({ step }) => step === "arrived")?.at
  const day = arrived === undefined ? undefined : jakartaDay(arrived)
  if (day !== undefined)
    return t(delivery.kind === "message" ? "orders.messageSent" : "orders.headline.arrived", { day: days(day, day) })
  const isComing = status === "pay_on_delivery" || parcelStep(order) !== undefined
  const arrives = delivery.kind === "ship" && isComing ? delivery.arrives : undefined
  return arrives && t("orders.parcel.arrives", { days: days(arrives.from, arrives.to) })
}
