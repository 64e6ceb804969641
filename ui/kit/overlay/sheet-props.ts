import type { ReactNode } from "react"
import type * as css from "./Sheet.css.ts"

/** How a sheet is opened, named and closed. */
export interface SheetProps {
  readonly title: string
  /** What it asks or shows, for screen readers, if the title is not enough. */
  readonly about?: string | undefined
  readonly place?: keyof typeof css.place
  /** Opened by no press of its own: its first field has the focus, and a press meant for the page does not close it. Rule 52. */
  readonly isUnasked?: boolean
  /** Said once: by ✕, the ground behind it, Escape or Back. */
  readonly onClose: () => void
  readonly foot?: ReactNode
  readonly children: ReactNode
}
