import { viewSorts } from "#core/listing/filters.view.ts"
import type { SearchQuery } from "#core/search/query.ts"
import { Select } from "../kit/form/Select.tsx"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./ListBar.css.ts"

/** The order of the list, in the browser's own list of choices. */
export const SortMenu = ({
  query,
  onChange
}: {
  readonly query: SearchQuery
  readonly onChange: (query: SearchQuery) => void
}) => {
  const { t } = useWords()
  const sorts = viewSorts(query)
  return (
    <Select
      className={css.sort}
      label={t("listing.sort")}
      before={
        <>
          <PageIcon name="sort" className={css.sortIcon} />
          <span className={css.sortLabel}>{t("listing.sort")}:</span>
        </>
      }
      value={sorts.find(({ on }) => on)?.id}
      choices={sorts.map(({ id }) => ({ value: id, text: t(`listing.sorts.${id}`) }))}
      onChange={(value) => {
        const chosen = sorts.find(({ id }) => id === value)
        if (chosen) onChange(chosen.query)
      }}
    />
  )
}
