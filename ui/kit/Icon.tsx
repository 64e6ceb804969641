import { cx } from "./cx.ts"
import * as css from "./Icon.css.ts"
import { type IconName, icons } from "./icons.ts"

/** A line drawing beside words, or inside something that has a name of its own; it is never read aloud. */
export const Icon = ({
  name,
  size = 20,
  className
}: {
  readonly name: IconName
  readonly size?: keyof typeof css.icon
  readonly className?: string | undefined
}) => (
  <svg className={cx(css.icon[size], className)} viewBox="0 0 24 24" aria-hidden="true">
    <path d={icons[name]} />
  </svg>
)
