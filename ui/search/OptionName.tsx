import { formatRupiah } from "#core/kernel/money.ts"
import { shownSearch } from "#core/search/history/recent.rule.ts"
import type { SearchOption } from "#core/search/search-option.ts"
import type { ShownOption } from "#core/search/suggest.view.ts"
import { Icon } from "../kit/picture/Icon.tsx"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { Picture } from "../kit/picture/Picture.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./SuggestPanel.css.ts"

const signs = { typed: "search", suggested: "search", recent: "clock", trending: "trend" } as const

/** What an option of the panel is called, with its sign or picture. */
export const OptionName = ({ shown: { option, typed, added } }: { readonly shown: ShownOption }) => {
  switch (option.kind) {
    case "words":
      if (option.from === "nearest") return <NearestWord words={option.words} />
      return (
        <>
          <PageIcon name={signs[option.from]} className={css.sign} />
          <span className={css.words}>
            {option.from === "suggested" ? (
              <>
                {typed}
                <b className={css.added}>{added}</b>
              </>
            ) : option.from === "recent" ? (
              shownSearch(option.words)
            ) : (
              option.words
            )}
          </span>
        </>
      )
    case "category":
      return <CategoryOption name={option.category.name} />
    case "brand":
      return (
        <>
          <Icon name="store" className={css.sign} />
          <span className={css.words}>{option.brand.name}</span>
        </>
      )
    case "product":
      return <ProductOption option={option} />
  }
}

const NearestWord = ({ words }: { readonly words: string }) => {
  const { t } = useWords()
  return (
    <>
      <Icon name="search" />
      <span className={css.words}>
        {t("search.group.nearest")}
        <b className={css.nearestWord}>{words}</b>
      </span>
      <Icon name="right" />
    </>
  )
}

const CategoryOption = ({ name }: { readonly name: string }) => {
  const { t } = useWords()
  return (
    <>
      <Icon name="grid" className={css.sign} />
      <span className={css.words}>
        <b>{name}</b> <span className={css.scope}>{t("search.category")}</span>
      </span>
    </>
  )
}

const ProductOption = ({ option: { product } }: { readonly option: Extract<SearchOption, { kind: "product" }> }) => (
  <>
    <span className={css.picture}>
      <Picture of={product.picture} shape="small" sizes="44px" alt="" />
    </span>
    <span className={css.words}>
      <span className={css.name}>{product.name}</span>
      <span className={css.brand}>{product.brand.name}</span>
    </span>
    <b className={css.price}>{formatRupiah(product.priceAfterDiscount)}</b>
  </>
)
