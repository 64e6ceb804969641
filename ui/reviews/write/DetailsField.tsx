import type { ChangeEvent, ReactNode } from "react"
import { textRules } from "#core/reviews/review-text.rule.ts"
import type { WriteReviewView } from "#core/reviews/write-review.view.ts"
import { cx } from "../../kit/cx.ts"
import { LongField } from "../../kit/form/Field.tsx"
import { ProgressBar } from "../../kit/ProgressBar.tsx"
import { Unseen } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./WriteReview.css.ts"

/** From here on the form says how many characters are left. Own choice. */
const nearlyFull = 100

/** The text of a review, with how much is lacking or left. D-39. */
export const DetailsField = ({
  view: { details, length, lacking, unfit },
  error,
  onType,
  children
}: {
  readonly view: WriteReviewView
  readonly error: string | undefined
  readonly onType: (details: string) => void
  /** More about what is wrong. */
  readonly children: ReactNode
}) => {
  const { t } = useWords()
  const { textLeast, textMost } = textRules
  const left = textMost - length
  const standing =
    lacking > 0
      ? t("writing.lacking", { count: lacking })
      : unfit === "maximum" || unfit === "repeated"
        ? t(`writing.problem.${unfit}`, { most: textMost })
        : left <= nearlyFull
          ? t("writing.left", { count: left })
          : t("writing.enough")
  return (
    <div className={css.details}>
      <LongField
        label={t("writing.details")}
        hint={t("writing.detailsHint", { least: textLeast })}
        name="details"
        rows={6}
        value={details}
        error={error}
        onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) => onType(target.value)}
      />
      {children}
      <div className={cx(css.meter, unfit === null && css.enough)}>
        <span className={css.progress}>
          <ProgressBar label={t("writing.details")} max={textLeast} value={Math.min(length, textLeast)} />
        </span>
        <span aria-hidden="true">{standing}</span>
        <Unseen>
          {/* Announced where it matters, not with every key. */}
          <span role="status">{lacking > 0 || (left > nearlyFull && length === 0) ? "" : standing}</span>
        </Unseen>
      </div>
    </div>
  )
}
