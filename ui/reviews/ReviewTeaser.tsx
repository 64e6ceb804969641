import { productPath, reviewPath } from "#core/catalogue/links.ts"
import type { ReviewWithProduct } from "#core/reviews/review.ts"
import { Stars } from "../kit/picture/Rating.tsx"
import { Link } from "../kit/text/Link.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./ReviewCard.css.ts"
import { ReviewerLine } from "./ReviewerLine.tsx"

/** A review in a few lines, with the way to the whole of it. */
export const ReviewTeaser = ({ shown: { review, product, productName } }: { readonly shown: ReviewWithProduct }) => {
  const { t, rating } = useWords()
  return (
    <article className={css.card}>
      <ReviewerLine of={review.reviewer} />
      <p className={css.about}>
        <span className={css.line}>
          <Stars of={review.rating} />
          <b className={css.mean}>{rating(review.rating)}</b>
        </span>
        <span>
          {product ? (
            <Link to={productPath(product)} className={css.productLink}>
              {productName}
            </Link>
          ) : (
            productName
          )}
        </span>
      </p>
      <p className={css.text}>
        {review.details}{" "}
        <Link to={reviewPath(review.id)} className={css.open} aria-label={`${t("reviews.readOn")}: ${productName}`}>
          {t("reviews.readOn")}
        </Link>
      </p>
    </article>
  )
}
