import type { ReactNode } from "react"
import { cx } from "../cx.ts"
import * as css from "./Badge.css.ts"
import { Icon } from "./Icon.tsx"
import type { IconName } from "./icons.ts"

/** A fact in two words. The English ones of the specification have a `lang`. */
export const Badge = ({
  look,
  icon,
  lang,
  className,
  children
}: {
  readonly look: keyof typeof css.badge
  readonly icon?: IconName
  readonly lang?: "en" | undefined
  readonly className?: string
  readonly children: ReactNode
}) => (
  <span className={cx(css.badge[look], className)} lang={lang}>
    {icon ? <Icon name={icon} size={16} /> : null}
    {children}
  </span>
)
