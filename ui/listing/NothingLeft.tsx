import { viewFilterChips, viewReset } from "#core/listing/filters.view.ts"
import type { ListingView } from "#core/listing/listing.view.ts"
import { LinkButton } from "../kit/Button.tsx"
import { Empty } from "../kit/Empty.tsx"
import { useWords } from "../messages/useWords.ts"
import { Popular } from "./GoodsRow.tsx"
import { useLabel } from "./useLabel.ts"

/** A list that filters have emptied, or a place without goods: the filter that came last can go, and what is in demand. */
export const NothingLeft = ({ list }: { readonly list: ListingView }) => {
  const { t } = useWords()
  const labelled = useLabel()
  const chips = viewFilterChips(list.fixed, list.query, list.facets)
  const last = chips.at(-1)
  return (
    <>
      <div role="status">
        <Empty
          title={t(list.narrowed ? "listing.empty.filtered" : "listing.empty.title")}
          text={last ? t("listing.empty.filteredText") : undefined}
        >
          {last ? (
            <LinkButton to={{ search: last.search }}>
              {t("listing.empty.without", { filter: labelled(last.label) })}
            </LinkButton>
          ) : null}
          {list.narrowed && chips.length !== 1 ? (
            <LinkButton look={last ? "secondary" : "primary"} to={{ search: viewReset(list.fixed, list.query).search }}>
              {t("listing.empty.clear")}
            </LinkButton>
          ) : null}
          {list.narrowed ? null : <LinkButton to="/search">{t("listing.empty.trending")}</LinkButton>}
        </Empty>
      </div>
      {list.popular ? <Popular cards={list.popular.products} rows={list.narrowed ? "beside" : "one"} /> : null}
    </>
  )
}
