import type { Order } from "#core/orders/order.ts"
import { parcelStep, parcelSteps } from "#core/orders/parcel-progress.rule.ts"
import { Stages } from "../kit/Stages.tsx"
import { Copy } from "../kit/text/Copy.tsx"
import { Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./OrderPage.css.ts"

/** Where the parcel of a paid order is: when it arrives, its number to copy, and how far it has come. */
export const Parcel = ({ order }: { readonly order: Order }) => {
  const { t, days } = useWords()
  const { delivery } = order
  const step = parcelStep(order)
  if (step === undefined || delivery.kind !== "ship") return null
  const { arrives, tracking, courierName, serviceName } = delivery
  const now = parcelSteps.indexOf(step)
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
      <Stages
        look="stack"
        label={t("orders.parcel.progress")}
        stages={parcelSteps.map((one, place) => ({
          name: t(`orders.parcel.step.${one}`),
          state: place < now || order.status === "completed" ? "done" : place === now ? "now" : "ahead"
        }))}
      />
    </section>
  )
}
