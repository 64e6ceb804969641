import type { ListPrice } from "#core/catalogue/product.ts"
import { soldShare } from "#core/pricing/sold-share.rule.ts"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./FlashHead.css.ts"

/** How much of the quota of a special price was sold. Look, campaign home. */
export const Sold = ({ of }: { readonly of: NonNullable<ListPrice["quota"]> }) => {
  const { t } = useWords()
  const { percent, left, state } = soldShare(of)
  return (
    <p className={css.sold}>
      <progress className={css.bar} max={of.units} value={of.sold} aria-hidden />
      {t(`home.sold.${state}`, { percent, count: left })}
    </p>
  )
}
