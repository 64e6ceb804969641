import { formatRupiah } from "#core/kernel/money.ts"
import type { Order } from "#core/orders/order.ts"
import type { OrderPageView } from "#core/orders/order-page.view.ts"
import { Icon } from "../kit/picture/Icon.tsx"
import { Copy } from "../kit/text/Copy.tsx"
import { Heading, Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./OrderPage.css.ts"

/** Code, status and age of an order. */
export const OrderHead = ({ order, view }: { readonly order: Order; readonly view: OrderPageView }) => {
  const { t, moment } = useWords()
  const isPlaced = isJustToPay(view)
  return (
    <div className={css.head}>
      {isPlaced ? (
        <div className={css.placed}>
          <span className={css.check}>
            <Icon name="check" size={32} />
          </span>
          <Heading level={1} look="page">
            <span className={css.eyebrow}>{t("orders.title", { code: order.code })}</span> {t("orders.placed.done")}
          </Heading>
        </div>
      ) : (
        <Heading level={1} look="page">
          <Titled code={order.code} />
        </Heading>
      )}
      <div className={css.standing}>
        <p className={css.tone[view.tone]} role="status">
          {t(`orders.status.${order.status}`)}
        </p>
        <span className={css.screenOnly}>
          <Copy text={order.code} label={t("orders.pay.copyCode")} words={t("orders.pay.copyCodeShort")} />
        </span>
      </div>
      {view.explainsStatus ? <Text look="small">{t(`orders.statusText.${order.status}`)}</Text> : null}
      {view.paidOtherwise === undefined ? null : (
        <Text look="small">
          {`${t("orders.receipt.sum")}: ${t("orders.receipt.otherSum", {
            sum: formatRupiah(view.paidOtherwise),
            amount: formatRupiah(order.payment.amount)
          })}`}
        </Text>
      )}
      <Text look="small" tone="muted">
        {t("orders.placedAt", { date: moment(order.placedAt) })}
      </Text>
    </div>
  )
}

/** The title with a code that can be read out: in the text face, and in one line. */
const Titled = ({ code }: { readonly code: string }) => {
  const { t } = useWords()
  const title = t("orders.title", { code })
  const [before = "", after = ""] = title.split(code)
  return (
    <>
      {before}
      <span className={css.code}>{code}</span>
      {after}
    </>
  )
}

/** Returns whether nothing but the transfer is left to do: the page begins with what is done and what comes next. Rule 40. */
export const isJustToPay = ({ mayPay, news }: Pick<OrderPageView, "mayPay" | "news">): boolean =>
  mayPay && news === undefined
