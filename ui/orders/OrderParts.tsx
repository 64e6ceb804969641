import { formatRupiah, rupiah } from "#core/kernel/money.ts"
import type { Order } from "#core/orders/order.ts"
import type { OrderPageView } from "#core/orders/order-page.view.ts"
import { vatIn } from "#core/pricing/vat.rule.ts"
import { GiftLine } from "../cart/Gifts.tsx"
import * as line from "../cart/GoodsLine.css.ts"
import { GoodsLine } from "../cart/GoodsLine.tsx"
import { Sums } from "../cart/Sums.tsx"
import { Heading } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { addressLines } from "./address-lines.ts"
import * as css from "./OrderPage.css.ts"
import { LazyStorePlace } from "./page/lazy-parts.ts"

/** What was ordered, and why it costs what it costs. */
export const OrderItems = ({ order }: { readonly order: Order }) => {
  const { t } = useWords()
  return (
    <section className={css.part}>
      <Heading level={2} look="part">
        {t("orders.items")}
      </Heading>
      <ul className={line.lines}>
        {order.lines.map(({ id, goods, quantity, total, gift }) =>
          gift === undefined ? (
            <GoodsLine
              key={id}
              goods={goods}
              quantity={quantity}
              total={total}
              full={rupiah(goods.price.price * quantity)}
            >
              <p className={line.note}>{t("cart.line.quantity", { count: quantity })}</p>
            </GoodsLine>
          ) : (
            <GiftLine key={id} goods={goods} />
          )
        )}
      </ul>
      <Sums steps={order.steps} total={order.totals.payable} label={t("cart.total")} />
      <p className={css.quiet}>
        {t("orders.ppn", { amount: formatRupiah(vatIn(order.totals.afterDiscount, [], order.placedAt).vat) })}
      </p>
    </section>
  )
}

/** The destination, the courier, and the expected day of a parcel that has not arrived. */
export const OrderDelivery = ({
  order: { delivery, contact, status },
  awaitsParcel
}: { readonly order: Order } & Pick<OrderPageView, "awaitsParcel">) => {
  const { t, days } = useWords()
  return (
    <section className={css.part}>
      <Heading level={2} look="part">
        {t(delivery.kind === "pickup" ? "orders.pickupTitle" : "orders.deliveryTitle")}
      </Heading>
      {delivery.kind === "pickup" ? (
        <LazyStorePlace store={delivery.store} />
      ) : delivery.kind === "message" ? (
        <p>
          {t("orders.message")} · {contact.email}
        </p>
      ) : (
        <>
          <address className={css.address}>
            <b>{delivery.address.recipient}</b>
            {addressLines(delivery.address).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <dl className={css.facts}>
            <dt>{t("orders.courier")}</dt>
            <dd>{`${delivery.courierName} ${delivery.serviceName}`}</dd>
            {delivery.arrives && awaitsParcel ? (
              <>
                <dt>{t("orders.arrival")}</dt>
                <dd>
                  {t("orders.arrives", { days: days(delivery.arrives.from, delivery.arrives.to) })}
                  {status === "awaiting_bank_wire_payment" ? ` ${t("orders.ifPaidNow")}` : null}
                </dd>
              </>
            ) : null}
            {delivery.address.landmark ? (
              <>
                <dt>{t("orders.landmark")}</dt>
                <dd>{delivery.address.landmark}</dd>
              </>
            ) : null}
            {delivery.address.noteForCourier ? (
              <>
                <dt>{t("orders.note")}</dt>
                <dd>{delivery.address.noteForCourier}</dd>
              </>
            ) : null}
          </dl>
        </>
      )}
    </section>
  )
}
