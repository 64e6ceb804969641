import { useCallback, useEffect, useState } from "react"
import { mayClaim, returnUntil } from "#core/orders/returns/return-window.rule.ts"
import { focusHeading } from "../../kit/overlay/focus-heading.ts"
import { Alert } from "../../kit/text/Alert.tsx"
import { Page } from "../../kit/text/Grid.tsx"
import { Heading, Text } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import { Head } from "../../shop/Head.tsx"
import { useShop } from "../../shop/shop.tsx"
import { OrderLink } from "../OrderLink.tsx"
import * as css from "../OrderPage.css.ts"
import { OrderWait } from "../OrderWait.tsx"
import { useOrder } from "../useOrder.ts"
import { dropClaimDraft } from "./claim-draft.ts"
import { ReturnForm } from "./ReturnForm.tsx"
import { ReturnNews } from "./ReturnNews.tsx"

/** Goods of an order that go back. D-62b. */
export const ReturnScreen = () => {
  const { t, moment } = useWords()
  const { now, local } = useShop()
  const { code, view, send } = useOrder()
  const { order } = view
  const until = order === null ? undefined : returnUntil(order)
  const [isRefused, setRefused] = useState(false)
  const onOutdated = useCallback(() => {
    setRefused(true)
    send({ type: "refresh.wanted" })
  }, [send])
  // Decided when the order is read: a form that is being filled in stays until the shop refuses it.
  const [wasOpen, setWasOpen] = useState(false)
  const isOpen = order !== null && !isRefused && (mayClaim(order, now()) || (wasOpen && order.claim === undefined))
  if (isOpen && !wasOpen) setWasOpen(true)
  const isClosed = order !== null && !isOpen
  const whyClosed = until === undefined ? "returns.none" : now() > until ? "returns.over" : "returns.refusal.ended"
  useEffect(() => {
    if (isClosed) dropClaimDraft(local.returnDraft, code)
    if (wasOpen && isClosed) focusHeading()
  }, [wasOpen, isClosed, local, code])
  return (
    <Page className={css.page}>
      <Head title={t("returns.title")} description={t("returns.text")} noindex />
      {order === null ? (
        <OrderWait step={view.step} code={code} onRetry={() => send({ type: "retry.wanted" })} />
      ) : (
        <>
          <div className={css.head}>
            <Heading level={1} look="page">
              {t("returns.title")}
            </Heading>
            {isOpen && until !== undefined ? <Text>{t("returns.until", { until: moment(until) })}</Text> : null}
          </div>
          {isOpen ? (
            <ReturnForm order={order} orderKey={view.key} onOutdated={onOutdated} />
          ) : (
            <div className={css.column}>
              {order.claim ? <ReturnNews claim={order.claim} /> : <Alert alert={wasOpen}>{t(whyClosed)}</Alert>}
              <div>
                <OrderLink code={code} />
              </div>
            </div>
          )}
        </>
      )}
    </Page>
  )
}
