import { useEffect, useState } from "react"
import type { OrderCode } from "#core/orders/order.ts"
import { useMember } from "../account/useMember.ts"
import { Link } from "../kit/text/Link.tsx"
import { Heading } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { useShop } from "../shop/shop.tsx"
import * as css from "./OrderPage.css.ts"
import { codesIn, keyOf, orderAddress } from "./order-keys.ts"

/** Orders this browser can open: only it knows them, so they appear after the page. */
export const KnownOrders = () => {
  const { t } = useWords()
  const { local } = useShop()
  const [codes, setCodes] = useState<ReadonlyArray<OrderCode>>([])
  // The end of a session clears them.
  const { kind } = useMember()
  // biome-ignore lint/correctness/useExhaustiveDependencies: who looks at the page decides what is stored
  useEffect(() => void setCodes(codesIn(local.orderKeys)), [local, kind])
  if (codes.length === 0) return null
  return (
    <section className={css.part}>
      <Heading level={2} look="part">
        {t("orders.known")}
      </Heading>
      <ul className={css.column}>
        {codes.map((code) => (
          <li key={code}>
            <Link to={orderAddress(code, keyOf(local.orderKeys, code))} className={css.known}>
              {code}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
