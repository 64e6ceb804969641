import { lazy, type ReactNode, Suspense } from "react"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Sheet.css.ts"
import { Unseen } from "./Text.tsx"

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
const Open = lazy(async () => ({ default: (await load()).SheetOpen }))

/** Fetches what dialogs are made of, on the first sign that one is wanted. */
export const warmSheets = (): void => {
  void load()
}

/** A dialog: from below on narrow screens. What it is made of arrives when the first one opens. */
export const Sheet = ({ open, ...rest }: SheetProps & { readonly open: boolean }) => {
  const { t } = useWords()
  if (!open) return null
  const waiting = (
    <div className={css.waiting} role="status">
      <Unseen>{t("shop.loading")}</Unseen>
    </div>
  )
  return (
    <Suspense fallback={waiting}>
      <Open {...rest} />
    </Suspense>
  )
}
