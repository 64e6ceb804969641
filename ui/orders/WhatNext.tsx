import { isSelfCheckout, type Order } from "#core/orders/order.ts"
import { readyBy } from "#core/orders/pickup/ready-by.rule.ts"
import { markedDigits } from "#core/orders/transfer/marked-amount.rule.ts"
import { reportedMethods } from "#core/orders/transfer/payment.ts"
import { Heading } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { useShop } from "../shop/shop.tsx"
import { storeMoment } from "./page/store-moment.ts"
import * as css from "./WhatNext.css.ts"

/** What happens after an order was placed, in three steps: payment, check, parcel. D-56. */
export const WhatNext = ({ order }: { readonly order: Order }) => {
  const { payment, contact, delivery } = order
  const { t, days, moment } = useWords()
  const { now } = useShop()
  const ready = readyBy(order, now())
  const marked = payment.uniqueCode === undefined ? undefined : markedDigits(payment.amount)
  const { email } = contact
  const method = reportedMethods.find((reported) => reported === payment.method)
  const steps = [
    method !== undefined
      ? [t(`orders.placed.${method}`), t(`orders.placed.${method}Text`)]
      : marked === undefined
        ? [t("orders.placed.exactPlain"), t("orders.placed.exactPlainText")]
        : [t("orders.placed.exact"), t("orders.placed.exactText", { digits: marked.digits })],
    [
      t(method === undefined ? "orders.placed.check" : "orders.placed.reported"),
      t(method === undefined ? "orders.placed.checkText" : "orders.placed.reportedText", { email })
    ],
    isSelfCheckout(delivery)
      ? [t("orders.selfCheckout.headline"), t("orders.selfCheckout.text")]
      : delivery.kind === "pickup"
        ? [
            t("orders.placed.pickup"),
            t("orders.placed.pickupText", {
              store: delivery.store.name,
              ready: ready === undefined ? "" : storeMoment(moment, ready, delivery.store.hours)
            })
          ]
        : delivery.kind === "message"
          ? [t("orders.placed.message"), t("orders.placed.messageText", { email })]
          : [
              t("orders.placed.send"),
              delivery.arrives
                ? t("orders.placed.sendText", {
                    courier: `${delivery.courierName} ${delivery.serviceName}`,
                    days: days(delivery.arrives.from, delivery.arrives.to)
                  })
                : `${delivery.courierName} ${delivery.serviceName}`
            ]
  ] as const
  return (
    <section className={css.next}>
      <Heading level={2} look="part">
        {t("orders.placed.next")}
      </Heading>
      <ol className={css.steps}>
        {steps.map(([name, text]) => (
          <li key={name} className={css.step}>
            <b className={css.name}>{name}</b>
            <span className={css.text}>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
