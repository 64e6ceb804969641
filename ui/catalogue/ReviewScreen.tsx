import { productPath, reviewPath, reviewsPath } from "#core/catalogue/links.ts"
import { cut } from "#core/kernel/text.ts"
import type { ReviewFacts } from "#core/shop/facts.ts"
import { Breadcrumb } from "../kit/text/Breadcrumb.tsx"
import { Page } from "../kit/text/Grid.tsx"
import { Section } from "../kit/text/Section.tsx"
import { Heading, Text, Unseen } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { ReviewCard } from "../reviews/ReviewCard.tsx"
import { useReactions } from "../reviews/useReactions.tsx"
import { useReviewerName } from "../reviews/useReviewerName.ts"
import { Head } from "../shop/Head.tsx"
import { ProductCard } from "./ProductCard.tsx"
import * as css from "./ReviewScreen.css.ts"

const aboutLength = 150
const othersShown = 3

/** One review on a page of its own; it stays when its product is gone. Specification 2, ReviewDetail; D-8. */
export const ReviewScreen = ({ facts }: { readonly facts: ReviewFacts }) => {
  const { t } = useWords()
  const nameOf = useReviewerName()
  const { review, product, productName, others, now } = facts
  const title = t("product.reviews.page.title", { product: productName, name: nameOf(review.reviewer.userName) })
  const more = others.items.filter(({ id }) => id !== review.id).slice(0, othersShown)
  const reactions = useReactions([review, ...more])
  return (
    <Page>
      <Head title={title} description={cut(review.details, aboutLength)} canonical={reviewPath(review.id)} />
      <Breadcrumb
        path={product ? [{ to: productPath(product), name: productName }] : []}
        here={t("product.reviews.title")}
      />
      <Heading level={1} look="page" className={css.title}>
        {title}
      </Heading>
      <div className={css.layout}>
        <div>
          <ReviewCard review={review} now={now} reactions={reactions} />
        </div>
        <aside className={css.product}>
          <h2>
            <Unseen>{t("product.reviews.page.product")}</Unseen>
          </h2>
          {product ? <ProductCard card={product} /> : <Text tone="muted">{t("product.reviews.page.gone")}</Text>}
        </aside>
      </div>
      {product && more.length > 0 ? (
        <Section
          inPage
          title={t("product.reviews.page.others")}
          all={{ to: reviewsPath(product), text: t("catalogue.home.all") }}
        >
          <ul className={css.others}>
            {more.map((other) => (
              <li key={other.id}>
                <ReviewCard review={other} now={now} reactions={reactions} />
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {reactions.dialog}
    </Page>
  )
}
