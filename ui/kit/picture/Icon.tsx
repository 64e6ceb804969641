import { cx } from "../cx.ts"
import * as css from "./Icon.css.ts"
import { type IconName, icons } from "./icons.ts"

interface Look {
  readonly size?: keyof typeof css.icon
  readonly className?: string | undefined
}

/** A line drawing beside words, or inside something that has a name of its own; it is never read aloud. */
export const Drawing = ({ path, size = 20, className }: Look & { readonly path: string }) => (
  <svg className={cx(css.icon[size], className)} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)

/** A line drawing that the frame of the shop or many pages use. */
export const Icon = ({ name, ...look }: Look & { readonly name: IconName }) => <Drawing path={icons[name]} {...look} />
