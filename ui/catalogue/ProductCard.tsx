import type { ProductCard as Card } from "#core/catalogue/product.ts"
import { type ProductCardView, viewProductCard } from "#core/pricing/product-card.view.ts"
import { Badge } from "../kit/Badge.tsx"
import { LinkButton } from "../kit/Button.tsx"
import { cx } from "../kit/cx.ts"
import { Link } from "../kit/Link.tsx"
import { Picture } from "../kit/Picture.tsx"
import { Price } from "../kit/Price.tsx"
import { OneStar, Stars } from "../kit/Rating.tsx"
import { useWords } from "../messages/useWords.ts"
import { AddReviewLink } from "../reviews/AddReviewLink.tsx"
import { Heart } from "../wishlist/Heart.tsx"
import { CardKinds } from "./CardKinds.tsx"
import * as css from "./ProductCard.css.ts"

/** Widths a card's picture takes, for the browser's choice of file. */
export const cardSizes = "(max-width: 599px) 46vw, (max-width: 991px) 30vw, 240px"

/** A product in a list. Specification 2, Product card. */
export const ProductCard = ({
  card,
  when = "near",
  sizes = cardSizes
}: {
  readonly card: Card
  /** `soon` in the first row of a page. */
  readonly when?: "near" | "soon"
  readonly sizes?: string
}) => {
  const { count } = useWords()
  const view = viewProductCard(card, count)
  return (
    <article className={css.card}>
      <Picture of={card.picture} sizes={sizes} alt="" when={when} className={css.picture} />
      {view.label === undefined ? null : (
        <Badge look="sale" className={css.label} lang={view.label === "SALE" ? "en" : undefined}>
          {view.label}
        </Badge>
      )}
      <Heart product={card.id} name={card.name} />
      <p className={css.brand}>{card.brand.name}</p>
      <h3 className={css.name}>
        <Link to={view.path} className={css.link} title={card.name} aria-label={card.name}>
          <CutName {...view} />
        </Link>
      </h3>
      <div className={css.price}>
        <Price paid={view.paid} struck={view.struck} />
      </div>
      <CardRating mean={card.averageRating} reviews={view.reviews} />
      <CardKinds card={card} more={view.more} />
      <Actions card={card} view={view} />
    </article>
  )
}

const CutName = ({ wideName, narrowName }: Pick<ProductCardView, "wideName" | "narrowName">) =>
  wideName === narrowName ? (
    wideName
  ) : (
    <>
      <span className={css.whenWide}>{wideName}</span>
      <span className={css.whenNarrow}>{narrowName}</span>
    </>
  )

/** Five stars where there is room, one where there is not, and always how many they come from. Rule 1. */
const CardRating = ({ mean, reviews }: { readonly mean: number; readonly reviews: string }) => {
  const { rating } = useWords()
  const total = <span lang="en">{reviews}</span>
  if (mean === 0) return <p className={css.rating}>{total}</p>
  return (
    <p className={css.rating}>
      <span className={css.whenWide}>
        <Stars of={mean} />
      </span>
      <span className={css.whenNarrow}>
        <OneStar />
      </span>
      <b className={css.mean}>{rating(mean)}</b>
      <span className={css.whenNarrow} aria-hidden="true">
        ·
      </span>
      {total}
    </p>
  )
}

const Actions = ({ card, view }: { readonly card: Card; readonly view: ProductCardView }) => {
  const { t } = useWords()
  return (
    <div className={css.actions}>
      {view.shopNow === undefined ? null : (
        <LinkButton to={view.shopNow} size="small" className={cx(css.action, css.whenWide)} lang="en">
          {t("catalogue.card.shopNow")}
        </LinkButton>
      )}
      {view.review.kind === "see" ? (
        <LinkButton to={view.review.path} look="secondary" size="small" className={css.action} lang="en">
          {t("catalogue.card.seeReview")}
        </LinkButton>
      ) : (
        <AddReviewLink product={card} look="secondary" size="small" className={css.action}>
          {t("catalogue.card.addReview")}
        </AddReviewLink>
      )}
    </div>
  )
}
