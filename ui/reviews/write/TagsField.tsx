import { useId } from "react"
import { type ReviewTag, reviewTagsMost } from "#core/reviews/review-tags.ts"
import { unseen } from "../../kit/text/Text.css.ts"
import { useWords } from "../../messages/useWords.ts"
import type { SendToReview } from "./useReviewForm.ts"
import * as css from "./WriteReview.css.ts"

/** The tags that a review takes, at most five. Specification 3, Review. */
export const TagsField = ({
  offered,
  taken,
  send
}: {
  readonly offered: ReadonlyArray<ReviewTag>
  readonly taken: ReadonlyArray<ReviewTag>
  readonly send: SendToReview
}) => {
  const { t } = useWords()
  const id = useId()
  const isFull = taken.length >= reviewTagsMost
  return (
    <fieldset className={css.group} aria-describedby={id}>
      <legend className={css.legend}>
        {t("writing.tags")} <span className={css.optional}>{t("writing.optional")}</span>
      </legend>
      <p id={id} className={css.help} aria-live="polite">
        {t(isFull ? "writing.tagsFull" : "writing.tagsHint", { most: reviewTagsMost })}
      </p>
      <div className={css.chips}>
        {offered.map((tag) => (
          <label key={tag} className={css.chip}>
            <input
              type="checkbox"
              className={unseen}
              checked={taken.includes(tag)}
              onChange={() => send({ type: "tag.pressed", tag })}
            />
            {t(`product.reviews.tag.${tag}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
