import { useWords } from "../../messages/useWords.ts"
import { Unseen } from "../text/Text.tsx"
import { lazyPart } from "./lazy-part.tsx"
import * as css from "./Sheet.css.ts"
import type { SheetProps } from "./sheet-props.ts"

const load = () => import("./SheetOpen.tsx")

/** Fetches what dialogs are made of, on the first sign that one is wanted. */
export const warmSheets = (): void => {
  load().catch(() => {})
}

const Waiting = () => {
  const { t } = useWords()
  return (
    <div className={css.waiting} role="status">
      <Unseen>{t("shop.loading")}</Unseen>
    </div>
  )
}

const Open = lazyPart(async () => (await load()).SheetOpen, "notice", Waiting)

/** A dialog: from below on narrow screens. What it is made of arrives when the first one opens. */
export const Sheet = ({ open, ...rest }: SheetProps & { readonly open: boolean }) => (open ? <Open {...rest} /> : null)
