import type { Combination } from "#core/catalogue/combination.ts"
import type { Product } from "#core/catalogue/product.ts"
import { egiftFormPath } from "#core/orders/egift/egift-links.ts"
import type { ProductPageView } from "#core/pricing/product-page.view.ts"
import { main, nowInBar } from "../cart/BuyButtons.css.ts"
import { AddToBag, BuyNow } from "../cart/BuyButtons.tsx"
import { LinkButton } from "../kit/Button.tsx"
import { useWords, type Words } from "../messages/useWords.ts"
import { AddReviewLink } from "../reviews/AddReviewLink.tsx"
import { useIsOn } from "../shop/useIsOn.ts"
import { Heart } from "../wishlist/Heart.tsx"
import * as css from "./ProductScreen.css.ts"

/** What can be done with the product now, within a thumb's reach on narrow screens; its room is reserved. Rules 21, 23. */
export const BuyBar = ({ product, view }: { readonly product: Product; readonly view: ProductPageView }) => {
  const { t } = useWords()
  const isOn = useIsOn()
  const chosen = toBuy(product, view)
  return (
    <section
      className={css.bar}
      aria-label={t("product.buy")}
      data-tour={view.step === "onSale" || view.step === "preOrder" ? "buy" : undefined}
    >
      {isOn("wishlist") ? (
        <span className={css.barHeart}>
          <Heart
            of={product}
            combination={view.chosenId}
            isDefault={product.combinations.some(({ id, isDefault }) => isDefault && id === view.chosenId)}
          />
        </span>
      ) : null}
      <div className={css.barPrice}>
        <span className={css.barName}>{barName(view, t) || product.name}</span>
        <b className={css.barPaid}>{view.paid}</b>
      </div>
      {chosen === undefined ? (
        <AddReviewLink product={product} className={css.barAction}>
          {t("product.reviews.write")}
        </AddReviewLink>
      ) : (
        <ToBag product={product} chosen={chosen} />
      )}
    </section>
  )
}

/** An e-gift asks first who gets it. D-68. */
const ToBag = ({ product, chosen }: { readonly product: Product; readonly chosen: Combination }) => {
  const { t } = useWords()
  if (product.giftCard && chosen.stock > 0)
    return (
      <LinkButton className={main} to={egiftFormPath({ product: product.id, combination: chosen.id })}>
        {t("product.egift")}
      </LinkButton>
    )
  return (
    <>
      <BuyNow product={product} chosen={chosen} className={nowInBar} />
      <AddToBag product={product} chosen={chosen} />
    </>
  )
}

/** Name of the bar: what prevents buying the product, else which combination is chosen. */
const barName = ({ step, chosenName }: ProductPageView, t: Words["t"]): string => {
  if (step === "soldOut") return t("product.out")
  return step === "notSold" ? t("product.notSold") : chosenName
}

/** The combination that can be bought or waited for; none if the product is not sold here. */
export const toBuy = (product: Product, view: ProductPageView) =>
  view.step === "notSold" ? undefined : product.combinations.find(({ id }) => id === view.chosenId)
