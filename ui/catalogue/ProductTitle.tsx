import type { Product } from "#core/catalogue/product.ts"
import { viewReviewCount } from "#core/pricing/product-card.view.ts"
import { Stars } from "../kit/picture/Rating.tsx"
import { ShareButton } from "../kit/share/ShareButton.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./ProductScreen.css.ts"

/** Name, stars, and sharing. */
export const ProductTitle = ({ product, recommended }: { readonly product: Product; readonly recommended: number }) => {
  const { t, count, rating } = useWords()
  const reviews = <span lang="en">{viewReviewCount(product.totalReviews, count)}</span>
  return (
    <>
      <div className={css.titleLine}>
        <h1 className={css.title} tabIndex={-1}>
          {product.name}
        </h1>
        <ShareButton label={t("product.share")} title={product.name} />
      </div>
      <a href="#reviews" className={css.rating}>
        {product.totalReviews > 0 ? (
          <>
            <Stars of={product.averageRating} size={16} />
            <b className={css.mean}>{rating(product.averageRating)}</b>
            <span className={css.underlined}>{reviews}</span>
            <span>· {t("product.likes", { percent: recommended })}</span>
          </>
        ) : (
          reviews
        )}
      </a>
    </>
  )
}
