import type { ReactNode } from "react"
import type { ProductCard as Card } from "#core/catalogue/product.ts"
import { type ProductCardView, viewProductCard } from "#core/pricing/product-card.view.ts"
import { LinkButton } from "../kit/Button.tsx"
import { cx } from "../kit/cx.ts"
import { Price } from "../kit/Price.tsx"
import { Badge } from "../kit/picture/Badge.tsx"
import { Picture } from "../kit/picture/Picture.tsx"
import { Stars } from "../kit/picture/Rating.tsx"
import { Link } from "../kit/text/Link.tsx"
import { useWords } from "../messages/useWords.ts"
import { AddReviewLink } from "../reviews/AddReviewLink.tsx"
import { Part } from "../shop/Part.tsx"
import { useIsOn } from "../shop/useIsOn.ts"
import { Heart } from "../wishlist/Heart.tsx"
import { CardKinds } from "./CardKinds.tsx"
import { cardSizes } from "./card-sizes.ts"
import { PreOrderNote } from "./PreOrderNote.tsx"
import * as css from "./ProductCard.css.ts"

interface Shown {
  readonly card: Card
  /** `soon` in the first row of a page. */
  readonly when?: "near" | "soon"
  readonly sizes?: string
  /** Below the price, where a list has more to say of it. */
  readonly note?: ReactNode
}

/** A product in a list. Specification 2, Product card. */
export const ProductCard = ({ card, when = "near", sizes = cardSizes, note }: Shown) => (
  <Part as="article" of={card} kind={`${when} ${sizes} ${note ? "noted" : ""}`} className={css.card}>
    <Inside card={card} when={when} sizes={sizes} note={note} />
  </Part>
)

const Inside = ({ card, when, sizes, note }: Required<Shown>) => {
  const { t, count } = useWords()
  const isOn = useIsOn()
  const view = viewProductCard(card, count, isOn("write_review"))
  return (
    <>
      <Picture of={card.picture} sizes={sizes} alt="" when={when} className={css.picture} />
      {view.label === undefined ? null : (
        <Badge look="sale" className={css.label} lang={card.isSale ? "en" : undefined}>
          {card.isSale || !view.isUpTo ? view.label : t("catalogue.card.upTo", { percent: view.label })}
        </Badge>
      )}
      {isOn("wishlist") ? <Heart of={card} /> : null}
      <p className={css.brand}>{card.brand.name}</p>
      <h3 className={css.name}>
        <NameLink name={card.name} view={view} />
      </h3>
      <div className={css.price}>
        <Price paid={view.paid} from={view.isFrom} struck={view.struck} />
        <PreOrderNote at={card.deliveryDate} />
        {note}
      </div>
      <CardRating mean={card.averageRating} reviews={view.reviews} />
      <CardKinds card={card} more={view.more} />
      <Actions card={card} view={view} />
    </>
  )
}

const NameLink = ({
  name,
  view: { path, wideName, narrowName }
}: {
  readonly name: string
  readonly view: ProductCardView
}) =>
  narrowName === name ? (
    <Link to={path} className={css.link}>
      {name}
    </Link>
  ) : (
    <Link to={path} className={css.link} title={name} aria-label={name}>
      <span className={css.whenWide}>{wideName}</span>
      <span className={css.whenNarrow}>{narrowName}</span>
    </Link>
  )

/** Five stars if there is room, else one, and always the number of reviews. Rule 1. */
const CardRating = ({ mean, reviews }: { readonly mean: number; readonly reviews: string }) => {
  const { rating } = useWords()
  return (
    <p className={css.rating}>
      {mean === 0 ? null : (
        <>
          <Stars of={mean} oneWhenNarrow />
          <b className={css.mean}>{rating(mean)}</b>
        </>
      )}
      <span lang="en">{reviews}</span>
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
