import type { WishlistShown } from "#core/wishlist/wishlist.machine.ts"
import { type WishlistSort, wishlistFilters, wishlistSorts } from "#core/wishlist/wishlist.ts"
import type { WishlistView } from "#core/wishlist/wishlist.view.ts"
import * as chips from "../../kit/Chip.css.ts"
import { Chips } from "../../kit/Chip.tsx"
import { cx } from "../../kit/cx.ts"
import { Select } from "../../kit/form/Select.tsx"
import { PageIcon } from "../../kit/picture/PageIcon.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./Wishlist.css.ts"

/** What the list shows, with how many there are of each, and its order. */
export const WishlistFilters = ({
  view: { shown, counts },
  onShown
}: {
  readonly view: WishlistView
  readonly onShown: (shown: Partial<WishlistShown>) => void
}) => {
  const { t, count } = useWords()
  return (
    <div className={css.bar}>
      <div className={css.chips}>
        <Chips label={t("wishlist.filter")}>
          {wishlistFilters.map((filter) => (
            <li key={filter}>
              <button
                type="button"
                className={cx(chips.chip[filter === shown.filter ? "on" : "off"], css.chip)}
                aria-pressed={filter === shown.filter}
                onClick={() => onShown({ filter })}
              >
                {filter === "dropped" ? <PageIcon name="trend" size={16} className={css.down} /> : null}
                {t(`wishlist.filters.${filter}`)}
                <span className={css.chipCount}>{count(counts[filter])}</span>
              </button>
            </li>
          ))}
        </Chips>
      </div>
      <Select
        className={css.sort}
        label={t("wishlist.sort")}
        before={<span className={css.sortLabel}>{t("wishlist.sort")}:</span>}
        value={shown.sort}
        choices={wishlistSorts.map((sort) => ({ value: sort, text: t(`wishlist.sorts.${sort}`) }))}
        onChange={(value) => onShown({ sort: value as WishlistSort })}
      />
    </div>
  )
}
