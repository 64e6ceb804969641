import type { ProductPageView } from "#core/pricing/product-page.view.ts"
import { Price } from "../kit/Price.tsx"
import { Badge } from "../kit/picture/Badge.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./ProductScreen.css.ts"

/** What the chosen combination costs. "Shop now" of a card leads here. D-1. */
export const ProductPrice = ({ view }: { readonly view: ProductPageView }) => {
  const { t, date } = useWords()
  return (
    <div id="buy" className={css.price} aria-live="polite">
      <Price look="page" paid={view.paid} struck={view.struck}>
        {view.saving ? <Badge look="saving">{t("product.saving", { amount: view.saving })}</Badge> : null}
        {view.step === "preOrder" ? <Badge look="warning">{t("product.preOrder")}</Badge> : null}
      </Price>
      {view.paid === "" ? null : (
        <p className={css.tax}>
          {view.deliveryDate === undefined
            ? t("product.tax")
            : t("product.preOrderOn", { date: date(view.deliveryDate) })}
        </p>
      )}
    </div>
  )
}
