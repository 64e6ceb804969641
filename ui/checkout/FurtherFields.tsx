import { type ReactNode, useState } from "react"
import { Icon } from "../kit/picture/Icon.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Checkout.css.ts"

/** Optional fields that few people need: folded until one is wanted; while one is filled in or wrong they stay open. */
export const FurtherFields = ({
  names,
  isNeeded,
  children
}: {
  readonly names: ReadonlyArray<string>
  /** One of them holds a text or a problem. */
  readonly isNeeded: boolean
  readonly children: ReactNode
}) => {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(isNeeded)
  // What was opened by a text stays open when the text goes: nothing folds away while one types.
  if (isNeeded && !isOpen) setOpen(true)
  return (
    <details
      className={css.further}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        // The state says open already: React would leave the folded element as it is.
        if (isNeeded) currentTarget.open = true
        setOpen(currentTarget.open)
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it is pressed by itself; a field that loses the focus may show a
          problem, which would move this line away from under the finger */}
      <summary className={css.furtherHead} onMouseDown={(event) => event.preventDefault()}>
        <Icon name="down" size={16} className={css.furtherSign} />
        <span>
          {names.join(" · ")} <span className={css.optional}>{t("shop.field.optional")}</span>
        </span>
      </summary>
      <div className={css.part}>{children}</div>
    </details>
  )
}
