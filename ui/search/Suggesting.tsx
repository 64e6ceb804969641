import { type ReactNode, type RefObject, useId } from "react"
import { useNavigate } from "react-router-dom"
import { brandPath, categoryPath, productPath, searchPath } from "#core/catalogue/links.ts"
import type { SearchOption } from "#core/search/search-option.ts"
import { type SuggestView, viewSuggest } from "#core/search/suggest.view.ts"
import { cx } from "../kit/cx.ts"
import { useTexts } from "../messages/useTexts.ts"
import { useWords } from "../messages/useWords.ts"
import { useView } from "../shop/useView.ts"
import { OptionRow } from "./OptionRow.tsx"
import * as css from "./SuggestPanel.css.ts"
import { useCombobox } from "./useCombobox.ts"
import { type SuggestActor, useHeard } from "./useSuggesting.ts"

const pathOf = (option: SearchOption): string => {
  switch (option.kind) {
    case "words":
      return searchPath(option.words)
    case "category":
      return categoryPath(option.category)
    case "product":
      return productPath(option.product)
    case "brand":
      return brandPath(option.brand)
  }
}

/** The search box of a page, which was there before. */
export interface SearchBoxParts {
  readonly form: RefObject<HTMLFormElement | null>
  readonly input: RefObject<HTMLInputElement | null>
}

/** What the search box offers while a shopper types. Specification 4, Search; rules 13 to 15. */
export const Suggesting = ({
  actor,
  form,
  input,
  above = null
}: SearchBoxParts & {
  readonly actor: SuggestActor
  /** Content before the suggestions. */
  readonly above?: ReactNode
}) => {
  useTexts("search")
  const { t } = useWords()
  const navigate = useNavigate()
  const id = useId()
  const [panel, send] = useView(actor, viewSuggest)
  useHeard(actor, "option.taken", ({ option }) => {
    input.current?.blur()
    void navigate(pathOf(option))
  })
  useCombobox({ form, input, id, open: panel.open, active: panel.active, send })

  if (!panel.open) return null
  return (
    <>
      <div className={css.dim} onPointerDown={() => send({ type: "box.left" })} />
      <div className={cx(css.panel, panel.stale && css.stale)} onPointerDown={(event) => event.preventDefault()}>
        {above}
        <Recall panel={panel} onRestore={() => send({ type: "recent.restored" })} />
        <div id={id} role="listbox" aria-label={t("search.panel")}>
          {panel.groups.map(({ group, options }) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
            <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
              <div className={css.head}>
                <span id={`${id}-${group}`}>{t(`search.group.${group}`)}</span>
                {group === "recent" ? (
                  <button type="button" className={css.quiet} onClick={() => send({ type: "recent.cleared" })}>
                    {t("search.clearRecent")}
                  </button>
                ) : null}
              </div>
              {options.map((shown) => (
                <OptionRow
                  key={shown.place}
                  id={`${id}-${shown.place}`}
                  shown={shown}
                  onChoose={() => send({ type: "option.chosen", option: shown.option })}
                  onRemove={(text) => send({ type: "recent.removed", text })}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
    </>
  )
}

/** What was cleared can be brought back; else why nothing is suggested, if so. */
const Recall = ({ panel, onRestore }: { readonly panel: SuggestView; readonly onRestore: () => void }) => {
  const { t } = useWords()
  if (panel.canRestore)
    return (
      <div className={css.head}>
        {t("search.cleared")}
        <button type="button" className={css.quiet} onClick={onRestore}>
          {t("search.restore")}
        </button>
      </div>
    )
  return panel.note === undefined ? null : (
    <p role="status" className={css.note}>
      {t(`search.note.${panel.note}`)}
    </p>
  )
}
