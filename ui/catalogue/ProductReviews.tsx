import { viewReviewCount } from "#core/pricing/product-card.view.ts"
import type { ProductFacts } from "#core/shop/facts.ts"
import { features } from "#core/toggles/features.ts"
import { Empty } from "../kit/Empty.tsx"
import { Page } from "../kit/text/Grid.tsx"
import { Heading } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { AddReviewLink } from "../reviews/AddReviewLink.tsx"
import * as css from "../reviews/AllReviews.css.ts"
import { AllReviews } from "../reviews/AllReviews.tsx"
import { ReviewPhotos } from "../reviews/ReviewPhotos.tsx"
import { ReviewSummary } from "../reviews/ReviewSummary.tsx"

/** Reviews of a product; "See review" of a card leads here. */
export const ProductReviews = ({ facts }: { readonly facts: ProductFacts }) => {
  const { t, count } = useWords()
  const { product, reviews, reviewQuery, photos, now } = facts
  return (
    <section id="reviews" className={css.reviews}>
      <Page>
        <div className={css.head} data-tour={reviews.all > 0 ? "reviews" : undefined}>
          <Heading level={2} look="section">
            <span lang="en">{t("reviews.title")}</span>
          </Heading>
          {reviews.all > 0 && features.write_review ? (
            <AddReviewLink product={product} look="secondary" size="small">
              {t("reviews.write")}
            </AddReviewLink>
          ) : null}
        </div>
        {reviews.all === 0 ? (
          <Empty
            level={3}
            title={t(features.write_review ? "reviews.none" : "reviews.noneYetTitle")}
            text={t(features.write_review ? "reviews.noneText" : "reviews.noneYet")}
          >
            {features.write_review ? (
              <AddReviewLink product={product}>{t("catalogue.card.addReview")}</AddReviewLink>
            ) : null}
          </Empty>
        ) : (
          <AllReviews facts={{ query: reviewQuery, reviews, now }}>
            {(view) => (
              <>
                <ReviewSummary view={view} mean={product.averageRating} total={viewReviewCount(reviews.all, count)} />
                <ReviewPhotos product={product.id} photos={photos} />
              </>
            )}
          </AllReviews>
        )}
      </Page>
    </section>
  )
}
