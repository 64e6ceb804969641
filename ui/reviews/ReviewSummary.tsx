import type { AllReviewsView, HistogramRow } from "#core/reviews/all-reviews.view.ts"
import { cx } from "../kit/cx.ts"
import { OneStar, Stars } from "../kit/picture/Rating.tsx"
import { Link } from "../kit/text/Link.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./AllReviews.css.ts"

/** Summary of all reviews; every row of stars is a filter. Rules 28 to 30. */
export const ReviewSummary = ({
  view,
  mean,
  total
}: {
  readonly view: AllReviewsView
  readonly mean: number
  /** `1.284 Reviews`. */
  readonly total: string
}) => {
  const { t, rating } = useWords()
  const { parts, recommendedPercent } = view.reviews
  return (
    <>
      <div className={css.summary}>
        <div className={css.mean}>
          <strong className={css.big}>{rating(mean)}</strong>
          <Stars of={mean} size={13} />
          <span lang="en">{total}</span>
        </div>
        <ul className={css.rows}>
          {view.histogram.map((row) => (
            <li key={row.stars}>
              <Row row={row} />
            </li>
          ))}
        </ul>
      </div>
      <p className={css.recommended}>{t("reviews.recommended", { percent: recommendedPercent })}</p>
      <dl className={css.parts}>
        {parts.map(({ part, mean: stars }) => (
          <div key={part}>
            <dt>{t(`reviews.part.${part}`)}</dt>
            <dd className={css.part}>
              <Bar percent={stars * 20} className={css.partBar} fill={css.partFill} />
              <b className={css.partMean}>{rating(stars)}</b>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const Row = ({ row: { stars, percent, on, search } }: { readonly row: HistogramRow }) => {
  const { t } = useWords()
  return (
    <Link
      to={{ search }}
      className={css.row}
      aria-current={on ? "true" : undefined}
      aria-label={t("reviews.rowLabel", { stars, percent })}
    >
      <span>{stars}</span>
      <OneStar />
      <Bar percent={percent} className={css.bar} fill={cx(css.fill, on && css.on)} />
      <span className={css.percent}>{percent}%</span>
    </Link>
  )
}

const Bar = ({
  percent,
  className,
  fill
}: {
  readonly percent: number
  readonly className: string
  readonly fill: string
}) => (
  <svg className={className} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
    <rect className={fill} width={percent} height="8" />
  </svg>
)
