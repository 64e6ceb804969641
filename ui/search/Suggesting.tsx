import { type ReactNode, type RefObject, useId } from "react"
import { useNavigate } from "react-router-dom"
import { brandPath, categoryPath, productPath, searchPath } from "#core/catalogue/links.ts"
import type { SearchOption } from "#core/search/search-option.ts"
import { viewSuggest } from "#core/search/suggest.view.ts"
import { cx } from "../kit/cx.ts"
import { useBackCloses } from "../kit/overlay/useBackCloses.ts"
import { useTexts } from "../messages/useTexts.ts"
import { useView } from "../shop/useView.ts"
import { Options } from "./Options.tsx"
import { PanelNote } from "./PanelNote.tsx"
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
  const navigate = useNavigate()
  const id = useId()
  const [panel, send] = useView(actor, viewSuggest)
  useHeard(actor, "option.taken", ({ option }) => {
    input.current?.blur()
    void navigate(pathOf(option))
  })
  useCombobox({ form, input, id, open: panel.open, active: panel.active, send })

  if (!panel.open) return null
  const leave = () => {
    input.current?.blur()
    send({ type: "box.left" })
  }
  return (
    <>
      <BackCloses onClose={leave} />
      <div className={css.dim} onPointerDown={() => send({ type: "box.left" })} />
      <div className={cx(css.panel, panel.stale && css.stale)} onPointerDown={(event) => event.preventDefault()}>
        {above}
        <PanelNote
          panel={panel}
          onRestore={() => send({ type: "recent.restored" })}
          onRetry={() => send({ type: "retry.wanted" })}
        />
        <Options
          id={id}
          groups={panel.groups}
          onChoose={(option) => send({ type: "option.chosen", option })}
          onRemove={(text) => send({ type: "recent.removed", text })}
          onClear={() => send({ type: "recent.cleared" })}
        />
      </div>
    </>
  )
}

/** Is there as long as the panel is open. Rule 12. */
const BackCloses = ({ onClose }: { readonly onClose: () => void }) => {
  useBackCloses(onClose)
  return null
}
