import type { ComponentProps, ReactNode } from "react"
import * as css from "./Button.css.ts"
import { cx } from "./cx.ts"
import { Icon } from "./picture/Icon.tsx"
import type { IconName } from "./picture/icons.ts"
import { Link, type LinkProps } from "./text/Link.tsx"

interface Look {
  readonly look?: keyof typeof css.button | undefined
  readonly size?: keyof typeof css.size | undefined
  /** As wide as its place. */
  readonly whole?: boolean | undefined
}

const classesOf = ({ look = "primary", size = "normal", whole = false }: Look, className?: string) =>
  cx(css.button[look], css.size[size], whole && css.whole, className)

/** Performs an action here. It is never disabled to refuse input: pressing it shows what is missing. Rule 35. */
export const Button = ({
  look,
  size,
  whole,
  busy = false,
  className,
  children,
  ...rest
}: Look & ComponentProps<"button"> & { readonly busy?: boolean }) => (
  <button
    type="button"
    aria-busy={busy || undefined}
    className={cx(classesOf({ look, size, whole }, className), busy && css.busy, busy && css.ring)}
    {...rest}
  >
    {busy ? <span className={css.words}>{children}</span> : children}
  </button>
)

/** Goes somewhere and looks like a button. */
export const LinkButton = ({ look, size, whole, className, ...rest }: Look & LinkProps) => (
  <Link className={classesOf({ look, size, whole }, className)} {...rest} />
)

interface Named {
  readonly icon: IconName
  /** What it does, for those who do not see the drawing. */
  readonly label: string
  readonly iconSize?: 16 | 20 | 24
  readonly children?: ReactNode
}

/** A button that shows an icon alone; its label is read out. */
export const IconButton = ({
  icon,
  label,
  iconSize = 24,
  className,
  children,
  ...rest
}: Named & Omit<ComponentProps<"button">, "children">) => (
  <button type="button" aria-label={label} className={cx(css.iconButton, className)} {...rest}>
    <Icon name={icon} size={iconSize} />
    {children}
  </button>
)

/** A link that shows an icon alone; its label is read out. */
export const IconLink = ({ icon, label, iconSize = 24, className, children, ...rest }: Named & LinkProps) => (
  <Link aria-label={label} className={cx(css.iconButton, className)} {...rest}>
    <Icon name={icon} size={iconSize} />
    {children}
  </Link>
)

/** A quiet link in the colour of the shop. */
export const TextLink = ({ underlined = false, className, ...rest }: LinkProps & { readonly underlined?: boolean }) => (
  <Link className={cx(css.textLink, underlined && css.underlined, className)} {...rest} />
)
