import { formatRupiah } from "#core/kernel/money.ts"
import type { Order } from "#core/orders/order.ts"
import type { OrderPageView } from "#core/orders/order-page.view.ts"
import { Icon } from "../kit/picture/Icon.tsx"
import { Copy } from "../kit/text/Copy.tsx"
import { Heading, Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./OrderPage.css.ts"
import { statusKey } from "./pay/status-key.ts"

/** Age, code and status of an order. */
export const OrderHead = ({ order, view }: { readonly order: Order; readonly view: OrderPageView }) => {
  const { t, moment } = useWords()
  const age = t("orders.placedAt", { date: moment(order.placedAt) })
  const title = t("orders.title", { code: order.code })
  return (
    <div className={css.head}>
      {isJustToPay(view) ? (
        <div className={css.placed}>
          <span className={css.check}>
            <Icon name="check" size={32} />
          </span>
          <Heading level={1} look="page">
            <span className={css.eyebrow}>{title}</span>{" "}
            {t(order.payment.account?.method === undefined ? "orders.placed.done" : "orders.placed.doneReported")}
          </Heading>
        </div>
      ) : (
        <>
          <p className={css.quiet}>{age}</p>
          {/* The card below it has the larger words. */}
          <Heading level={1} look="part" className={css.title}>
            {title}
          </Heading>
        </>
      )}
      <div className={css.standing}>
        <p className={css.tone[view.tone]} role="status">
          {t(statusKey(order))}
        </p>
        <span className={css.screenOnly}>
          <Copy text={order.code} label={t("orders.pay.copyCode")} words={t("orders.pay.copyCodeShort")} />
        </span>
      </div>
      {view.paidOtherwise === undefined ? null : (
        <Text look="small">
          {`${t("orders.receipt.sum")}: ${t("orders.receipt.otherSum", {
            sum: formatRupiah(view.paidOtherwise),
            amount: formatRupiah(order.payment.amount)
          })}`}
        </Text>
      )}
      {isJustToPay(view) ? <p className={css.quiet}>{age}</p> : null}
    </div>
  )
}

/** Returns whether nothing but the transfer is left to do: the page begins with what is done and what comes next. Rule 40. */
export const isJustToPay = ({ mayPay, news }: Pick<OrderPageView, "mayPay" | "news">): boolean =>
  mayPay && news === undefined
