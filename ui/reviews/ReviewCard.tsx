import type { Instant } from "#core/kernel/moment.ts"
import type { Review } from "#core/reviews/review.ts"
import { Badge } from "../kit/picture/Badge.tsx"
import { Icon } from "../kit/picture/Icon.tsx"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { Picture } from "../kit/picture/Picture.tsx"
import { Stars } from "../kit/picture/Rating.tsx"
import { Clamp } from "../kit/text/Clamp.tsx"
import { useWords } from "../messages/useWords.ts"
import { durationIn } from "./duration.ts"
import * as css from "./ReviewCard.css.ts"
import { ReviewerLine } from "./ReviewerLine.tsx"

/** Characters shown before the rest unfolds. D-80. */
const shownLength = 700

/** One review with all its content. */
export const ReviewCard = ({ review, now }: { readonly review: Review; readonly now: Instant }) => {
  const { t, rating, age, date } = useWords()
  return (
    <article className={css.card}>
      <ReviewerLine of={review.reviewer} />
      <p className={css.line}>
        <Stars of={review.rating} />
        <b className={css.mean}>{rating(review.rating)}</b>
        <span>·</span>
        <time dateTime={new Date(review.createdAt).toISOString()} title={date(review.createdAt)}>
          {age(review.createdAt, now)}
        </time>
        {review.combination ? <span>· {review.combination}</span> : null}
        {review.verifiedPurchase ? (
          <span className={css.end} title={t("reviews.verifiedHint")}>
            <Badge look="success" icon="verified">
              {t("reviews.verified")}
            </Badge>
          </span>
        ) : null}
      </p>
      <div className={css.text}>
        <Clamp text={review.details} length={shownLength} more={t("reviews.readOn")} />
      </div>
      {review.pictures.length > 0 ? (
        <ul className={css.photos}>
          {review.pictures.map((picture) => (
            <li key={picture.src}>
              <Picture of={picture} shape="small" sizes="96px" />
            </li>
          ))}
        </ul>
      ) : null}
      <Facts review={review} />
      {review.likes > 0 ? (
        <p className={css.foot}>
          <PageIcon name="like" />
          {t("reviews.helpful", { count: review.likes })}
        </p>
      ) : null}
    </article>
  )
}

const Facts = ({ review }: { readonly review: Review }) => {
  const words = useWords()
  const { t } = words
  return (
    <p className={css.facts}>
      <span className={css.fact}>
        <Icon name={review.recommended ? "check" : "close"} size={16} />
        {t(review.recommended ? "reviews.recommends" : "reviews.doesNot")}
      </span>
      {review.repurchase ? (
        <span className={css.fact}>
          <PageIcon name="reload" size={16} />
          {t("reviews.repurchase")}
        </span>
      ) : null}
      {review.durationOfUse ? (
        <span className={css.fact}>
          <PageIcon name="clock" size={16} />
          {t("reviews.used", { duration: durationIn(words, review.durationOfUse) })}
        </span>
      ) : null}
    </p>
  )
}
