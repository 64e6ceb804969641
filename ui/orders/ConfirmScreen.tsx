import { useCallback, useEffect, useState } from "react"
import { formatRupiah } from "#core/kernel/money.ts"
import { focusHeading } from "../kit/overlay/focus-heading.ts"
import { Alert } from "../kit/text/Alert.tsx"
import { Page } from "../kit/text/Grid.tsx"
import { Heading, Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { Head } from "../shop/Head.tsx"
import { ConfirmForm } from "./ConfirmForm.tsx"
import { OrderLink } from "./OrderLink.tsx"
import * as css from "./OrderPage.css.ts"
import { OrderWait } from "./OrderWait.tsx"
import { PayBox } from "./pay/PayBox.tsx"
import { useOrder } from "./useOrder.ts"

/** "I have transferred", for one order. D-5, D-56. */
export const ConfirmScreen = () => {
  const { t } = useWords()
  const { code, view, send } = useOrder()
  const { order, mayConfirm } = view
  // The shop refused: until the order is read again, nothing here invites a payment.
  const [isRefused, setRefused] = useState(false)
  const onOutdated = useCallback(() => {
    setRefused(true)
    send({ type: "refresh.wanted" })
  }, [send])
  const isOutdated = useOutdatedForm(mayConfirm) || isRefused
  return (
    <Page className={css.page}>
      <Head title={t("confirm.title")} description={t("confirm.text")} noindex />
      {order === null ? (
        <OrderWait step={view.step} code={code} onRetry={() => send({ type: "retry.wanted" })} />
      ) : (
        <>
          <div className={css.head}>
            <Heading level={1} look="page">
              {t("confirm.title")}
            </Heading>
            {mayConfirm ? <Text>{t("confirm.text")}</Text> : null}
          </div>
          <div className={css.layout}>
            {mayConfirm ? (
              <ConfirmForm order={order} orderKey={view.key} onOutdated={onOutdated} />
            ) : (
              <Alert alert={isOutdated}>
                <p>
                  {view.news
                    ? t(`orders.money.${view.news}`, { amount: formatRupiah(view.newsSum) })
                    : t(`orders.statusText.${order.status}`)}
                </p>
                <OrderLink code={code} />
              </Alert>
            )}
            {view.mayPay && !view.isRejected && !isOutdated ? <PayBox payment={order.payment} /> : null}
          </div>
        </>
      )}
    </Page>
  )
}

/** Returns whether the form was shown and has given way to the status of the order: the heading takes its focus. */
const useOutdatedForm = (mayConfirm: boolean): boolean => {
  const [wasForm, setWasForm] = useState(mayConfirm)
  if (mayConfirm && !wasForm) setWasForm(true)
  const isOutdated = wasForm && !mayConfirm
  useEffect(() => {
    if (isOutdated) focusHeading()
  }, [isOutdated])
  return isOutdated
}
