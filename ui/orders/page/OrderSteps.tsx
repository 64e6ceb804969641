import { jakartaDay } from "#core/kernel/moment.ts"
import type { Order } from "#core/orders/order.ts"
import { orderSteps, type ShownStep } from "#core/orders/order-steps.rule.ts"
import { Drawing, Icon } from "../../kit/picture/Icon.tsx"
import type { IconName } from "../../kit/picture/icons.ts"
import { PageIcon } from "../../kit/picture/PageIcon.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./OrderSteps.css.ts"

/** Lucide's package; what is paid has the bank's sign: a tick would say that it is done. */
const box =
  "M11 21.73a2 2 0 0 0 2 0l7-4A2 2 0 0 0 21 16V8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.73zM12 22V12M3.29 7 12 12l8.71-5M7.5 4.27l9 5.15"

const icons: Readonly<Record<Exclude<ShownStep["step"], "packed" | "paid">, IconName>> = {
  ordered: "bag",
  shipped: "truck",
  arrived: "home",
  ready: "store",
  collected: "check",
  ended: "close"
}

/** How far an order has come, or where it ended: four steps in a row, each with its day once it is reached. D-62. */
export const OrderSteps = ({ order }: { readonly order: Order }) => {
  const { t, days } = useWords()
  return (
    <ol className={css.steps} aria-label={t("orders.steps.label")}>
      {orderSteps(order).map(({ step, state, at }) => {
        const day = at === undefined ? undefined : jakartaDay(at)
        return (
          <li key={step} className={css.state[state]} aria-current={state === "now" ? "step" : undefined}>
            <span className={css.look[state]}>
              {state === "done" ? (
                <Icon name="check" size={20} />
              ) : step === "paid" ? (
                <PageIcon name="bank" size={20} />
              ) : step === "packed" ? (
                <Drawing path={box} size={20} />
              ) : (
                <Icon name={icons[step]} size={20} />
              )}
            </span>
            {step === "ended" ? t(`orders.status.${order.status}`) : t(`orders.steps.${step}`)}
            {day === undefined ? null : <span className={css.day}>{withoutWeekday(days(day, day))}</span>}
          </li>
        )
      })}
    </ol>
  )
}

/** Four columns of a phone have room for `26 Nov`. */
const withoutWeekday = (day: string): string => day.slice(day.indexOf("\u00a0") + 1)
