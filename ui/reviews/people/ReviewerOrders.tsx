import type { PeopleListView } from "#core/reviews/reviewers/people-list.view.ts"
import { ChipLink, Chips } from "../../kit/Chip.tsx"
import { Select } from "../../kit/form/Select.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./People.css.ts"

/** In which order the reviews stand; without script each order is a link. */
export const ReviewerOrders = ({
  view,
  path,
  onChange
}: {
  readonly view: PeopleListView
  readonly path: string
  readonly onChange: (query: PeopleListView["query"]) => void
}) => {
  const { t } = useWords()
  const chosen = view.sorts.find(({ on }) => on)?.query.sort
  return (
    <>
      <div className={css.sort}>
        <Select
          label={t("reviewers.one.sort")}
          value={chosen}
          choices={view.sorts.map(({ query: { sort } }) => ({ value: sort, text: t(`product.reviews.sorts.${sort}`) }))}
          onChange={(value) => {
            const wanted = view.sorts.find(({ query }) => query.sort === value)
            if (wanted) onChange(wanted.query)
          }}
        />
      </div>
      <noscript>
        <Chips label={t("reviewers.one.sort")}>
          {view.sorts.map(({ query: { sort }, on, search }) => (
            <li key={sort}>
              <ChipLink on={on} to={path + search}>
                {t(`product.reviews.sorts.${sort}`)}
              </ChipLink>
            </li>
          ))}
        </Chips>
      </noscript>
    </>
  )
}
