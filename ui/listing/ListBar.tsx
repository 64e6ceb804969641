import type { MouseEvent } from "react"
import { viewFilterChips, viewQuickFilters, viewReset, viewSorts } from "#core/listing/filters.view.ts"
import type { ListingView } from "#core/listing/listing.view.ts"
import type { SearchQuery } from "#core/search/query.ts"
import { TextLink } from "../kit/Button.tsx"
import * as chip from "../kit/Chip.css.ts"
import { ChipLink, Chips } from "../kit/Chip.tsx"
import { cx } from "../kit/cx.ts"
import { Select } from "../kit/form/Select.tsx"
import { warmSheets } from "../kit/overlay/Sheet.tsx"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { useWords } from "../messages/useWords.ts"
import { filterId } from "./FilterAside.tsx"
import * as css from "./ListingScreen.css.ts"
import { useLabel } from "./useLabel.ts"

/** Above the list: the filters that hold, a few more worth one press, and the order. Rules 6, 7. */
export const ListBar = ({
  list,
  onOpen,
  onChange
}: {
  readonly list: ListingView
  readonly onOpen: () => void
  readonly onChange: (query: SearchQuery) => void
}) => {
  const { t, count } = useWords()
  const labelled = useLabel()
  const active = viewFilterChips(list.fixed, list.query, list.facets)
  const open = (event: MouseEvent) => {
    event.preventDefault()
    onOpen()
  }
  return (
    <div className={css.bar}>
      <a
        href={`#${filterId}`}
        className={cx(chip.chip.off, css.openFilter)}
        aria-haspopup="dialog"
        onPointerEnter={warmSheets}
        onFocus={warmSheets}
        onClick={open}
      >
        <PageIcon name="sliders" size={16} />
        {active.length > 0 ? t("listing.filterOn", { count: count(active.length) }) : t("listing.filter")}
      </a>
      <div className={css.chipsWide}>
        <Chips label={t("listing.active")}>
          {active.map(({ label, search }) => (
            <li key={search}>
              <ChipLink on to={{ search }}>
                {labelled(label)}
              </ChipLink>
            </li>
          ))}
          {viewQuickFilters(list.fixed, list.query, list.facets).map(({ label, search }) => (
            <li key={search}>
              <ChipLink to={{ search }}>{labelled(label)}</ChipLink>
            </li>
          ))}
          {active.length > 1 ? (
            <li>
              <TextLink to={{ search: viewReset(list.fixed, list.query).search }}>{t("listing.clearAll")}</TextLink>
            </li>
          ) : null}
        </Chips>
      </div>
      <SortMenu query={list.query} onChange={onChange} />
    </div>
  )
}

/** The order of the list, in the browser's own list of choices. */
const SortMenu = ({
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
      before={<span className={css.sortLabel}>{t("listing.sort")}:</span>}
      value={sorts.find(({ on }) => on)?.id}
      choices={sorts.map(({ id }) => ({ value: id, text: t(`listing.sorts.${id}`) }))}
      onChange={(value) => {
        const chosen = sorts.find(({ id }) => id === value)
        if (chosen) onChange(chosen.query)
      }}
    />
  )
}
