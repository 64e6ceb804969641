import { productPath, reviewPath, reviewsPath } from "#core/catalogue/links.ts"
import { cut } from "#core/kernel/text.ts"
import type { ReviewNeighbours } from "#core/reviews/review.ts"
import type { ReviewFacts } from "#core/shop/facts.ts"
import { TextLink } from "../kit/Button.tsx"
import { Icon } from "../kit/picture/Icon.tsx"
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
  const { review, product, productName, neighbours = {}, others, now } = facts
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
        <div className={css.main}>
          <ReviewCard review={review} now={now} reactions={reactions} />
          <Neighbours of={neighbours} />
        </div>
        <aside className={css.product}>
          <h2>
            <Unseen>{t("product.reviews.page.product")}</Unseen>
          </h2>
          {product ? (
            <div className={css.card}>
              <ProductCard card={product} />
            </div>
          ) : (
            <Text tone="muted">{t("product.reviews.page.gone")}</Text>
          )}
        </aside>
      </div>
      {product && more.length > 0 ? (
        <Section
          inPage
          title={t("product.reviews.page.others")}
          all={{ to: reviewsPath(product), text: t("catalogue.all") }}
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

/** The ways to the reviews of the same product that were written just after this one, and just before it. */
const Neighbours = ({ of: { newer, older } }: { readonly of: ReviewNeighbours }) => {
  const { t } = useWords()
  if (newer === undefined && older === undefined) return null
  return (
    <nav className={css.neighbours} aria-label={t("product.reviews.page.neighbours")}>
      {newer === undefined ? (
        <span />
      ) : (
        <TextLink to={reviewPath(newer)} rel="prev">
          <Icon name="left" size={16} /> {t("product.reviews.page.newer")}
        </TextLink>
      )}
      {older === undefined ? null : (
        <TextLink to={reviewPath(older)} rel="next">
          {t("product.reviews.page.older")} <Icon name="right" size={16} />
        </TextLink>
      )}
    </nav>
  )
}
