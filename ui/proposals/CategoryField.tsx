import { useId, useState } from "react"
import type { ProposeProductView } from "#core/proposals/propose-product.view.ts"
import { lazyPart } from "../kit/overlay/lazy-part.tsx"
import { Icon } from "../kit/picture/Icon.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Proposals.css.ts"
import type { SendToProposal } from "./useProposal.ts"

const CategorySheet = lazyPart(async () => (await import("./CategorySheet.tsx")).CategorySheet)
const levels = ["category", "subcategory1", "subcategory2"] as const

/** The category of each of the three levels, chosen in a sheet. Specification 3, Form field names; 5; D-12. */
export const CategoryField = ({ view, send }: { readonly view: ProposeProductView; readonly send: SendToProposal }) => {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { path } = view.draft
  const missing = levels.find((level) => view.problems[level] !== undefined)
  return (
    <div className={css.part}>
      <label className={css.label} htmlFor={id}>
        {t("proposals.category.label")}
      </label>
      <button
        id={id}
        type="button"
        className={css.opener}
        aria-haspopup="dialog"
        {...(missing ? { "aria-invalid": true, "aria-describedby": `${id}-error` } : {})}
        onClick={() => {
          send({ type: "categories.wanted" })
          setOpen(true)
        }}
      >
        <span className={css.words}>
          {path === null ? (
            <span className={css.quiet}>{t("proposals.category.choose")}</span>
          ) : (
            <>
              <span className={css.quiet}>
                {path[0].name} › {path[1].name}
              </span>
              <b>{path[2].name}</b>
            </>
          )}
        </span>
        <Icon name="right" />
      </button>
      {path === null
        ? null
        : levels.map((level, place) => (
            <input key={level} type="hidden" name={level} value={path[place]?.id} readOnly />
          ))}
      {missing ? (
        <p id={`${id}-error`} className={css.error}>
          {t("proposals.problem.category.required")}
        </p>
      ) : null}
      {isOpen ? (
        <CategorySheet
          view={view}
          onRetry={() => send({ type: "categories.wanted" })}
          onUse={(chosen) => {
            send({ type: "category.chosen", path: chosen })
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  )
}
