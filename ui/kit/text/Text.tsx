import type { ReactNode } from "react"
import { cx } from "../cx.ts"
import * as css from "./Text.css.ts"

/** A paragraph or a run of words. */
export const Text = ({
  as: Tag = "p",
  look = "body",
  tone = "plain",
  prose = false,
  className,
  children
}: {
  readonly as?: "p" | "span" | "dt" | "dd"
  readonly look?: keyof typeof css.text
  readonly tone?: keyof typeof css.tone
  /** Lines no longer than a reader likes. */
  readonly prose?: boolean
  readonly className?: string
  readonly children: ReactNode
}) => <Tag className={cx(css.text[look], css.tone[tone], prose && css.prose, className)}>{children}</Tag>

/** A heading; the first one of a page takes focus after a change of route. Rule 59. */
export const Heading = ({
  level,
  look,
  className,
  id,
  children
}: {
  readonly level: 1 | 2 | 3
  readonly look: keyof typeof css.heading
  readonly className?: string | undefined
  readonly id?: string
  readonly children: ReactNode
}) => {
  const Tag = `h${level}` as const
  return (
    <Tag
      className={cx(css.heading[look], className)}
      {...(id ? { id } : {})}
      {...(level === 1 ? { tabIndex: -1 } : {})}
    >
      {children}
    </Tag>
  )
}

/** Text for screen readers. */
export const Unseen = ({ children }: { readonly children: ReactNode }) => <span className={css.unseen}>{children}</span>
