import type { ReactNode } from "react"
import type { Instant } from "#core/kernel/moment.ts"
import type { Review } from "#core/reviews/review.ts"
import { Badge } from "../kit/picture/Badge.tsx"
import { Icon } from "../kit/picture/Icon.tsx"
import { Stars } from "../kit/picture/Rating.tsx"
import { Verified } from "../kit/picture/Verified.tsx"
import { Clamp } from "../kit/text/Clamp.tsx"
import { useWords } from "../messages/useWords.ts"
import { durationIn } from "./duration.ts"
import { ReviewActions } from "./ReviewActions.tsx"
import * as css from "./ReviewCard.css.ts"
import { ReviewerLine } from "./ReviewerLine.tsx"
import { ReviewPictures } from "./ReviewPictures.tsx"
import { ReviewTrust } from "./ReviewTrust.tsx"
import type { Reactions } from "./useReactions.tsx"

/** Characters shown before the rest unfolds: of a review among all, and of one among other things. D-80. */
const shownLength = { whole: 700, brief: 180 } as const

/** One review; a brief one leaves out what its writer says of use and purchase. */
export const ReviewCard = ({
  review,
  now,
  reactions,
  look = "whole",
  head
}: {
  readonly review: Review
  readonly now: Instant
  /** Marks of the reviews of its page. */
  readonly reactions: Reactions
  readonly look?: keyof typeof shownLength
  /** Stands in place of the reviewer. */
  readonly head?: ReactNode
}) => {
  const { t, rating, age, date } = useWords()
  const written = age(review.createdAt, now)
  return (
    <article className={css.card}>
      {head ?? <ReviewerLine of={review.reviewer} />}
      <p className={css.line}>
        <Stars of={review.rating} />
        <b className={css.mean}>{rating(review.rating)}</b>
        <time dateTime={new Date(review.createdAt).toISOString()} title={date(review.createdAt)}>
          {written === t("shop.age.now") ? written : t("product.reviews.written", { age: written })}
        </time>
        {review.verifiedPurchase ? (
          <span className={css.end} title={t("product.reviews.verifiedHint")}>
            <Badge look="success">
              <Verified />
              {t("product.reviews.verified")}
            </Badge>
          </span>
        ) : null}
      </p>
      <div className={css.content[look]}>
        <div className={css.text}>
          <Clamp text={review.details} length={shownLength[look]} more={t("reviews.readOn")} />
        </div>
        {review.pictures.length > 0 ? <ReviewPictures pictures={review.pictures} className={css.photos[look]} /> : null}
        {look === "whole" ? <Facts review={review} /> : null}
        {review.points > 0 ? (
          <p className={css.received}>{t("product.reviews.received", { count: review.points })}</p>
        ) : null}
      </div>
      <ReviewTrust review={review} />
      <ReviewActions review={review} reactions={reactions} />
    </article>
  )
}

const Facts = ({ review }: { readonly review: Review }) => {
  const words = useWords()
  const { t } = words
  return (
    <p className={css.facts}>
      {review.combination ? <b className={css.combination}>{review.combination} </b> : null}
      <span className={css.fact}>
        <Icon name={review.recommended ? "check" : "close"} size={16} />
        {t(review.recommended ? "product.reviews.recommends" : "product.reviews.doesNot")}{" "}
      </span>
      {review.repurchase ? <span>{t("product.reviews.repurchase")} </span> : null}
      {review.durationOfUse ? (
        <span>{t("product.reviews.used", { duration: durationIn(words, review.durationOfUse) })}</span>
      ) : null}
      {review.tags.length > 0 ? (
        <span>{review.tags.map((tag) => t(`product.reviews.tag.${tag}`)).join(" · ")}</span>
      ) : null}
    </p>
  )
}
