import type { BagLine } from "#core/cart/cart.ts"
import { stepperLimit } from "#core/cart/lines.rule.ts"
import { fewLeft } from "#core/catalogue/availability.rule.ts"
import { egiftFormPath } from "#core/orders/egift/egift-links.ts"
import type { Requirement } from "#core/pricing/requirement.ts"
import { Link } from "../kit/text/Link.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./GoodsLine.css.ts"

/** When a line comes: the day of a pre-order, or of an e-gift. */
export const Dates = ({ line: { id, goods, egift } }: { readonly line: BagLine }) => {
  const { t, date } = useWords()
  return (
    <>
      {goods.preOrder && goods.deliveryDate !== undefined ? (
        <p className={css.note}>{t("cart.line.preOrder", { date: date(goods.deliveryDate) })}</p>
      ) : null}
      {egift ? (
        <p className={css.note}>
          {t("cart.line.egift", { name: egift.recipientName })} ·{" "}
          {egift.sendAt === undefined ? t("cart.line.egiftNow") : date(egift.sendAt)}
        </p>
      ) : null}
      {goods.giftCard ? (
        <Link className={css.link} to={egiftFormPath(goods, id)}>
          {t(egift ? "cart.line.egiftChange" : "cart.line.egiftFill")}
        </Link>
      ) : null}
    </>
  )
}

/** What has to be corrected about it, with the button that does it if there is one. D-69. */
export const Wrong = ({
  requirement: { code, values, fix },
  onSet,
  onLogin
}: {
  readonly requirement: Requirement
  readonly onSet: (quantity: number) => void
  readonly onLogin: () => void
}) => {
  const { t } = useWords()
  const left = values["left"]
  return (
    <>
      <p className={css.warn}>{t(`cart.requirement.${code}`, values)}</p>
      {fix === "set-quantity" && typeof left === "number" ? (
        <button type="button" className={css.link} onClick={() => onSet(left)}>
          {t("cart.fix.set", { left })}
        </button>
      ) : null}
      {fix === "log-in" ? (
        <button type="button" className={css.link} onClick={onLogin}>
          {t("cart.fix.login")}
        </button>
      ) : null}
    </>
  )
}

/** Shows that few are left. Specification 2. */
export const Few = ({ line: { goods, quantity } }: { readonly line: BagLine }) => {
  const { t } = useWords()
  const { most, by } = stepperLimit(goods)
  if (quantity >= most)
    return (
      <p className={css.note}>{t(by === "stock" ? "cart.line.mostStock" : "cart.line.mostLimit", { count: most })}</p>
    )
  return goods.stock <= fewLeft ? <p className={css.warn}>{t("cart.line.left", { left: goods.stock })}</p> : null
}
