import { formatRupiah } from "#core/kernel/money.ts"
import { Head } from "../app/Head.tsx"
import { LinkButton } from "../kit/Button.tsx"
import { Alert } from "../kit/text/Alert.tsx"
import { Page } from "../kit/text/Grid.tsx"
import { Heading, Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { ConfirmForm } from "./ConfirmForm.tsx"
import * as css from "./OrderPage.css.ts"
import { OrderWait } from "./OrderWait.tsx"
import { PayBox } from "./PayBox.tsx"
import { useOrder } from "./useOrder.ts"

/** "I have transferred", for one order. D-5, D-56. */
export const ConfirmScreen = () => {
  const { t } = useWords()
  const { code, view, send } = useOrder()
  const { order } = view
  return (
    <Page className={css.page}>
      <Head title={t("orders.confirm.title")} description={t("orders.confirm.text")} noindex />
      {order === null ? (
        <OrderWait step={view.step} code={code} onRetry={() => send({ type: "retry.wanted" })} />
      ) : (
        <>
          <div className={css.head}>
            <Heading level={1} look="page">
              {t("orders.confirm.title")}
            </Heading>
            {view.mayConfirm ? <Text>{t("orders.confirm.text")}</Text> : null}
          </div>
          <div className={css.layout}>
            {view.mayConfirm ? (
              <ConfirmForm asked={{ code, key: view.key }} amount={order.payment.amount} />
            ) : (
              <Alert>
                <p>
                  {view.news
                    ? t(`orders.money.${view.news}`, { amount: formatRupiah(view.newsSum) })
                    : t(`orders.statusText.${order.status}`)}
                </p>
                <LinkButton to={`/orders/${code}`} look="secondary" size="small">
                  {t("orders.title", { code })}
                </LinkButton>
              </Alert>
            )}
            {view.mayPay && !view.isRejected ? <PayBox payment={order.payment} /> : null}
          </div>
        </>
      )}
    </Page>
  )
}
