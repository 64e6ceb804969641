import type { Order } from "#core/orders/order.ts"
import type { OrderPageView } from "#core/orders/order-page.view.ts"
import { Button, TextLink } from "../kit/Button.tsx"
import { cx } from "../kit/cx.ts"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { Alert } from "../kit/text/Alert.tsx"
import { Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { ConfirmLink } from "./ConfirmLink.tsx"
import * as css from "./OrderPage.css.ts"
import type { useOrder } from "./useOrder.ts"

/** Sends an event to the page of an order. */
export type Send = ReturnType<typeof useOrder>["send"]

/** What can be done with an order now. Rule 53. */
export const OrderActions = ({
  order,
  view,
  send
}: {
  readonly order: Order
  readonly view: OrderPageView
  readonly send: Send
}) => {
  const { t } = useWords()
  return (
    <div className={cx(css.column, css.screenOnly)}>
      {view.refusal === null ? null : (
        <Alert look="danger" alert>
          {t(view.refusal === "cancel" ? "orders.cancel.failed" : "failure.Unavailable")}
        </Alert>
      )}
      <div className={css.actions}>
        {view.mayConfirm ? (
          <div className={css.bar} data-page-bar="">
            <ConfirmLink code={order.code} isAgain={view.isRejected} />
          </div>
        ) : null}
        {view.mayReceive ? (
          <Button busy={view.busy === "marking"} onClick={() => send({ type: "received.wanted" })}>
            {t("orders.done")}
          </Button>
        ) : null}
        {view.mayCheck ? (
          <Button
            look={view.mayConfirm ? "secondary" : "primary"}
            busy={view.busy === "looking"}
            onClick={() => send({ type: "refresh.wanted" })}
          >
            {t("orders.pay.check")}
          </Button>
        ) : null}
        {view.mayOrderAgain ? (
          <Button busy={view.busy === "gathering"} onClick={() => send({ type: "again.wanted" })}>
            {t("orders.payAgain")}
          </Button>
        ) : null}
        {view.hasReceipt ? (
          <Button look="secondary" onClick={() => print()}>
            <PageIcon name="printer" />
            {t("orders.print")}
          </Button>
        ) : null}
        {view.mayCancel ? (
          <Button look="ghost" onClick={() => send({ type: "cancel.wanted" })}>
            {t("orders.cancel.open")}
          </Button>
        ) : null}
      </div>
      {view.key === "" ? null : (
        <Text look="small" tone="muted">
          {t("orders.link")}{" "}
          <TextLink to="/orders" underlined>
            {t("orders.others")}
          </TextLink>
        </Text>
      )}
    </div>
  )
}
