import type { ReactNode } from "react"
import type * as css from "./Sheet.css.ts"

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
