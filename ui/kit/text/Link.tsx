import type { ComponentProps } from "react"

/** Target of a link: a path, or the parts of an address; a query alone stays on this page. */
export type To = string | { readonly pathname?: string; readonly search?: string; readonly hash?: string }

/** A link to another page of the shop. */
export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  readonly to: To
}

const hrefOf = (to: To): string => {
  if (typeof to === "string") return to
  const { pathname = "", search = "", hash = "" } = to
  // An empty address would keep the query that is to go.
  return `${pathname}${search || (pathname ? "" : "?")}${hash}`
}

/**
 * A link of this shop. A plain one: the frame follows it without reloading the page (`useLinks`), which costs a page with
 * hundreds of links far less than a component that listens for itself.
 */
export const Link = ({ to, ...rest }: LinkProps) => <a href={hrefOf(to)} {...rest} />
