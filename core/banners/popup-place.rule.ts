/** Page on which a popup may come: the location of its banner, and its target. D-49b. */
export interface PopupPlace {
  readonly location: "home" | "category" | "brand" | "search"
  /** Of the category or the brand. */
  readonly target?: string
}

/** How long a page is untouched before a popup may open; a first touch ends the wait. Rule 55; D-49b. */
export const popupAfterMs = 8_000

/** Returns the place of a path; none if popups never open there: the order, ways in, forms, products. D-49b. */
export const popupPlace = (path: string): PopupPlace | undefined => {
  const [, location, target] = /^\/(?:(category|brand)\/(\d+)|(?:search)?$)/.exec(path) ?? []
  if ((location === "category" || location === "brand") && target !== undefined) return { location, target }
  return path === "/" ? { location: "home" } : path === "/search" ? { location: "search" } : undefined
}
