import type { FreeShippingProgress } from "#core/cart/cart.ts"
import { formatRupiah } from "#core/kernel/money.ts"
import { ProgressBar } from "../kit/ProgressBar.tsx"
import { Icon } from "../kit/picture/Icon.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./FreeShipping.css.ts"

/** How far it is to free shipping: a sentence and a bar. Rule 26, D-28. */
export const FreeShipping = ({ progress: { limit, missing } }: { readonly progress: FreeShippingProgress }) => {
  const { t } = useWords()
  const reached = missing === 0
  return (
    <div className={css.box[reached ? "reached" : "missing"]}>
      <p className={css.words}>
        <Icon name={reached ? "check" : "truck"} />
        {reached ? t("cart.freeShipping.reached") : t("cart.freeShipping.missing", { amount: formatRupiah(missing) })}
      </p>
      <span className={css.way}>
        <ProgressBar label={t("cart.freeShipping.label")} max={limit} value={limit - missing} />
      </span>
    </div>
  )
}
