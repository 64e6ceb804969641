import type { Order } from "#core/orders/order.ts"
import type { OrderPageView } from "#core/orders/order-page.view.ts"
import { Icon } from "../../kit/picture/Icon.tsx"
import { PageIcon } from "../../kit/picture/PageIcon.tsx"
import { Link } from "../../kit/text/Link.tsx"
import * as rows from "../../kit/text/Rows.css.ts"
import { RowWords } from "../../kit/text/RowWords.tsx"
import { Heading, Text } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import type { Send } from "../OrderActions.tsx"
import { HelpRow } from "./HelpRow.tsx"
import * as css from "./OrderLinks.css.ts"
import { PayLater } from "./PayLater.tsx"

/** What else can be done with an order, in one quiet list: the account to pay to, help, the receipt, other orders, the end. */
export const OrderLinks = ({
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
    <section className={css.links}>
      <Heading level={2} look="part">
        {t("orders.links.title")}
      </Heading>
      <ul className={rows.list}>
        {view.mayPayLater ? (
          <li className={rows.item}>
            <PayLater order={order} />
          </li>
        ) : null}
        <HelpRow subject={t("orders.title", { code: order.code })} name={t("orders.links.help")} />
        {view.hasReceipt ? (
          <li className={rows.item}>
            <button type="button" className={rows.row} onClick={() => print()}>
              <RowWords icon={<PageIcon name="printer" size={20} />} name={t("orders.print")} />
            </button>
          </li>
        ) : null}
        <li className={rows.item}>
          {view.key === "" ? (
            <Link to="/account/orders" className={rows.row}>
              <RowWords icon={<Icon name="bag" size={20} />} name={t("orders.mine")} />
            </Link>
          ) : (
            <Link to="/orders" className={rows.row}>
              <RowWords icon={<Icon name="bag" size={20} />} name={t("orders.others")} />
            </Link>
          )}
        </li>
        {view.mayCancel ? (
          <li className={rows.item}>
            <button type="button" className={rows.row} onClick={() => send({ type: "cancel.wanted" })}>
              <RowWords icon={<Icon name="close" size={20} />} name={t("orders.cancel.open")} />
            </button>
          </li>
        ) : null}
      </ul>
      {view.key === "" ? null : (
        <Text look="small" tone="muted">
          {t("orders.link")}
        </Text>
      )}
    </section>
  )
}
