import type { ReactNode } from "react"
import * as css from "./More.css.ts"

/** How much of a list is shown, and the way to the rest. Rule 11. */
export const More = ({
  shown,
  total,
  text,
  children
}: {
  readonly shown: number
  readonly total: number
  /** `12 dari 186 produk`. */
  readonly text: string
  readonly children?: ReactNode
}) => (
  <div className={css.more}>
    <p role="status">{text}</p>
    <progress className={css.bar} value={shown} max={Math.max(1, total)} aria-label={text} />
    {children}
  </div>
)

export const moreButton = css.button
