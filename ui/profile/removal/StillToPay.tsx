import { orderHistoryMachineOver } from "#core/orders/history/order-history.machine.ts"
import { viewOrderHistory } from "#core/orders/history/order-history.view.ts"
import { TextLink } from "../../kit/Button.tsx"
import { Alert } from "../../kit/text/Alert.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useScreenActor, useShop } from "../../shop/shop.tsx"
import { useView } from "../../shop/useView.ts"

/** Names the orders that still wait for their transfer before an account is removed; nothing while there are none. D-36c, D-56. */
export const StillToPay = () => {
  const { t } = useWords()
  const { ports } = useShop()
  const [{ orders }] = useView(useScreenActor(orderHistoryMachineOver, ports.memberOrders, {}), viewOrderHistory)
  return orders
    .filter(({ status }) => status === "awaiting_bank_wire_payment")
    .map(({ code }) => (
      <Alert key={code} look="warning">
        {t("profile.data.unpaid", { code })}{" "}
        <TextLink to={`/orders/${code}`} underlined>
          {t("profile.data.unpaidOpen")}
        </TextLink>
      </Alert>
    ))
}
