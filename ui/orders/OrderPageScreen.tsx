import { formatRupiah } from "#core/kernel/money.ts"
import type { Order } from "#core/orders/order.ts"
import type { OrderPageView } from "#core/orders/order-page.view.ts"
import { Coming } from "../account/MemberOnly.tsx"
import { useMember } from "../account/useMember.ts"
import { cx } from "../kit/cx.ts"
import { Alert } from "../kit/text/Alert.tsx"
import { Copy } from "../kit/text/Copy.tsx"
import { Page } from "../kit/text/Grid.tsx"
import { Heading, Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { Head } from "../shop/Head.tsx"
import { CancelDialog } from "./CancelDialog.tsx"
import { useTopIfConfirmed } from "./just-confirmed.ts"
import { OrderActions, type Send } from "./OrderActions.tsx"
import { OrderHistory } from "./OrderHistory.tsx"
import * as css from "./OrderPage.css.ts"
import { OrderDelivery, OrderItems } from "./OrderParts.tsx"
import { OrderWait } from "./OrderWait.tsx"
import { PayBox, PayLater } from "./PayBox.tsx"
import { ReceiptHead } from "./ReceiptHead.tsx"
import { useAgain } from "./useAgain.ts"
import { useOrder } from "./useOrder.ts"

/** An order: what to do next, what was ordered, where it is. Rule 53; D-62. */
export const OrderPageScreen = () => {
  const { t } = useWords()
  const { code, view, send, actor } = useOrder()
  useAgain({ actor })
  const isComing = useMember().kind === "coming"
  const head = <Head title={t("orders.title", { code })} description={t("orders.lookup.text")} noindex />
  if (view.order === null && isComing)
    return (
      <>
        {head}
        <Coming />
      </>
    )
  return (
    <Page className={css.page}>
      {head}
      {view.order === null ? (
        <OrderWait step={view.step} code={code} onRetry={() => send({ type: "retry.wanted" })} />
      ) : (
        <Shown order={view.order} view={view} send={send} />
      )}
    </Page>
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

const Shown = ({ order, view, send }: { readonly order: Order; readonly view: OrderPageView; readonly send: Send }) => {
  const { t, moment } = useWords()
  useTopIfConfirmed(order.code)
  return (
    <>
      {view.hasReceipt ? <ReceiptHead order={order} /> : null}
      <div className={css.head}>
        <Heading level={1} look="page">
          <Titled code={order.code} />
        </Heading>
        <span className={css.screenOnly}>
          <Copy text={order.code} label={t("orders.pay.copyCode")} />
        </span>
        <p className={cx(css.tone[view.tone], view.hasReceipt && css.screenOnly)} role="status">
          <span lang={order.status === "awaiting_bank_wire_payment" ? "en" : undefined}>
            {t(`orders.status.${order.status}`)}
          </span>
        </p>
        {replacesStatus(view) ? null : (
          <Text look="small" {...(view.hasReceipt ? { className: css.screenOnly } : {})}>
            {t(`orders.statusText.${order.status}`)}
          </Text>
        )}
        {view.paidOtherwise === undefined ? null : (
          <Text look="small" className={css.screenOnly}>
            {`${t("orders.receipt.sum")}: ${t("orders.receipt.otherSum", {
              sum: formatRupiah(view.paidOtherwise),
              amount: formatRupiah(order.payment.amount)
            })}`}
          </Text>
        )}
        <Text look="tiny" tone="muted">
          {t("orders.placedAt", { date: moment(order.placedAt) })}
        </Text>
      </div>
      <div className={css.layout}>
        <div className={css.column}>
          {view.news ? (
            <Alert look="warning">{t(`orders.money.${view.news}`, { amount: formatRupiah(view.newsSum) })}</Alert>
          ) : null}
          {view.mayPay && !view.isRejected ? <PayBox payment={order.payment} /> : null}
          <OrderActions order={order} view={view} send={send} />
          {view.mayPay && view.isRejected ? <PayLater payment={order.payment} /> : null}
          <OrderDelivery order={order} />
          <OrderHistory order={order} />
        </div>
        <OrderItems order={order} />
      </div>
      <CancelDialog view={view} send={send} />
    </>
  )
}

/** Returns whether a notice includes everything that the status would show, and more. */
const replacesStatus = ({ news, isRejected }: OrderPageView): boolean =>
  isRejected || news === "unfound" || news === "unproven"
