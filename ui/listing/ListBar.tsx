import type { MouseEvent } from "react"
import { viewFilterChips, viewQuickFilters, viewReset } from "#core/listing/filters.view.ts"
import type { ListingView } from "#core/listing/listing.view.ts"
import type { SearchQuery } from "#core/search/query.ts"
import type { Place } from "#core/shop/facts.ts"
import { TextLink } from "../kit/Button.tsx"
import * as chip from "../kit/Chip.css.ts"
import { ChipLink, Chips } from "../kit/Chip.tsx"
import { cx } from "../kit/cx.ts"
import { warmSheets } from "../kit/overlay/Sheet.tsx"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { Unseen } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { Below } from "./Below.tsx"
import { filterId } from "./FilterAside.tsx"
import * as css from "./ListBar.css.ts"
import { SortMenu } from "./SortMenu.tsx"
import { useLabel } from "./useLabel.ts"

/**
 * Above the list, in one row on narrow screens: filter, order, the filters that hold, the categories below, and a few filters more
 * worth one press. Rules 6, 7.
 */
export const ListBar = ({
  list,
  place,
  onOpen,
  onChange
}: {
  readonly list: ListingView
  readonly place: Place
  readonly onOpen: () => void
  readonly onChange: (query: SearchQuery) => void
}) => {
  const { t, count } = useWords()
  const labelled = useLabel()
  const active = viewFilterChips(list.fixed, list.query, list.facets)
  const quick = viewQuickFilters(list.fixed, list.query, list.facets)
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
        <PageIcon name="sliders" />
        <Unseen>
          {active.length > 0 ? t("listing.filterOn", { count: count(active.length) }) : t("listing.filter")}
        </Unseen>
        {active.length > 0 ? (
          <span className={css.count} aria-hidden="true">
            {count(active.length)}
          </span>
        ) : null}
      </a>
      <SortMenu query={list.query} onChange={onChange} />
      <div className={css.chips}>
        {active.length > 0 ? (
          <Chips label={t("listing.active")}>
            {active.map(({ label, search }) => (
              <li key={search}>
                <ChipLink on to={{ search }}>
                  {labelled(label)}
                </ChipLink>
              </li>
            ))}
            {active.length > 1 ? (
              <li className={css.clearAll}>
                <TextLink to={{ search: viewReset(list.fixed, list.query).search }}>{t("listing.clearAll")}</TextLink>
              </li>
            ) : null}
          </Chips>
        ) : null}
        <Below place={place} list={list} />
        {quick.length > 0 ? (
          <Chips label={t("listing.quick")}>
            {quick.map(({ label, search }) => (
              <li key={search}>
                <ChipLink to={{ search }}>{labelled(label)}</ChipLink>
              </li>
            ))}
          </Chips>
        ) : null}
      </div>
    </div>
  )
}
