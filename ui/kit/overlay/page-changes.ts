let shown: string | undefined
let changes = 0

/** Counts a change of page; called with the path of each page before it is painted. */
export const pageShown = (path: string): void => {
  if (path !== shown) changes++
  shown = path
}

/** Returns how often the page has changed. Its path is not enough: a quick Back leads to the same one again. */
export const pageChanges = (): number => changes
