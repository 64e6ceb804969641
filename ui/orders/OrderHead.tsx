import { formatRupiah } from "#core/kernel/money.ts"
import type { Order } from "#core/orders/order.ts"
import type { OrderPageView } from "#core/orders/order-page.view.ts"
import { methodOf } from "#core/orders/transfer/banks.ts"
import { Icon } from "../kit/picture/Icon.tsx"
import { Heading, Text, Unseen } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./OrderPage.css.ts"
import { OrderAge, OrderCode } from "./page/OrderCode.tsx"
import { statusKey } from "./pay/status-key.ts"

const placedKeys = {
  "bank-transfer": "orders.placed.done",
  "virtual-account": "orders.placed.doneReported",
  qris: "orders.placed.doneQris",
  cod: "orders.placed.doneReported"
} as const

/** Code and status of an order, and its age; while only its payment is left, what is done and what comes next. Rule 40. */
export const OrderHead = ({ order, view }: { readonly order: Order; readonly view: OrderPageView }) => {
  const { t } = useWords()
  const title = t("orders.title", { code: order.code })
  const isPlaced = isJustToPay(view)
  const status = t(statusKey(order))
  return (
    <div className={css.head}>
      {isPlaced ? (
        <div className={css.placed}>
          <span className={css.check}>
            <Icon name="check" size={32} />
          </span>
          <Heading level={1} look="page">
            <span className={css.eyebrow}>{title}</span> {t(placedKeys[methodOf(order.payment.account ?? {})])}
          </Heading>
        </div>
      ) : (
        <>
          <OrderAge order={order} />
          {/* The card below it has the larger words. */}
          <Heading level={1} look="part" className={css.title}>
            {title}
          </Heading>
        </>
      )}
      <div className={css.standing}>
        <p className={isPlaced ? undefined : css.tone[view.tone]} role="status">
          {isPlaced ? <Unseen>{status}</Unseen> : status}
        </p>
        {isPlaced ? null : <OrderCode order={order} />}
      </div>
      {view.paidOtherwise === undefined ? null : (
        <Text look="small">
          {`${t("orders.receipt.sum")}: ${t("orders.receipt.otherSum", {
            sum: formatRupiah(view.paidOtherwise),
            amount: formatRupiah(order.payment.amount)
          })}`}
        </Text>
      )}
    </div>
  )
}

/** Returns whether nothing but the transfer is left to do: the page begins with what is done and what comes next. Rule 40. */
export const isJustToPay = ({ mayPay, news }: Pick<OrderPageView, "mayPay" | "news">): boolean =>
  mayPay && news === undefined
