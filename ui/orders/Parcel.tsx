import type { Order } from "#core/orders/order.ts"
import { parcelStep } from "#core/orders/order-steps.rule.ts"
import { Copy } from "../kit/text/Copy.tsx"
import { Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./OrderPage.css.ts"
import { OrderSteps } from "./page/OrderSteps.tsx"

/** How far an order has come; of a paid one with a parcel also when that arrives, and its number to copy. */
export const Parcel = ({ order }: { readonly order: Order }) => {
  const { t, days } = useWords()
  const { delivery } = order
  const step = parcelStep(order)
  if (step === undefined || delivery.kind !== "ship")
    return (
      <section className={css.pay} aria-label={t("orders.steps.label")}>
        <OrderSteps order={order} />
      </section>
    )
  const { arrives, tracking, courierName, serviceName } = delivery
  return (
    <section className={css.pay} aria-label={t("orders.parcel.title")}>
      <div>
        <Text look="small" tone="muted">
          {t(`orders.parcel.by.${step}`, { courier: `${courierName} ${serviceName}` })}
        </Text>
        {arrives && step !== "arrived" ? (
          <p className={css.arrival}>{t("orders.parcel.arrives", { days: days(arrives.from, arrives.to) })}</p>
        ) : null}
      </div>
      {tracking === undefined ? (
        step === "arrived" ? null : (
          <Text look="small">{t("orders.parcel.numberLater")}</Text>
        )
      ) : (
        <dl className={css.payFacts}>
          <div className={css.payFact}>
            <dt>{t("orders.tracking")}</dt>
            <dd className={css.number}>{tracking}</dd>
            <dd className={css.copy}>
              <Copy text={tracking} label={t("orders.parcel.copyNumber")} />
            </dd>
          </div>
        </dl>
      )}
      <OrderSteps order={order} />
    </section>
  )
}
