import type { ReactNode } from "react"
import type { OwnReview } from "#core/reviews/writing/own-review.ts"
import { Picture } from "../../kit/picture/Picture.tsx"
import { Stars } from "../../kit/picture/Rating.tsx"
import { Clamp } from "../../kit/text/Clamp.tsx"
import { Heading } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as card from "../ReviewCard.css.ts"
import { OwnReviewBadge, OwnReviewReason } from "./OwnReviewState.tsx"
import * as css from "./OwnReviews.css.ts"

/** Characters shown before the rest unfolds. Own choice. */
const shownLength = 180

/** A review as its author sees it: its product, stars and text, its state, and what can be done with it. D-41. */
export const OwnReviewCard = ({
  of,
  level = 2,
  children
}: {
  readonly of: OwnReview
  readonly level?: 1 | 2
  /** What can be done with it. */
  readonly children: ReactNode
}) => {
  const { t, rating, date } = useWords()
  const { review, productName, photos, editedAt } = of
  return (
    <article className={card.card}>
      <div className={css.head}>
        <Heading level={level} look="part">
          {productName}
        </Heading>
        <OwnReviewBadge of={of} />
      </div>
      <p className={card.line}>
        <Stars of={review.rating} />
        <b className={card.mean}>{rating(review.rating)}</b>
        <time dateTime={new Date(review.createdAt).toISOString()}>{date(review.createdAt)}</time>
        {editedAt === undefined ? null : <span>{t("writing.own.edited", { date: date(editedAt) })}</span>}
      </p>
      <OwnReviewReason of={of} />
      <div className={card.text}>
        <Clamp text={review.details} length={shownLength} more={t("writing.own.readOn")} />
      </div>
      {photos.length === 0 ? null : (
        <ul className={card.photos.brief}>
          {photos.map(({ id, picture, description }) => (
            <li key={id}>
              <Picture of={picture} shape="small" sizes="56px" alt={description ?? ""} />
            </li>
          ))}
        </ul>
      )}
      <span className={css.foot}>{children}</span>
    </article>
  )
}
