import type { ReactNode } from "react"
import { viewReset } from "#core/listing/filters.view.ts"
import type { ListingView } from "#core/listing/listing.view.ts"
import type { SearchQuery } from "#core/search/query.ts"
import { Button, TextLink } from "../kit/Button.tsx"
import { useWords } from "../messages/useWords.ts"
import { FilterPanel } from "./FilterPanel.tsx"
import * as css from "./ListingScreen.css.ts"

/** Target of the filter button of a narrow screen without script. */
export const filterId = "filter"

/** The filters beside the list. A form like any other; with script every press holds at once. */
export const FilterAside = ({
  list,
  path,
  onChange,
  children
}: {
  readonly list: ListingView
  readonly path: string
  readonly onChange: (query: SearchQuery) => void
  /** Below the filters. */
  readonly children?: ReactNode
}) => {
  const { t } = useWords()
  const { q, sort, size } = list.query
  return (
    <aside id={filterId} className={css.aside} aria-label={t("listing.filter")}>
      <div className={css.asideHead}>
        <h2 className={css.asideTitle}>{t("listing.filter")}</h2>
        {list.narrowed ? (
          <TextLink to={{ search: viewReset(list.fixed, list.query).search }}>{t("listing.clearAll")}</TextLink>
        ) : null}
      </div>
      <form action={path} onSubmit={(event) => event.preventDefault()}>
        {q ? <input type="hidden" name="q" value={q} /> : null}
        {sort ? <input type="hidden" name="sort" value={sort} /> : null}
        <input type="hidden" name="size" value={size} />
        <FilterPanel list={list} query={list.query} onChange={onChange} />
        <noscript>
          <Button type="submit" whole>
            {t("listing.apply")}
          </Button>
        </noscript>
      </form>
      {children}
    </aside>
  )
}
