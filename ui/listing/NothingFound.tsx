import { searchPath } from "#core/catalogue/links.ts"
import type { ProductList } from "#core/catalogue/product-list.ts"
import { graphemes } from "#core/kernel/text.ts"
import type { Instead } from "#core/search/found.ts"
import { minimumSearchLength } from "#core/search/query.ts"
import { ChipLink, Chips } from "../kit/Chip.tsx"
import { Icon } from "../kit/picture/Icon.tsx"
import { Link } from "../kit/text/Link.tsx"
import { useWords } from "../messages/useWords.ts"
import { GoodsRow, Popular } from "./GoodsRow.tsx"
import * as css from "./NothingFound.css.ts"

/**
 * A search without results says so once; the words stay in the field of the header, to be changed. Then the nearest word of
 * the shop, wider searches, and goods that say why they are here. Rule 16.
 */
export const NothingFound = ({
  q,
  instead,
  popular
}: {
  readonly q: string
  readonly instead: Instead | undefined
  readonly popular: ProductList | null
}) => {
  const { t, count } = useWords()
  const hint = q !== "" && graphemes(q).length < minimumSearchLength ? "tooShort" : instead ? "nearText" : "noneText"
  return (
    <>
      <div role="status" className={css.head}>
        <h1 className={css.title} tabIndex={-1}>
          {t("listing.search.noneTitle", { q })}
        </h1>
        <p className={css.hint}>{t(`listing.search.${hint}`)}</p>
        <p className={css.hint}>
          <Link to="/add-product">{t("listing.search.propose")}</Link>
        </p>
      </div>
      {instead ? (
        <div className={css.head}>
          <Link to={searchPath(instead.nearest)} className={css.nearest}>
            <Icon name="search" size={24} />
            <span className={css.words}>
              {t("listing.search.nearest")}
              <b className={css.word}>{instead.nearest}</b>
            </span>
            <span className={css.count}>
              {t("listing.count", { count: instead.total })}
              <Icon name="right" size={16} />
            </span>
          </Link>
          <Broader words={instead.broader} />
        </div>
      ) : null}
      {instead ? (
        <GoodsRow
          title={t("listing.search.perhaps")}
          about={t("listing.search.perhapsAbout", { words: instead.nearest })}
          all={{
            to: searchPath(instead.nearest),
            text: t("listing.search.perhapsAll", { total: count(instead.total) })
          }}
          cards={instead.products}
        />
      ) : null}
      {popular ? <Popular cards={popular.products} rows={instead ? "one" : "two"} /> : null}
    </>
  )
}

const Broader = ({ words }: { readonly words: ReadonlyArray<string> }) => {
  const { t } = useWords()
  return words.length === 0 ? null : (
    <div className={css.broader}>
      <Chips label={t("listing.search.broader")}>
        {words.map((one) => (
          <li key={one}>
            <ChipLink to={searchPath(one)} className={css.chip}>
              {one}
            </ChipLink>
          </li>
        ))}
      </Chips>
    </div>
  )
}
