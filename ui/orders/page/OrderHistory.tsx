import type { Order } from "#core/orders/order.ts"
import { Icon } from "../../kit/picture/Icon.tsx"
import { Heading } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./OrderHistory.css.ts"

/** How many events are shown at once. */
const newest = 3

interface Entry {
  readonly at: Order["placedAt"]
  readonly text: string
}

/** What happened to an order so far, newest first; older events are folded. Of a new one its age says it already. */
export const OrderHistory = ({ order: { events } }: { readonly order: Order }) => {
  const { t, say } = useWords()
  const entries = events
    .toReversed()
    .map(({ at, type }): Entry => ({ at, text: say(`orders.event.${type.replaceAll(".", "-")}`) }))
  if (entries.length < 2) return null
  // A fold of one line would take as much room as the line.
  const shown = entries.length === newest + 1 ? entries.length : newest
  const earlier = entries.slice(shown)
  return (
    <section className={css.part}>
      <Heading level={2} look="part">
        {t("orders.history")}
      </Heading>
      <Entries of={entries.slice(0, shown)} />
      {earlier.length === 0 ? null : (
        <details className={css.fold}>
          <summary className={css.more}>
            {t("orders.earlier", { count: earlier.length })}
            <Icon name="down" size={16} className={css.sign} />
          </summary>
          <Entries of={earlier} />
        </details>
      )}
    </section>
  )
}

const Entries = ({ of }: { readonly of: ReadonlyArray<Entry> }) => {
  const { moment } = useWords()
  return (
    <ol>
      {of.map(({ at, text }) => (
        <li key={`${at} ${text}`} className={css.event}>
          <b className={css.name}>{text}</b>
          <span className={css.when}>{moment(at)}</span>
        </li>
      ))}
    </ol>
  )
}
