import type { ReactNode } from "react"
import * as css from "./details/Details.css.ts"

/** Longer lists begin folded. */
const short = 4

/** A part of a panel that can be folded away, with how much is in it. */
export const Folded = ({
  title,
  count,
  children
}: {
  readonly title: string
  readonly count: number
  readonly children: ReactNode
}) =>
  count === 0 ? null : (
    <details className={css.fold} open={count <= short}>
      <summary className={css.folder}>{`${title} (${count})`}</summary>
      {children}
    </details>
  )
