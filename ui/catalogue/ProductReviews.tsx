import { useId } from "react"
import { reviewsPath } from "#core/catalogue/links.ts"
import { viewReviewCount } from "#core/pricing/product-card.view.ts"
import { viewHistogram } from "#core/reviews/histogram.view.ts"
import { allReviewsOf } from "#core/reviews/review-address.rule.ts"
import type { ProductFacts } from "#core/shop/facts.ts"
import { LinkButton } from "../kit/Button.tsx"
import { Empty } from "../kit/Empty.tsx"
import { Heading } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { AddReviewLink } from "../reviews/AddReviewLink.tsx"
import { ReviewCard } from "../reviews/ReviewCard.tsx"
import { ReviewPhotos } from "../reviews/ReviewPhotos.tsx"
import { ReviewParts, ReviewSummary } from "../reviews/ReviewSummary.tsx"
import { useReactions } from "../reviews/useReactions.tsx"
import { useIsOn } from "../shop/useIsOn.ts"
import * as css from "./ProductReviews.css.ts"

/** What reviewers say of a product, and the way to all of them; "See review" of a card leads here. */
export const ProductReviews = ({ facts }: { readonly facts: ProductFacts }) => {
  const { t } = useWords()
  const isOn = useIsOn()
  const id = useId()
  const { product, reviews } = facts
  return (
    <section id="reviews" className={css.reviews} aria-labelledby={id}>
      <div data-tour={reviews.all > 0 ? "reviews" : undefined}>
        <div className={css.head}>
          <Heading level={2} look="section" id={id}>
            <span lang="en">{t("product.reviews.title")}</span>
          </Heading>
          {reviews.all > 0 ? (
            <AddReviewLink product={product} look="secondary" size="small">
              {t("product.reviews.write")}
            </AddReviewLink>
          ) : null}
        </div>
        {reviews.all > 0 ? <ReviewsInBrief facts={facts} /> : null}
      </div>
      {reviews.all === 0 ? (
        <Empty
          level={3}
          title={t(isOn("write_review") ? "product.reviews.none" : "product.reviews.noneYetTitle")}
          text={t(isOn("write_review") ? "product.reviews.noneText" : "product.reviews.noneYet")}
        >
          <AddReviewLink product={product}>{t("catalogue.card.addReview")}</AddReviewLink>
        </Empty>
      ) : (
        <Highlights facts={facts} />
      )}
    </section>
  )
}

/** The summary, whose rows lead to the reviews with so many stars, and pictures of buyers. */
const ReviewsInBrief = ({ facts: { product, reviews, photos } }: { readonly facts: ProductFacts }) => {
  const { count } = useWords()
  return (
    <div className={css.said}>
      <ReviewSummary
        recommended={reviews.recommendedPercent}
        rows={viewHistogram(allReviewsOf(product.id), reviews.histogram)}
        path={reviewsPath(product)}
        mean={product.averageRating}
        total={viewReviewCount(reviews.all, count)}
      />
      <div>
        <ReviewPhotos product={product.id} photos={photos} most={4} heading={3} />
      </div>
    </div>
  )
}

/** The two most helpful reviews, and the way to all. */
const Highlights = ({ facts: { product, reviews, now } }: { readonly facts: ProductFacts }) => {
  const { t, count } = useWords()
  const reactions = useReactions(reviews.items)
  return (
    <>
      <ReviewParts parts={reviews.parts} />
      <ul className={css.highlights}>
        {reviews.items.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} now={now} reactions={reactions} look="brief" />
          </li>
        ))}
      </ul>
      <LinkButton look="secondary" to={reviewsPath(product)} className={css.all}>
        <span>
          {t("product.reviews.seeAll")} <span lang="en">{viewReviewCount(reviews.all, count)}</span>
        </span>
      </LinkButton>
      {reactions.dialog}
    </>
  )
}
