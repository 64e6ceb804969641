import { useSelector } from "@xstate/react"
import { progressWith } from "#core/cart/progress-with.rule.ts"
import type { Combination } from "#core/catalogue/combination.ts"
import { formatRupiah } from "#core/kernel/money.ts"
import { useCartActor } from "../cart/useLazyCart.ts"
import { ProgressBar } from "../kit/ProgressBar.tsx"
import { Words } from "../kit/text/Words.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./ProductScreen.css.ts"

/** How far it is to free shipping with the bag and the chosen combination: a sentence and a bar. Rule 26, D-28. */
export const ProductShipping = ({ chosen }: { readonly chosen: Combination }) => {
  const { t } = useWords()
  const bag = useSelector(useCartActor(), (snapshot) => snapshot?.context.view)
  const { limit, missing } = progressWith(bag, chosen)
  const text =
    missing === 0 ? t("product.shippingFree") : t("product.shippingMissing", { amount: formatRupiah(missing) })
  return (
    <div className={css.progress}>
      <p>
        <Words text={text} />
      </p>
      <ProgressBar label={t("product.shippingProgress")} max={limit} value={limit - missing} />
    </div>
  )
}
