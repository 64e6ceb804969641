import type { ReactNode } from "react"
import { cx } from "../cx.ts"
import * as css from "./Grid.css.ts"

/** Cards in as many columns as fit. */
export const Grid = ({
  look = "cards",
  children
}: {
  readonly look?: keyof typeof css.grid
  readonly children: ReactNode
}) => <ul className={css.grid[look]}>{children}</ul>

/** The page's column. */
export const Page = ({
  className,
  children
}: {
  readonly className?: string | undefined
  readonly children: ReactNode
}) => <div className={cx(css.page, className)}>{children}</div>
