import type { HistogramRow } from "#core/reviews/histogram.view.ts"
import type { ReviewSummary as Summary } from "#core/reviews/review.ts"
import { cx } from "../kit/cx.ts"
import { OneStar, Stars } from "../kit/picture/Rating.tsx"
import { Link } from "../kit/text/Link.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./ReviewSummary.css.ts"

/** Summary of all reviews; every row of stars leads to those with so many. Rules 28 to 30. */
export const ReviewSummary = ({
  recommended,
  rows,
  path,
  mean,
  total
}: {
  /** Share of the reviewers that recommend it, whole percent. */
  readonly recommended: number
  readonly rows: ReadonlyArray<HistogramRow>
  /** Address of all reviews of the product. */
  readonly path: string
  readonly mean: number
  /** `1.284 Reviews`. */
  readonly total: string
}) => {
  const { t, rating } = useWords()
  return (
    <div className={css.summary}>
      <div className={css.mean}>
        <strong className={css.big}>{rating(mean)}</strong>
        <Stars of={mean} size={13} />
        <span lang="en">{total}</span>
        <span>{t("product.likes", { percent: recommended })}</span>
      </div>
      <ul className={css.rows}>
        {rows.map((row) => (
          <li key={row.stars}>
            <Row row={row} path={path} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Means of the parts that reviewers rate. Rule 30. */
export const ReviewParts = ({ parts }: Pick<Summary, "parts">) => {
  const { t, rating } = useWords()
  return (
    <dl className={css.parts}>
      {parts.map(({ part, mean }) => (
        <div key={part}>
          <dt>{t(`product.reviews.part.${part}`)}</dt>
          <dd className={css.part}>
            <Bar percent={mean * 20} className={css.partBar} fill={css.partFill} />
            <b className={css.partMean}>{rating(mean)}</b>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const Row = ({ row: { stars, percent, on, search }, path }: { readonly row: HistogramRow; readonly path: string }) => {
  const { t } = useWords()
  return (
    <Link
      to={path + search}
      className={css.row}
      aria-current={on ? "true" : undefined}
      aria-label={t("product.reviews.rowLabel", { stars, percent })}
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
