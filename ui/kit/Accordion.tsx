import type { ReactNode } from "react"
import * as css from "./Accordion.css.ts"
import { Icon } from "./picture/Icon.tsx"

/** A part of a page that opens in place; it needs no script. */
export const Fold = ({
  title,
  open = false,
  heading = 3,
  children
}: {
  readonly title: ReactNode
  readonly open?: boolean
  readonly heading?: 2 | 3
  readonly children: ReactNode
}) => {
  const Tag = `h${heading}` as const
  return (
    <details className={css.part} open={open}>
      <summary className={css.head}>
        <Tag>{title}</Tag>
        <Icon name="down" className={css.sign} />
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  )
}
