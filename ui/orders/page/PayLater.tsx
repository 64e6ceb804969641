import type { Order } from "#core/orders/order.ts"
import { PageIcon } from "../../kit/picture/PageIcon.tsx"
import * as rows from "../../kit/text/Rows.css.ts"
import { RowWords } from "../../kit/text/RowWords.tsx"
import { useWords } from "../../messages/useWords.ts"
import { PayBox } from "../pay/PayBox.tsx"
import * as css from "./OrderLinks.css.ts"

/** The bank account for a shopper who may have paid already: it is not shown until requested. A review has no deadline here. */
export const PayLater = ({ order: { status, payment } }: { readonly order: Pick<Order, "status" | "payment"> }) => {
  const { t } = useWords()
  const { expiresAt: _, ...withoutDeadline } = payment
  return (
    <details>
      <summary className={rows.row}>
        <RowWords icon={<PageIcon name="bank" size={20} />} name={t("orders.pay.notYet")} opens="down" />
      </summary>
      <div className={css.later}>
        <PayBox payment={status === "payment_review" ? withoutDeadline : payment} />
      </div>
    </details>
  )
}
