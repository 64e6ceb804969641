import type { ReactNode } from "react"
import { cx } from "./cx.ts"
import * as css from "./Stack.css.ts"

type Gap = keyof typeof css.stack

interface Box {
  readonly gap?: Gap
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** One below the other. */
export const Stack = ({ gap = 4, className, children }: Box) => (
  <div className={cx(css.stack[gap], className)}>{children}</div>
)

/** Side by side, wrapping. */
export const Inline = ({ gap = 2, apart = false, className, children }: Box & { readonly apart?: boolean }) => (
  <div className={cx(css.inline[gap], apart && css.apart, className)}>{children}</div>
)

/** Cards in as many columns as fit. */
export const Grid = ({
  look = "cards",
  children
}: {
  readonly look?: keyof typeof css.grid
  readonly children: ReactNode
}) => <ul className={css.grid[look]}>{children}</ul>

/** The page's column. */
export const Page = ({ className, children }: Pick<Box, "className" | "children">) => (
  <div className={cx(css.page, className)}>{children}</div>
)
