import { formatRupiah } from "#core/kernel/money.ts"
import type { Order } from "#core/orders/order.ts"
import { vatIn } from "#core/pricing/vat.rule.ts"
import { Sums } from "../../cart/Sums.tsx"
import { useTexts } from "../../messages/useTexts.ts"
import { useWords } from "../../messages/useWords.ts"
import { useShop } from "../../shop/shop.tsx"
import * as css from "./Receipt.css.ts"
import { ReceiptFacts, ReceiptReceiver } from "./ReceiptFacts.tsx"

/**
 * The receipt of a paid order, on paper alone and in place of its page: whose it is, that it was paid, when and how, the sum that
 * came in if it is another than the order's, and every line. Rule 53; decision 0062.
 */
export const Receipt = ({ order }: { readonly order: Order }) => {
  useTexts("checkout")
  const { t } = useWords()
  const { chrome, origin } = useShop()
  const { vat, base } = vatIn(order.totals.afterDiscount, [], order.placedAt)
  return (
    <div className={css.receipt}>
      <div className={css.top}>
        <div>
          <p className={css.title}>{chrome.shop.name}</p>
          <p>{chrome.shop.help.email}</p>
        </div>
        <div className={css.right}>
          <p className={css.title}>{t("orders.receipt.title")}</p>
          <b>{order.code}</b>
          <p className={css.paid}>{t("orders.receipt.paid")}</p>
        </div>
      </div>
      <div className={css.facts}>
        <ReceiptFacts order={order} />
        <ReceiptReceiver order={order} />
      </div>
      <Lines order={order} />
      <div className={css.sums}>
        <Sums steps={order.steps} total={order.totals.payable} label={t("cart.total")} />
        <p>
          {t("orders.receipt.vat", {
            goods: formatRupiah(order.totals.afterDiscount),
            base: formatRupiah(base),
            vat: formatRupiah(vat)
          })}
        </p>
      </div>
      <p className={css.foot}>{`${origin.replace(/^https?:\/\//, "")}/orders/${order.code}`}</p>
    </div>
  )
}

const Lines = ({ order }: { readonly order: Order }) => {
  const { t, count } = useWords()
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th>{t("orders.receipt.product")}</th>
          <th>{t("orders.receipt.quantity")}</th>
          <th>{t("orders.receipt.unitPrice")}</th>
          <th>{t("orders.receipt.subtotal")}</th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map(({ id, goods, quantity, total, gift }) => {
          const { price, priceAfterDiscount } = goods.price
          return (
            <tr key={id}>
              <td>
                <b>{goods.name}</b>
                <span className={css.small}>
                  {[goods.brand.name, goods.combinationName].filter(Boolean).join(" · ")}
                </span>
              </td>
              <td>{count(quantity)}</td>
              <td>
                {gift === undefined ? formatRupiah(priceAfterDiscount) : t("cart.free")}
                {price === priceAfterDiscount && gift === undefined ? null : (
                  <span className={css.small}>{t("orders.receipt.usual", { price: formatRupiah(price) })}</span>
                )}
              </td>
              <td>{formatRupiah(total)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
