import { useId } from "react"
import type { StarPart } from "#core/reviews/review.ts"
import type { WriteReviewView } from "#core/reviews/write-review.view.ts"
import type { ReviewAsks } from "#core/reviews/writing/answers.ts"
import { cx } from "../../kit/cx.ts"
import { unseen } from "../../kit/text/Text.css.ts"
import { useWords } from "../../messages/useWords.ts"
import type { SendToReview } from "./useReviewForm.ts"
import * as css from "./WriteReview.css.ts"

const five = [1, 2, 3, 4, 5] as const

/** Stars for the whole, which fill every part at once, and for each part. D-38. */
export const StarsField = ({
  view: { answers, rating },
  asks: { parts },
  error,
  send
}: {
  readonly view: WriteReviewView
  readonly asks: ReviewAsks
  readonly error: string | undefined
  readonly send: SendToReview
}) => {
  const { t, rating: mean } = useWords()
  const id = useId()
  const rate = (part: StarPart | "all") => (stars: number) => send({ type: "part.rated", part, stars })
  const isEven = parts.every((part) => answers.stars[part] === rating)
  return (
    <fieldset className={css.group} {...(error ? { "aria-invalid": true, "aria-describedby": `${id}-error` } : {})}>
      <legend className={css.legend}>{t("writing.stars")}</legend>
      {error ? (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      ) : null}
      <div className={css.overall}>
        <FiveStars
          name={`${id}-all`}
          label={t("writing.whole")}
          chosen={isEven ? rating : 0}
          shown={rating}
          onRate={rate("all")}
        />
        {rating > 0 ? <b className={css.mean}>{mean(rating)}</b> : null}
        <p className={css.hint}>{t("writing.starsHint", { count: parts.length })}</p>
      </div>
      {parts.map((part) => (
        <div key={part} className={css.part}>
          <span aria-hidden="true">{t(`product.reviews.part.${part}`)}</span>
          <FiveStars
            name={`${id}-${part}`}
            label={t(`product.reviews.part.${part}`)}
            chosen={answers.stars[part] ?? 0}
            shown={answers.stars[part] ?? 0}
            onRate={rate(part)}
          />
        </div>
      ))}
    </fieldset>
  )
}

const FiveStars = ({
  name,
  label,
  chosen,
  shown,
  onRate
}: {
  readonly name: string
  readonly label: string
  /** The star that is chosen; 0 for none. */
  readonly chosen: number
  /** How many stars are filled, halves drawn. */
  readonly shown: number
  readonly onRate: (stars: number) => void
}) => {
  const { t } = useWords()
  return (
    <div role="radiogroup" aria-label={label} className={css.row}>
      {five.map((stars) => (
        <label key={stars} className={css.star}>
          <input
            type="radio"
            className={unseen}
            name={name}
            value={stars}
            checked={chosen === stars}
            aria-label={t("writing.star", { count: stars })}
            onChange={() => onRate(stars)}
          />
          <span className={cx(css.glyph, shown >= stars ? css.filled : shown >= stars - 0.5 && css.half)} />
        </label>
      ))}
    </div>
  )
}
