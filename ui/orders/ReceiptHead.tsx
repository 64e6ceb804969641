import { formatRupiah } from "#core/kernel/money.ts"
import type { Order } from "#core/orders/order.ts"
import { paidSum } from "#core/orders/transfer/paid-sum.rule.ts"
import { useWords } from "../messages/useWords.ts"
import { useShop } from "../shop/shop.tsx"
import * as css from "./OrderPage.css.ts"

/**
 * What a printed order needs to be a receipt: whose it is, that it was paid, when and how, and the sum that
 * came in if it is another than the order's. Rule 53; decision 0062.
 */
export const ReceiptHead = ({ order }: { readonly order: Order }) => {
  const { t, moment } = useWords()
  const { chrome } = useShop()
  const { account, amount, paidAt } = order.payment
  const sum = paidSum(order)
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
        {sum === undefined || sum === amount ? null : (
          <>
            <dt>{t("orders.receipt.sum")}</dt>
            <dd>{t("orders.receipt.otherSum", { sum: formatRupiah(sum), amount: formatRupiah(amount) })}</dd>
          </>
        )}
        <dt>{t("orders.receipt.way")}</dt>
        <dd>{account ? t("orders.receipt.transfer", { bank: account.bank }) : t("orders.receipt.free")}</dd>
      </dl>
    </div>
  )
}
