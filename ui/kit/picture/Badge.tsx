import type { ReactNode } from "react"
import { cx } from "../cx.ts"
import * as css from "./Badge.css.ts"

/** A fact in two words. The English ones of the specification have a `lang`. */
export const Badge = ({
  look,
  lang,
  className,
  children
}: {
  readonly look: keyof typeof css.badge
  readonly lang?: "en" | undefined
  readonly className?: string
  readonly children: ReactNode
}) => (
  <span className={cx(css.badge[look], className)} lang={lang}>
    {children}
  </span>
)
