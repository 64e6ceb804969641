import type { Order } from "#core/orders/order.ts"
import { Heading } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./OrderPage.css.ts"

/** What happened to it so far, newest first. */
export const OrderHistory = ({ order: { events } }: { readonly order: Order }) => {
  const { t, say, moment } = useWords()
  const entries = events
    .toReversed()
    .map(({ at, type }) => ({ at, text: say(`orders.event.${type.replaceAll(".", "-")}`) }))
  return (
    <section className={css.part}>
      <Heading level={2} look="part">
        {t("orders.history")}
      </Heading>
      <ol className={css.history}>
        {entries.map(({ at, text }) => (
          <li key={`${at} ${text}`} className={css.event}>
            <b>{text}</b>
            <span className={css.quiet}>{moment(at)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
