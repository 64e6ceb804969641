import type { ReactNode } from "react"
import { useWords } from "../../messages/useWords.ts"
import { Unseen } from "../text/Text.tsx"
import { lazyPart } from "./lazy-part.tsx"
import * as css from "./Sheet.css.ts"

export interface SheetProps {
  readonly title: string
  /** What it asks or shows, for those who hear it, where the title is not enough. */
  readonly about?: string | undefined
  readonly place?: keyof typeof css.place
  /** Said once: by ✕, the ground behind it, Escape or Back. */
  readonly onClose: () => void
  readonly foot?: ReactNode
  readonly children: ReactNode
}

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
