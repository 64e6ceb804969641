import { useState } from "react"
import type { Order } from "#core/orders/order.ts"
import type { OrderPageView } from "#core/orders/order-page.view.ts"
import { mayClaim } from "#core/orders/returns/return-window.rule.ts"
import { Button, LinkButton } from "../kit/Button.tsx"
import { cx } from "../kit/cx.ts"
import { lazyPart } from "../kit/overlay/lazy-part.tsx"
import { Alert } from "../kit/text/Alert.tsx"
import { Text } from "../kit/text/Text.tsx"
import { useOnline } from "../kit/useOnline.ts"
import { formatClock } from "../messages/format.ts"
import { useWords } from "../messages/useWords.ts"
import { useShop } from "../shop/shop.tsx"
import { useIsOn } from "../shop/useIsOn.ts"
import { ConfirmLink } from "./ConfirmLink.tsx"
import * as css from "./OrderPage.css.ts"
import type { useOrder } from "./useOrder.ts"

/** Fetched when it is first wanted. */
const LazyShareExperience = lazyPart(async () => (await import("./ShareExperience.tsx")).ShareExperience)

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
  const online = useOnline()
  const { now } = useShop()
  const [isSharing, setSharing] = useState(false)
  const { refusal, unpaidAt, mayConfirm, mayReceive, mayCheck, mayOrderAgain, mayPayOtherwise } = view
  const mayReview = useIsOn()("write_review") && view.mayReview
  const mayReturn = mayClaim(order, now())
  if (refusal === null && !(mayConfirm || mayReview || mayReceive || mayCheck || mayReturn || mayOrderAgain))
    return null
  return (
    <div className={cx(css.column, css.screenOnly)}>
      {refusal === null ? null : (
        <Alert look="danger" alert>
          {t(
            refusal === "cancel"
              ? "orders.cancel.failed"
              : refusal === "off"
                ? "orders.other.off"
                : online
                  ? "failure.Unavailable"
                  : `orders.offline.${refusal}`
          )}
        </Alert>
      )}
      <div>
        {mayCheck ? (
          <div role="status">
            {unpaidAt === null ? null : (
              <Text look="small" className={css.checked}>
                {t("orders.pay.notIn", { time: formatClock(unpaidAt) })}
              </Text>
            )}
          </div>
        ) : null}
        <div className={css.actions}>
          {mayConfirm ? (
            <div className={css.bar} data-page-bar="">
              <ConfirmLink code={order.code} isAgain={view.isRejected} />
            </div>
          ) : null}
          {mayReceive ? (
            <Button busy={view.busy === "marking"} onClick={() => send({ type: "received.wanted" })}>
              {t("orders.done")}
            </Button>
          ) : null}
          {mayCheck ? (
            <Button
              look={mayConfirm || order.payment.account?.method === "qris" ? "secondary" : "primary"}
              busy={view.busy === "looking"}
              onClick={() => send({ type: "refresh.wanted" })}
            >
              {t("orders.pay.check")}
            </Button>
          ) : null}
          {mayPayOtherwise ? (
            <Button look="ghost" onClick={() => send({ type: "otherPayment.wanted" })}>
              {t("orders.other.open")}
            </Button>
          ) : null}
          {mayReview ? (
            <Button look={mayReceive ? "secondary" : "primary"} onClick={() => setSharing(true)}>
              {t("orders.experience.open")}
            </Button>
          ) : null}
          {mayReturn ? (
            <LinkButton to={`/orders/${order.code}/return`} look="ghost">
              {t("orders.return.start")}
            </LinkButton>
          ) : null}
          {mayOrderAgain ? (
            <Button busy={view.busy === "gathering"} onClick={() => send({ type: "again.wanted" })}>
              {t("orders.payAgain")}
            </Button>
          ) : null}
        </div>
      </div>
      {isSharing ? <LazyShareExperience lines={order.lines} onClose={() => setSharing(false)} /> : null}
    </div>
  )
}
