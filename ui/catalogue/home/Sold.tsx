import type { ListPrice } from "#core/catalogue/product.ts"
import { soldShare } from "#core/pricing/sold-share.rule.ts"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./FlashHead.css.ts"

/** How much of the quota of a special price was sold; nothing of goods that ran out, whatever is left of it. Look, campaign home. */
export const Sold = ({
  of,
  stock
}: {
  readonly of: NonNullable<ListPrice["quota"]>
  /** Units of the goods that are there. */
  readonly stock: number
}) => {
  const { t } = useWords()
  const { percent, left, state } = soldShare(of, stock)
  return (
    <p className={css.sold}>
      <progress className={css.bar} max={of.units} value={state === "gone" ? of.units : of.sold} aria-hidden />
      {t(`home.sold.${state}`, { percent, count: left })}
    </p>
  )
}
