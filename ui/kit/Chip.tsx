import type { ReactNode } from "react"
import * as css from "./Chip.css.ts"
import { cx } from "./cx.ts"
import { Icon } from "./picture/Icon.tsx"
import { Link, type LinkProps } from "./text/Link.tsx"

/** A choice that is part of the address; pressing an active one removes it. Rule 6. */
export const ChipLink = ({ on = false, className, children, ...rest }: LinkProps & { readonly on?: boolean }) => (
  <Link className={cx(css.chip[on ? "on" : "off"], className)} {...rest}>
    {children}
    {on ? <Icon name="close" size={16} /> : null}
  </Link>
)

/** A row of chips with a name. */
export const Chips = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <ul className={css.row} aria-label={label}>
    {children}
  </ul>
)
