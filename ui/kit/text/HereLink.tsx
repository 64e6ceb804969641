import { Link, type LinkProps } from "./Link.tsx"

/** Returns whether a path leads to this page or to what is above it. */
export const isHere = (path: string, here: string): boolean =>
  here === path || (path !== "/" && here.startsWith(`${path}/`))

/** A link that marks the reader's place: at its path, or somewhere below it. */
export const HereLink = ({
  to,
  here,
  ...rest
}: LinkProps & {
  readonly to: string
  /** The path of the page. */
  readonly here: string
}) => <Link to={to} aria-current={isHere(to, here) ? "page" : undefined} {...rest} />
