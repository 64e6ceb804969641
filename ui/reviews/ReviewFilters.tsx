import type { AllReviewsView, ReviewChoice } from "#core/reviews/all-reviews.view.ts"
import type { ReviewQuery } from "#core/reviews/review.ts"
import { ChipLink, Chips } from "../kit/Chip.tsx"
import { Select } from "../kit/form/Select.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./AllReviews.css.ts"

/** Whose reviews to read, and in which order. Rule 31. */
export const ReviewFilters = ({
  view,
  onChange
}: {
  readonly view: AllReviewsView
  readonly onChange: (query: ReviewQuery) => void
}) => {
  const { t } = useWords()
  const named = ({ id, name }: ReviewChoice): string => {
    if (id === "withPhoto" || id === "verified" || id === "recommended") return t(`reviews.filter.${id}`)
    return id.startsWith("age-") ? t("reviews.age", { bucket: name ?? "" }) : (name ?? "")
  }
  // Active filters come first, so that they can be seen and removed.
  const choices = [...view.choices.filter(({ on }) => on), ...view.choices.filter(({ on }) => !on)]
  return (
    <div className={css.tools}>
      <div className={css.chips} data-tour="review-filters">
        <Chips label={t("reviews.filters")}>
          {choices.map((choice) => (
            <li key={choice.id}>
              <ChipLink on={choice.on} to={{ search: choice.search }}>
                {named(choice)}
              </ChipLink>
            </li>
          ))}
        </Chips>
      </div>
      <div className={css.sort} data-tour="review-sort">
        <Select
          label={t("reviews.sort")}
          value={view.query.sort}
          choices={view.sorts.map(({ id }) => ({ value: id, text: t(`reviews.sorts.${id}`) }))}
          onChange={(value) => {
            const chosen = view.sorts.find(({ id }) => id === value)
            if (chosen) onChange(chosen.query)
          }}
        />
      </div>
    </div>
  )
}
