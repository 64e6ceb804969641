import type { Order } from "#core/orders/order.ts"
import type { OrderPageView } from "#core/orders/order-page.view.ts"
import { Button } from "../../kit/Button.tsx"
import { Alert } from "../../kit/text/Alert.tsx"
import { useWords } from "../../messages/useWords.ts"
import type { Send } from "../OrderActions.tsx"
import * as css from "./PreOrderDay.css.ts"

/** From which day a pre-order is sent; if that is a later one than was promised, its buyer waits or cancels. D-22. */
export const PreOrderDay = ({
  postponed,
  view: { releasedAt, mayKeep, mayCancel, busy },
  send
}: {
  readonly postponed: Order["postponed"]
  readonly view: OrderPageView
  readonly send: Send
}) => {
  const { t, date } = useWords()
  if (releasedAt === undefined) return null
  const day = t("orders.preOrder.from", { day: date(releasedAt) })
  if (postponed === undefined) return <Alert>{day}</Alert>
  return (
    <Alert look={mayKeep ? "warning" : "info"}>
      <p>
        <b>{t("orders.preOrder.moved")}</b>
      </p>
      <p>
        <s className={css.old}>{date(postponed.from)}</s> {day}
      </p>
      {mayKeep ? (
        <>
          <p>{t("orders.preOrder.choose")}</p>
          <div className={css.choices}>
            <Button busy={busy === "keeping"} onClick={() => send({ type: "keep.wanted" })}>
              {t("orders.preOrder.keep")}
            </Button>
            {mayCancel ? (
              <Button look="secondary" onClick={() => send({ type: "cancel.wanted" })}>
                {t("orders.preOrder.cancel")}
              </Button>
            ) : null}
          </div>
        </>
      ) : postponed.isConfirmed ? (
        <p>{t("orders.preOrder.confirmed")}</p>
      ) : null}
    </Alert>
  )
}
