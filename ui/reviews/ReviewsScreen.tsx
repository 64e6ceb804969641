import { categoryPath, productPath, reviewsPath } from "#core/catalogue/links.ts"
import { viewReviewCount } from "#core/pricing/product-card.view.ts"
import type { ProductReviewsFacts } from "#core/shop/facts.ts"
import { LinkButton } from "../kit/Button.tsx"
import { Empty } from "../kit/Empty.tsx"
import { Breadcrumb } from "../kit/text/Breadcrumb.tsx"
import { Page } from "../kit/text/Grid.tsx"
import { Heading } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { Head } from "../shop/Head.tsx"
import { ReviewedProduct } from "./ReviewedProduct.tsx"
import { ReviewFilters, ReviewOrders } from "./ReviewFilters.tsx"
import { ReviewList } from "./ReviewList.tsx"
import { ReviewPhotos } from "./ReviewPhotos.tsx"
import { ReviewParts, ReviewSummary } from "./ReviewSummary.tsx"
import * as css from "./ReviewsScreen.css.ts"
import { useAllReviews } from "./useAllReviews.ts"
import { useReactions } from "./useReactions.tsx"

/** All reviews of a product: what they say together, and each of them. Rules 28 to 33. */
export const ReviewsScreen = ({ facts }: { readonly facts: ProductReviewsFacts }) => {
  const { t, count } = useWords()
  const { product, query, photos, now } = facts
  const { view, send, place } = useAllReviews(facts)
  const { all, items } = view.reviews
  const reactions = useReactions(items)
  const path = reviewsPath(product)
  const name = `${product.brand.name} ${product.name}`
  const total = viewReviewCount(all, count)
  const heading = t("product.reviews.all.heading")
  return (
    <Page className={css.page}>
      <Head
        title={t("product.reviews.all.title", { product: name })}
        description={t("product.reviews.all.about", { count: all, product: name })}
        canonical={query.page === 1 ? path : `${path}?page=${query.page}`}
        noindex={all === 0 || view.isPastEnd}
      />
      <div className={css.crumbs}>
        <Breadcrumb
          path={[
            ...product.path.map((category) => ({ to: categoryPath(category), name: category.name })),
            { to: productPath(product), name: product.name }
          ]}
          here={heading}
        />
      </div>
      <div className={css.layout}>
        <div className={css.head}>
          <Heading level={1} look="page">
            {heading}
          </Heading>
        </div>
        <aside className={css.aside}>
          <ReviewedProduct product={product} total={total} />
          <div className={css.wideOnly}>
            {all > 0 ? (
              <div className={css.said}>
                <ReviewSummary
                  recommended={view.reviews.recommendedPercent}
                  rows={view.histogram}
                  path={path}
                  mean={product.averageRating}
                  total={total}
                />
                <ReviewParts parts={view.reviews.parts} />
              </div>
            ) : null}
            <LinkButton look="secondary" to={productPath(product)} className={css.toProduct}>
              {t("product.toPage")}
            </LinkButton>
          </div>
        </aside>
        <section ref={place} id="reviews" className={css.reviews} aria-label={heading}>
          {all > 0 ? (
            <>
              <div className={css.photos}>
                <ReviewPhotos product={product.id} photos={photos} most={7} heading={2} />
              </div>
              <ReviewFilters view={view} path={path} />
              <ReviewOrders
                view={view}
                path={path}
                onChange={(wanted) => send({ type: "query.wanted", query: wanted })}
              />
              <ReviewList
                view={view}
                path={path}
                now={now}
                reactions={reactions}
                onMore={() => send({ type: "more.wanted" })}
                onRetry={() => send({ type: "retry.wanted" })}
              />
            </>
          ) : (
            <Empty title={t("product.reviews.noneYetTitle")} text={t("product.reviews.noneYet")} />
          )}
        </section>
      </div>
      {reactions.dialog}
    </Page>
  )
}
