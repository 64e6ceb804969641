import { formatRupiah } from "#core/kernel/money.ts"
import type { Order } from "#core/orders/order.ts"
import { paidSum } from "#core/orders/transfer/paid-sum.rule.ts"
import { useWords } from "../../messages/useWords.ts"
import { addressLines } from "../address-lines.ts"
import { wayText } from "../pay/way-text.ts"
import * as css from "./Receipt.css.ts"

/** When an order was made and paid, how, and the sum that came in if it is another than the order's. Decision 0062. */
export const ReceiptFacts = ({ order }: { readonly order: Order }) => {
  const { t, moment } = useWords()
  const { account, amount, paidAt } = order.payment
  const { delivery } = order
  const sum = paidSum(order)
  const facts: ReadonlyArray<readonly [name: string, value: string | undefined]> = [
    [t("orders.receipt.placedAt"), moment(order.placedAt)],
    [t("orders.receipt.paidAt"), paidAt === undefined ? undefined : moment(paidAt)],
    [
      t("orders.receipt.sum"),
      sum === undefined || sum === amount
        ? undefined
        : t("orders.receipt.otherSum", { sum: formatRupiah(sum), amount: formatRupiah(amount) })
    ],
    [t("orders.receipt.way"), account ? wayText(account, t) : t("orders.receipt.free")],
    [t("orders.courier"), delivery.kind === "ship" ? `${delivery.courierName} ${delivery.serviceName}` : undefined],
    [t("orders.tracking"), delivery.kind === "ship" ? delivery.tracking : undefined]
  ]
  return (
    <section className={css.part}>
      <h2 className={css.partTitle}>{t("orders.receipt.order")}</h2>
      <dl className={css.pairs}>
        {facts.map(([name, value]) =>
          value === undefined ? null : (
            <div key={name} className={css.pair}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          )
        )}
      </dl>
    </section>
  )
}

/** To whom it was sent. */
export const ReceiptReceiver = ({ order: { delivery, contact } }: { readonly order: Order }) => {
  const { t } = useWords()
  const [name, ...lines] =
    delivery.kind === "ship"
      ? [delivery.address.recipient, ...addressLines(delivery.address)]
      : delivery.kind === "pickup"
        ? [delivery.store.name, delivery.store.address]
        : [`${contact.firstName} ${contact.lastName}`.trim(), contact.email]
  return (
    <section className={css.part}>
      <h2 className={css.partTitle}>{t("orders.receipt.receiver")}</h2>
      <address className={css.address}>
        <b>{name}</b>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </section>
  )
}
