import type { Product } from "#core/catalogue/product.ts"
import { viewReviewCount } from "#core/pricing/product-card.view.ts"
import { iconButton } from "../kit/Button.css.ts"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { Stars } from "../kit/picture/Rating.tsx"
import { useWords } from "../messages/useWords.ts"
import { useAppActor, useShop } from "../shop/shop.tsx"
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
        <ShareButton title={product.name} />
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

const ShareButton = ({ title }: { readonly title: string }) => {
  const { t } = useWords()
  const notices = useAppActor("notices")
  const { now } = useShop()
  const share = async () => {
    const url = location.href.split("#")[0] ?? location.href
    try {
      if (navigator.share) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      notices.send({
        type: "notice.posted",
        notice: { kind: "success", text: "product.shared" },
        at: now()
      })
    } catch {
      // The shopper closed the system's sheet: nothing to report.
    }
  }
  return (
    <button type="button" aria-label={t("product.share")} className={iconButton} onClick={() => void share()}>
      <PageIcon name="share" />
    </button>
  )
}
