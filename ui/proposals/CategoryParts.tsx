import { useId } from "react"
import type { CategoryLink } from "#core/catalogue/category.ts"
import type { CategoryPath } from "#core/proposals/category-guess.rule.ts"
import { Unseen } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Proposals.css.ts"

/** Where one is among the three levels; each that was passed leads back. D-12. */
export const CategoryLevels = ({
  way,
  onWalk
}: {
  readonly way: ReadonlyArray<CategoryLink>
  readonly onWalk: (way: ReadonlyArray<CategoryLink>) => void
}) => {
  const { t } = useWords()
  return (
    <ol className={css.levels}>
      {[0, 1, 2].map((level) => (
        <li key={level} className={css.level[level <= way.length ? "here" : "later"]}>
          {level < way.length ? (
            <button type="button" className={css.levelLink} onClick={() => onWalk(way.slice(0, level))}>
              {way[level]?.name}
            </button>
          ) : (
            <b>{level === way.length ? t("proposals.category.pick") : "…"}</b>
          )}
          <span className={css.quiet}>{t("proposals.category.level", { number: level + 1 })}</span>
        </li>
      ))}
    </ol>
  )
}

/** Categories of the third level, one of which is picked. */
export const CategoryChoices = ({
  hits,
  picked,
  guess,
  isSearch,
  onPick
}: {
  readonly hits: ReadonlyArray<CategoryPath>
  readonly picked: CategoryPath | null
  readonly guess: CategoryPath | null
  readonly isSearch: boolean
  readonly onPick: (path: CategoryPath) => void
}) => {
  const { t } = useWords()
  const group = useId()
  return (
    <fieldset className={css.list}>
      <legend>
        <Unseen>{t("proposals.category.pick")}</Unseen>
      </legend>
      {hits.map((path) => (
        <label key={path[2].id} className={css.row}>
          <span className={css.words}>
            <b>{path[2].name}</b>
            {isSearch ? (
              <span className={css.quiet}>
                {path[0].name} › {path[1].name}
              </span>
            ) : path[2].id === guess?.[2].id ? (
              <span className={css.quiet}>{t("proposals.category.guess")}</span>
            ) : null}
          </span>
          <input
            type="radio"
            name={group}
            className={css.radio}
            checked={picked?.[2].id === path[2].id}
            onChange={() => onPick(path)}
          />
        </label>
      ))}
    </fieldset>
  )
}
