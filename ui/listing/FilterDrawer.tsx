import { viewSorts } from "#core/listing/filters.view.ts"
import type { ListingView } from "#core/listing/listing.view.ts"
import type { SearchQuery } from "#core/search/query.ts"
import { Button } from "../kit/Button.tsx"
import { Radio } from "../kit/form/Choice.tsx"
import { Sheet } from "../kit/overlay/Sheet.tsx"
import { useWords } from "../messages/useWords.ts"
import { FilterPanel } from "./FilterPanel.tsx"
import * as css from "./ListingScreen.css.ts"

/** Filter and sort of a narrow screen: a draft that one button applies, saying how much it would show. Rule 8. */
export const FilterDrawer = ({
  list,
  onChange,
  onReset,
  onApply,
  onClose
}: {
  readonly list: ListingView
  readonly onChange: (query: SearchQuery) => void
  readonly onReset: () => void
  readonly onApply: () => void
  readonly onClose: () => void
}) => {
  const { t } = useWords()
  const products = list.count
  return (
    <Sheet
      open={list.drawerOpen}
      title={t("listing.filter")}
      place="drawer"
      onClose={onClose}
      foot={
        <>
          <Button look="secondary" onClick={onReset}>
            {t("listing.reset")}
          </Button>
          <Button whole onClick={onApply}>
            <span aria-live="polite">
              {products === null ? t("listing.show") : t("listing.showCount", { count: products })}
            </span>
          </Button>
        </>
      }
    >
      <SortChoices query={list.draft} onChange={onChange} />
      <FilterPanel list={list} query={list.draft} onChange={onChange} />
    </Sheet>
  )
}

const SortChoices = ({
  query,
  onChange
}: {
  readonly query: SearchQuery
  readonly onChange: (query: SearchQuery) => void
}) => {
  const { t } = useWords()
  return (
    <div role="radiogroup" aria-label={t("listing.sort")} className={css.drawerSort}>
      <h3 className={css.drawerTitle}>{t("listing.sort")}</h3>
      {viewSorts(query).map((choice) => (
        <Radio key={choice.id} name="draft-sort" checked={choice.on} onChange={() => onChange(choice.query)}>
          {t(`listing.sorts.${choice.id}`)}
        </Radio>
      ))}
    </div>
  )
}
