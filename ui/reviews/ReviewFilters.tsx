import { useEffect, useRef } from "react"
import type { AllReviewsView, ReviewChoice } from "#core/reviews/all-reviews.view.ts"
import type { ReviewQuery } from "#core/reviews/review.ts"
import { ChipLink, Chips } from "../kit/Chip.tsx"
import { Select } from "../kit/form/Select.tsx"
import { Words } from "../kit/text/Words.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./ReviewsScreen.css.ts"

interface Filtering {
  readonly view: AllReviewsView
  /** Address of all reviews of the product. */
  readonly path: string
}

/** Which reviews to read: those with pictures, of buyers, of people with the same skin. Rule 31. */
export const ReviewFilters = ({ view, path }: Filtering) => {
  const { t } = useWords()
  const named = ({ id, name }: ReviewChoice): string => {
    if (id === "withPhoto" || id === "verified" || id === "recommended") return t(`product.reviews.filter.${id}`)
    return id.startsWith("age-") ? t("reviews.age", { bucket: name ?? "" }) : (name ?? "")
  }
  // Active filters come first, so that they can be seen and removed.
  const stars = view.histogram.filter(({ on }) => on)
  const choices = [...view.choices.filter(({ on }) => on), ...view.choices.filter(({ on }) => !on)]
  const row = useRef<HTMLDivElement>(null)
  const active = [
    ...stars.map(({ stars: count }) => count),
    ...choices.flatMap(({ id, on }) => (on ? [id] : []))
  ].join()
  useEffect(() => {
    if (active !== "") row.current?.firstElementChild?.scrollTo({ left: 0, behavior: "instant" })
  }, [active])
  return (
    <div ref={row} className={css.filters} data-tour="review-filters">
      <Chips label={t("product.reviews.filters")}>
        {stars.map((row) => (
          <li key={row.stars}>
            <ChipLink on to={path + row.search}>
              {t("product.reviews.filter.stars", { count: row.stars })}
            </ChipLink>
          </li>
        ))}
        {choices.map((choice) => (
          <li key={choice.id}>
            <ChipLink on={choice.on} to={path + choice.search}>
              {named(choice)}
            </ChipLink>
          </li>
        ))}
      </Chips>
    </div>
  )
}

/** How many reviews fit, and in which order they stand; without script each order is a link. */
export const ReviewOrders = ({
  view,
  path,
  onChange
}: Filtering & { readonly onChange: (query: ReviewQuery) => void }) => {
  const { t, count } = useWords()
  const { total, all } = view.reviews
  const fitting = view.narrowed
    ? t("product.reviews.all.fitting", { count: total, all: count(all) })
    : t("product.reviews.all.count", { count: total })
  return (
    <div className={css.counted}>
      <p role="status">{view.list === "failed" ? null : <Words text={fitting} />}</p>
      <div className={css.sort} data-tour="review-sort">
        <Select
          label={t("product.reviews.sort")}
          value={view.query.sort}
          choices={view.sorts.map(({ id }) => ({ value: id, text: t(`product.reviews.sorts.${id}`) }))}
          onChange={(value) => {
            const chosen = view.sorts.find(({ id }) => id === value)
            if (chosen) onChange(chosen.query)
          }}
        />
      </div>
      <noscript>
        <Chips label={t("product.reviews.sort")}>
          {view.sorts.map(({ id, on, search }) => (
            <li key={id}>
              <ChipLink on={on} to={path + search}>
                {t(`product.reviews.sorts.${id}`)}
              </ChipLink>
            </li>
          ))}
        </Chips>
      </noscript>
    </div>
  )
}
