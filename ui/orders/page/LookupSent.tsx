import type { OrderLookupView } from "#core/orders/order-lookup.view.ts"
import { Button } from "../../kit/Button.tsx"
import { Alert } from "../../kit/text/Alert.tsx"
import { Text } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "../OrderPage.css.ts"

/** The link is on its way, if there is such an order: for which code, to which address, and what to do if nothing comes. D-63. */
export const LookupSent = ({
  view: { orderCode, to },
  onReopen
}: {
  readonly view: OrderLookupView
  readonly onReopen: () => void
}) => {
  const { t } = useWords()
  return (
    <div className={css.card}>
      <Alert look="good" alert>
        {t("orders.lookup.sent")}
      </Alert>
      <dl className={css.facts}>
        <dt>{t("orders.lookup.code")}</dt>
        <dd>
          <b>{orderCode}</b>
        </dd>
        <dt>{t("orders.lookup.email")}</dt>
        <dd>
          <b>{to}</b>
        </dd>
      </dl>
      <Text look="small" tone="muted">
        {t("orders.lookup.nothing")}
      </Text>
      <Button look="secondary" onClick={onReopen}>
        {t("orders.lookup.correct")}
      </Button>
    </div>
  )
}
