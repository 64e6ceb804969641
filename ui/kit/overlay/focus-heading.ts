import { pageChanges } from "./page-changes.ts"
import { untilDrawn } from "./until-drawn.ts"

/** How long a page may take to draw its heading; afterwards the focus stays where it is. */
const patienceMs = 5_000

const linkTo = (path: string | undefined): HTMLElement | undefined =>
  path === undefined
    ? undefined
    : [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")].find(
        (link) => link.pathname === path && link.checkVisibility()
      )

/** The search box stays from page to page: a reader who is in it while one comes went there to type. */
const isInSearch = (element: Element | null): boolean => element?.matches("[role=search] input, search input") === true

/**
 * Moves focus to the page's heading, as soon as the page has drawn it, unless something else took the focus meanwhile, or
 * the search box has it. Rule 59.
 *
 * @param from path of the page that Back or Forward has left: the link to it takes the focus instead, if this page has one
 */
export const focusHeading = (from?: string): void => {
  const [before, page] = [document.activeElement, pageChanges()]
  const isFree = () =>
    (document.activeElement === before && !isInSearch(before)) || document.activeElement === document.body
  const focus = (): boolean => {
    const heading = document.querySelector<HTMLElement>("main h1")
    if (!isFree()) return true
    const target = heading && (linkTo(from) ?? heading)
    target?.focus({ preventScroll: true })
    return target !== null && document.activeElement === target
  }
  // A quick Back leaves the page: the next one moves the focus.
  void untilDrawn(() => pageChanges() !== page || focus(), patienceMs)
}
