import { spokenPickupCode } from "#core/orders/pickup/pickup-code.rule.ts"
import { pickupUntil, readyBy } from "#core/orders/pickup/ready-by.rule.ts"
import { daysUntil } from "#core/pickup/store-clock.rule.ts"
import { PageIcon } from "../../kit/picture/PageIcon.tsx"
import { Heading } from "../../kit/text/Text.tsx"
import { useTexts } from "../../messages/useTexts.ts"
import { useWords } from "../../messages/useWords.ts"
import { useShop } from "../../shop/shop.tsx"
import { storeMoment } from "../page/store-moment.ts"
import { CodePlate, PaleCode, type PickupProps } from "./CodePlate.tsx"
import { ExitCode } from "./ExitCode.tsx"
import * as css from "./PickupCode.css.ts"

/** What a buyer shows at the counter, or at the exit of a store in which they scanned. D-65, D-66. */
export const PickupCode = (props: PickupProps) => {
  useTexts("pickup")
  return props.delivery.selfCheckout ? <ExitCode {...props} /> : <CounterCode {...props} />
}

const CounterCode = ({ order, delivery }: PickupProps) => {
  const { t, moment } = useWords()
  const { now } = useShop()
  const { store, code } = delivery
  const isReady = order.status === "ready_for_pickup"
  if (!isReady && order.status !== "paid" && order.status !== "processing") return null
  const ready = readyBy(order, now())
  const until = pickupUntil(order)
  const left = until === undefined ? 0 : daysUntil(until, now(), store.hours)
  const title = t(isReady ? "pickup.show" : "pickup.preparing")
  return (
    <section className={css.part} aria-label={title}>
      <Heading level={2} look="part">
        {title}
      </Heading>
      {isReady ? (
        <CodePlate order={order} delivery={delivery} />
      ) : (
        <div className={css.plate}>
          <PaleCode order={order} delivery={delivery} />
          <p className={css.later}>
            {t("pickup.preparingText", { ready: ready === undefined ? "" : storeMoment(moment, ready, store.hours) })}
          </p>
        </div>
      )}
      {until === undefined || !isReady ? null : (
        <p className={css.hold}>
          <PageIcon name="clock" size={24} />
          <span>
            <b>{t("pickup.until", { until: storeMoment(moment, until, store.hours) })}</b>
            <span className={css.why}>{left === 0 ? t("pickup.lastDay") : t("pickup.daysLeft", { count: left })}</span>
          </span>
        </p>
      )}
      {isReady ? (
        <a
          className={css.send}
          href={`https://wa.me/?text=${encodeURIComponent(
            t("pickup.message", {
              order: order.code,
              store: store.name,
              address: store.address,
              code: spokenPickupCode(code)
            })
          )}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <PageIcon name="share" size={20} />
          <span>
            <b>{t("pickup.someone")}</b>
            <span className={css.why}>{t("pickup.send")}</span>
          </span>
        </a>
      ) : null}
    </section>
  )
}
