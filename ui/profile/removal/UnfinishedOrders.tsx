import { orderHistoryMachineOver } from "#core/orders/history/order-history.machine.ts"
import { viewOrderHistory } from "#core/orders/history/order-history.view.ts"
import { TextLink } from "../../kit/Button.tsx"
import { Alert } from "../../kit/text/Alert.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useScreenActor, useShop } from "../../shop/shop.tsx"
import { useView } from "../../shop/useView.ts"

/**
 * Names the orders that still wait for their transfer, or for the answer to a return, before an account is removed; nothing while
 * there are none. D-36c, D-56, D-62b.
 */
export const UnfinishedOrders = () => {
  const { t } = useWords()
  const { ports } = useShop()
  const [{ orders }] = useView(useScreenActor(orderHistoryMachineOver, ports.memberOrders, {}), viewOrderHistory)
  return orders
    .filter(({ status, claim }) => status === "awaiting_bank_wire_payment" || claim?.state === "open")
    .map(({ code, claim }) => (
      <Alert key={code} look="warning">
        {t(claim ? "profile.data.returning" : "profile.data.unpaid", { code })}{" "}
        <TextLink to={`/orders/${code}`} underlined>
          {t("profile.data.unpaidOpen")}
        </TextLink>
      </Alert>
    ))
}
