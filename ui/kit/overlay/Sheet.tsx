import { useWords } from "../../messages/useWords.ts"
import { Unseen } from "../text/Text.tsx"
import { lazyPart } from "./lazy-part.tsx"
import * as css from "./Sheet.css.ts"
import type { SheetProps } from "./sheet-props.ts"

/** Fetches what dialogs are made of: a press that a dialog answers counts only once it is there. */
export const loadSheets = () => import("./SheetOpen.tsx")

/** Fetches what dialogs are made of, on the first sign that one is wanted. */
export const warmSheets = (): void => {
  loadSheets().catch(() => {})
}

const Waiting = () => {
  const { t } = useWords()
  return (
    <div className={css.waiting} role="status">
      <Unseen>{t("shop.loading")}</Unseen>
    </div>
  )
}

const Open = lazyPart(async () => (await loadSheets()).SheetOpen, "notice", Waiting)

/** A dialog: from below on narrow screens. What it is made of arrives when the first one opens. */
export const Sheet = ({ open, ...rest }: SheetProps & { readonly open: boolean }) => (open ? <Open {...rest} /> : null)
