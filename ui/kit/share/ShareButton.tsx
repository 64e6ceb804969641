import { useState } from "react"
import { iconButton } from "../Button.css.ts"
import { lazyPart } from "../overlay/lazy-part.tsx"
import { warmSheets } from "../overlay/Sheet.tsx"
import { PageIcon } from "../picture/PageIcon.tsx"

const Dialog = lazyPart(async () => (await import("./ShareDialog.tsx")).ShareDialog)

/** Tells friends of a page of the shop. Specification 2, Modals: tell friends. */
export const ShareButton = ({
  label,
  title,
  path
}: {
  readonly label: string
  /** Name of what is shared. */
  readonly title: string
  /** Its address within the shop; this page if absent. */
  readonly path?: string
}) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={label}
        className={iconButton}
        onPointerEnter={warmSheets}
        onFocus={warmSheets}
        onClick={() => setOpen(true)}
      >
        <PageIcon name="share" />
      </button>
      {open ? (
        <Dialog
          title={title}
          url={new URL(path ?? location.href, location.origin).href}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
