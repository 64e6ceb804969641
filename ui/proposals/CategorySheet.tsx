import { useState } from "react"
import type { CategoryLink } from "#core/catalogue/category.ts"
import { type CategoryPath, searchedPaths } from "#core/proposals/category-guess.rule.ts"
import type { ProposeProductView } from "#core/proposals/propose-product.view.ts"
import { Button } from "../kit/Button.tsx"
import { Field } from "../kit/form/Field.tsx"
import { DialogWait } from "../kit/overlay/DialogWait.tsx"
import { Sheet } from "../kit/overlay/Sheet.tsx"
import { Icon } from "../kit/picture/Icon.tsx"
import { useWords } from "../messages/useWords.ts"
import { CategoryChoices, CategoryLevels } from "./CategoryParts.tsx"
import * as css from "./Proposals.css.ts"

/** Most hits of a search that are shown. Own choice. */
const hitsMost = 12

const isLike = (path: CategoryPath, way: ReadonlyArray<CategoryLink>) =>
  way.every(({ id }, level) => path[level]?.id === id)
const once = (links: ReadonlyArray<CategoryLink | undefined>): ReadonlyArray<CategoryLink> => [
  ...new Map(links.flatMap((link) => (link ? [[link.id, link] as const] : []))).values()
]

/** Levels of categories one after the other, or a search straight to the third. A guess is only preselected. Mock add-product-category. */
export const CategorySheet = ({
  view: { categories, paths, guess, draft },
  onRetry,
  onUse,
  onClose
}: {
  readonly view: Pick<ProposeProductView, "categories" | "paths" | "guess" | "draft">
  readonly onRetry: () => void
  readonly onUse: (path: CategoryPath) => void
  readonly onClose: () => void
}) => {
  const { t } = useWords()
  const begun = draft.path ?? guess
  const [chosen, setChosen] = useState<CategoryPath | null>()
  const [walked, setWay] = useState<ReadonlyArray<CategoryLink>>()
  const [text, setText] = useState("")
  const way = walked ?? begun?.slice(0, 2) ?? []
  const picked = chosen === undefined ? begun : chosen
  const isSearch = text.trim() !== ""
  const hits = isSearch ? searchedPaths(paths, text).slice(0, hitsMost) : paths.filter((path) => isLike(path, way))
  const walk = (next: ReadonlyArray<CategoryLink>) => {
    setWay(next)
    setText("")
    if (picked !== null && !isLike(picked, next)) setChosen(null)
  }
  const isAtEnd = isSearch || way.length === 2
  const isPickedHere = picked !== null && hits.some((path) => path[2].id === picked[2].id)
  return (
    <Sheet
      open
      title={way.at(-1)?.name ?? t("proposals.category.label")}
      onClose={onClose}
      foot={
        isAtEnd && isPickedHere && picked !== null ? (
          <Button whole onClick={() => onUse(picked)}>
            {t("proposals.category.use", { name: picked[2].name })}
          </Button>
        ) : undefined
      }
    >
      {categories === "known" ? (
        <div className={css.sheet}>
          <CategoryLevels way={way} onWalk={walk} />
          <Field
            label={t("proposals.category.search")}
            type="search"
            autoComplete="off"
            placeholder={t("proposals.category.placeholder")}
            before={<Icon name="search" />}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <div role="status">
            {isAtEnd && hits.length === 0 ? <p className={css.quiet}>{t("proposals.category.nothing")}</p> : null}
          </div>
          {isAtEnd ? (
            <CategoryChoices hits={hits} picked={picked} guess={guess} isSearch={isSearch} onPick={setChosen} />
          ) : (
            <ul className={css.list}>
              {once(hits.map((path) => path[way.length])).map((link) => (
                <li key={link.id}>
                  <button type="button" className={css.row} onClick={() => walk([...way, link])}>
                    <b className={css.words}>{link.name}</b>
                    <Icon name="right" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <p className={css.quiet}>{t("proposals.category.nearest")}</p>
        </div>
      ) : (
        <DialogWait step={categories === "failed" ? "unreachable" : "opening"} onRetry={onRetry} />
      )}
    </Sheet>
  )
}
