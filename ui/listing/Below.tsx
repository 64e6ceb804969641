import type { CategoryBranch } from "#core/catalogue/category.ts"
import { categoryPath, selectionPath } from "#core/catalogue/links.ts"
import { viewCategoryChoices } from "#core/listing/filters.view.ts"
import type { ListingView } from "#core/listing/listing.view.ts"
import type { Place } from "#core/shop/facts.ts"
import { ChipLink, Chips } from "../kit/Chip.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./ListBar.css.ts"

/** The categories one step further down, or those a search can be narrowed to. */
export const Below = ({ place, list }: { readonly place: Place; readonly list: ListingView }) => {
  const { t, count } = useWords()
  const below: ReadonlyArray<CategoryBranch> = place.kind === "category" ? place.below : []
  const narrowing = place.kind === "category" ? [] : viewCategoryChoices(list.fixed, list.query, list.facets)
  if (below.length + narrowing.length === 0) return null
  return (
    <nav aria-label={t("listing.below")}>
      <Chips label={t("listing.below")}>
        {below.map((category) => (
          <li key={category.id}>
            <ChipLink to={categoryPath(category)} className={css.belowChip}>
              {category.name}
            </ChipLink>
          </li>
        ))}
        {place.kind === "category" && below.length > 1 ? (
          <li>
            <ChipLink to={selectionPath(place.category.id)} className={css.belowChip}>
              {t("listing.picks")}
            </ChipLink>
          </li>
        ) : null}
        {narrowing.map(({ id, name, on, search, count: products }) => (
          <li key={id}>
            <ChipLink on={on} to={{ search }} className={css.belowChip}>
              {name} ({count(products)})
            </ChipLink>
          </li>
        ))}
      </Chips>
    </nav>
  )
}
