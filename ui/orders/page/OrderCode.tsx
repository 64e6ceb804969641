import type { Order } from "#core/orders/order.ts"
import { Copy } from "../../kit/text/Copy.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "../OrderPage.css.ts"

/** When an order was placed. */
export const OrderAge = ({ order }: { readonly order: Order }) => {
  const { t, moment } = useWords()
  return <p className={css.quiet}>{t("orders.placedAt", { date: moment(order.placedAt) })}</p>
}

/** The button that copies the code of an order. */
export const OrderCode = ({ order }: { readonly order: Order }) => {
  const { t } = useWords()
  return (
    <span className={css.screenOnly}>
      <Copy text={order.code} label={t("orders.pay.copyCode")} words={t("orders.pay.copyCodeShort")} />
    </span>
  )
}

/** Age and code of an order below what is to be paid, which comes first. Rule 40. */
export const OrderFacts = ({ order }: { readonly order: Order }) => (
  <div className={css.standing}>
    <OrderAge order={order} />
    <OrderCode order={order} />
  </div>
)
