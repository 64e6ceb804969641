import type { ReactNode } from "react"
import type { Checkout } from "#core/checkout/checkout.ts"
import { lacksShipping } from "#core/checkout/lacks-shipping.rule.ts"
import { formatRupiah, rupiah } from "#core/kernel/money.ts"
import { slotOf } from "#core/vouchers/voucher.ts"
import { Gifts } from "../cart/Gifts.tsx"
import * as line from "../cart/GoodsLine.css.ts"
import { GoodsLine } from "../cart/GoodsLine.tsx"
import { Sums } from "../cart/Sums.tsx"
import { Icon } from "../kit/picture/Icon.tsx"
import { Heading, Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { Earns } from "./Earns.tsx"
import * as css from "./Summary.css.ts"

/** What is being ordered and why it costs that: one press away on narrow screens, beside the form on wide ones. Rule 50. */
export const Summary = ({
  checkout,
  children
}: {
  readonly checkout: Checkout
  /** What follows the total: the last button. */
  readonly children?: ReactNode
}) => {
  const { t } = useWords()
  return (
    <section className={css.beside} aria-label={t("checkout.summary.title")}>
      <Heading level={2} look="part">
        {t("checkout.summary.title")}
      </Heading>
      <Whole checkout={checkout} />
      {children}
    </section>
  )
}

/** The same in one line that a press opens, for narrow screens. */
export const FoldedSummary = ({
  checkout,
  isOpen = false
}: {
  readonly checkout: Checkout
  /** It is open until it is pressed. */
  readonly isOpen?: boolean
}) => {
  const { t } = useWords()
  const count = checkout.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <details className={css.fold} open={isOpen}>
      <summary className={css.head}>
        <Icon name="bag" />
        <span className={css.name}>
          {t("checkout.summary.short")}{" "}
          <span className={css.quiet}>{`· ${t("checkout.summary.count", { count })}`}</span>
        </span>
        <b>{formatRupiah(checkout.totals.payable)}</b>
        <Icon name="down" size={16} className={css.sign} />
      </summary>
      <Whole checkout={checkout} />
    </details>
  )
}

const Whole = ({ checkout }: { readonly checkout: Checkout }) => {
  const { t } = useWords()
  const { lines, gifts, leftOut, steps, totals } = checkout
  return (
    <div className={css.whole}>
      <ul className={line.lines}>
        {lines.map(({ id, goods, quantity, counted, total }) => (
          <GoodsLine
            key={id}
            goods={goods}
            quantity={counted}
            total={total}
            full={rupiah(goods.price.price * counted)}
            muted={counted === 0}
          >
            <p className={line.note}>{t("cart.line.quantity", { count: counted || quantity })}</p>
          </GoodsLine>
        ))}
      </ul>
      <Gifts gifts={gifts} />
      <Sums steps={steps} total={totals.payable} label={t(lacksShipping(checkout) ? "cart.subtotal" : "cart.total")} />
      {checkout.pickup?.store ? (
        <>
          <Text look="small">{t("checkout.way.at", { store: checkout.pickup.store.name })}</Text>
          {checkout.vouchers.some(({ voucher, problem }) => slotOf(voucher) === "shipping" && !problem) ? (
            <Text look="small" tone="muted">
              {t("checkout.way.noShipping")}
            </Text>
          ) : null}
        </>
      ) : null}
      {lacksShipping(checkout) ? <Text look="small">{t("checkout.delivery.later")}</Text> : null}
      <Text look="small" tone="muted">
        {t("cart.tax")}
      </Text>
      <Earns points={checkout.points?.earns ?? 0} />
      {leftOut.length > 0 ? (
        <div>
          <Text look="label">{t("checkout.left.title")}</Text>
          <ul className={line.lines}>
            {leftOut.map(({ line: id, goods, quantity, reason }) => (
              <GoodsLine key={id} goods={goods} quantity={quantity} muted>
                <p className={line.warn}>{t(`checkout.left.${reason}`)}</p>
              </GoodsLine>
            ))}
          </ul>
          <Text look="small" tone="muted">
            {t("checkout.left.stay")}
          </Text>
        </div>
      ) : null}
    </div>
  )
}
