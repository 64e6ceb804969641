import { formatRupiah } from "#core/kernel/money.ts"
import type { SearchOption } from "#core/search/search-option.ts"
import type { ShownOption } from "#core/search/suggest.view.ts"
import { Icon } from "../kit/picture/Icon.tsx"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { Picture } from "../kit/picture/Picture.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./SuggestPanel.css.ts"

const signs = { typed: "search", suggested: "search", recent: "clock", trending: "trend" } as const

/** One option of the panel; the keys stay in the box, so it is never focused itself. */
export const OptionRow = ({
  id,
  shown,
  onChoose,
  onRemove
}: {
  readonly id: string
  readonly shown: ShownOption
  readonly onChoose: () => void
  readonly onRemove: (text: string) => void
}) => {
  const { t } = useWords()
  const { option } = shown
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys and Enter of the box choose it
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the box, which names the active option
    <div id={id} role="option" aria-selected={shown.active} className={css.option} onClick={onChoose}>
      <OptionName shown={shown} />
      {option.kind === "words" && option.from === "recent" ? (
        <button
          type="button"
          tabIndex={-1}
          className={css.remove}
          aria-label={t("search.removeRecent", { words: option.words })}
          onClick={(event) => {
            event.stopPropagation()
            onRemove(option.words)
          }}
        >
          <Icon name="close" size={16} />
        </button>
      ) : null}
    </div>
  )
}

const OptionName = ({ shown: { option, typed, added } }: { readonly shown: ShownOption }) => {
  switch (option.kind) {
    case "words":
      return (
        <>
          <PageIcon name={signs[option.from]} className={css.sign} />
          <span className={css.words}>
            {option.from === "suggested" ? (
              <>
                {typed}
                <b className={css.added}>{added}</b>
              </>
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
