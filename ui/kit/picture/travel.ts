import { still } from "../../theme/breakpoints.ts"
import { pageChanges } from "../overlay/page-changes.ts"
import { travelling } from "./travelling.ts"

/** How long the page may take to change; the browser draws nothing meanwhile. */
const patienceMs = 400

/**
 * Follows the link of a card: its picture moves to its place on the page that comes, and is shown there until that page has its
 * own. Other links, browsers without View Transitions and people who want less motion get the page alone.
 *
 * @param change asks for the other page, which React draws a little later
 */
export const travel = (link: HTMLAnchorElement, change: (picture?: string) => void): void => {
  const picture = link.closest("article")?.querySelector<HTMLImageElement>(":scope > span > picture > img")
  const box = picture?.closest("span")
  if (!picture || !box) {
    change()
    return
  }
  const address = picture.currentSrc
  if (!("startViewTransition" in document) || link.hash !== "" || matchMedia(still).matches) {
    change(address)
    return
  }
  box.style.viewTransitionName = travelling
  const before = pageChanges()
  const moved = document.startViewTransition(async () => {
    box.style.viewTransitionName = ""
    change(address)
    const start = performance.now()
    while (pageChanges() === before && performance.now() - start < patienceMs)
      await new Promise((next) => setTimeout(next))
  })
  // A second press ends the first motion: nothing is wrong with that.
  moved.ready.catch(() => {})
  moved.finished.catch(() => {})
}
