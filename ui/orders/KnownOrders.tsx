import { useEffect, useState } from "react"
import type { OrderCode } from "#core/orders/order.ts"
import { dayOfCode } from "#core/orders/transfer/written-code.rule.ts"
import { useMember } from "../account/useMember.ts"
import { Icon } from "../kit/picture/Icon.tsx"
import { Link } from "../kit/text/Link.tsx"
import * as rows from "../kit/text/Rows.css.ts"
import { RowWords } from "../kit/text/RowWords.tsx"
import { Heading } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { useShop } from "../shop/shop.tsx"
import { codesIn, keyOf, orderAddress } from "./order-keys.ts"
import * as css from "./page/OrderLinks.css.ts"

/** Orders this browser can open, each with its day: only it knows them, so they appear after the page. */
export const KnownOrders = () => {
  const { t, days } = useWords()
  const { local } = useShop()
  const [codes, setCodes] = useState<ReadonlyArray<OrderCode>>([])
  // The end of a session clears them.
  const { kind } = useMember()
  // biome-ignore lint/correctness/useExhaustiveDependencies: who looks at the page decides what is stored
  useEffect(() => void setCodes(codesIn(local.orderKeys)), [local, kind])
  if (codes.length === 0) return null
  return (
    <section className={css.links}>
      <Heading level={2} look="part">
        {t("orders.known")}
      </Heading>
      <ul className={rows.list}>
        {codes.map((code) => {
          const day = dayOfCode(code)
          return (
            <li key={code} className={rows.item}>
              <Link to={orderAddress(code, keyOf(local.orderKeys, code))} className={rows.row}>
                <RowWords
                  icon={<Icon name="bag" size={20} />}
                  name={code}
                  note={day && t("orders.lookup.placed", { day: days(day, day) })}
                />
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
