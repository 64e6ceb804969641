import type { Order } from "#core/orders/order.ts"
import { useShop } from "../app/shop.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./OrderPage.css.ts"

/** What a printed order needs to be a receipt: whose it is, that it was paid, when and how. Rule 53. */
export const ReceiptHead = ({ order: { payment } }: { readonly order: Order }) => {
  const { t, moment } = useWords()
  const { chrome } = useShop()
  const { account, paidAt } = payment
  return (
    <div className={css.receipt}>
      <p className={css.receiptTitle}>
        <span>{chrome.shop.name}</span>
        <span>{t("orders.receipt.title")}</span>
      </p>
      <dl className={css.facts}>
        <dt>{t("orders.receipt.state")}</dt>
        <dd>
          <b>{t("orders.receipt.paid")}</b>
        </dd>
        {paidAt === undefined ? null : (
          <>
            <dt>{t("orders.receipt.paidAt")}</dt>
            <dd>{moment(paidAt)}</dd>
          </>
        )}
        <dt>{t("orders.receipt.way")}</dt>
        <dd>{account ? t("orders.receipt.transfer", { bank: account.bank }) : t("orders.receipt.free")}</dd>
      </dl>
    </div>
  )
}
