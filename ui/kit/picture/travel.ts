import { still } from "../../theme/breakpoints.ts"
import { pageChanges } from "../overlay/page-changes.ts"
import { untilDrawn } from "../overlay/until-drawn.ts"

/** How long the page may take to change, and then to be more than a skeleton; the browser draws nothing meanwhile. */
const patienceMs = { change: 400, ready: 120 }
/** The name by which the browser finds the picture again: `view-transition-name`. */
const name = "goods"
/** The place of the picture on the page of its goods: in the skeleton, then in the gallery, which has a list. */
const stage = (): HTMLElement | null => document.querySelector<HTMLElement>("[data-stage]")
const isReady = (): boolean => document.querySelector("[data-stage] ul") !== null

// Counts presses on links, Back and Forward: what the browser draws late belongs to the last of them.
let moves = 0
addEventListener("popstate", () => moves++)

let endShowing = (): void => {}

/** Shows the picture of a pressed card in its place on the page that comes, until that page has its own or is left. */
const showThere = (picture: string, path: string): void => {
  endShowing()
  const page = pageChanges()
  const look = (): void => {
    if (pageChanges() === page) return
    if (pageChanges() > page + 1 || location.pathname !== path) endShowing()
    else stage()?.style.setProperty("--pressed", `url("${picture}")`)
  }
  const drawn = new MutationObserver(look)
  const settled = ({ target }: Event): void => {
    if (pageChanges() !== page && target instanceof Element && target.closest("[data-stage] li:first-child"))
      endShowing()
  }
  endShowing = () => {
    endShowing = () => {}
    drawn.disconnect()
    for (const end of ["load", "error"]) document.removeEventListener(end, settled, true)
    stage()?.style.removeProperty("--pressed")
  }
  drawn.observe(document.body, { subtree: true, childList: true })
  for (const end of ["load", "error"]) document.addEventListener(end, settled, true)
}

/**
 * Follows a link. The picture of a card moves to its place on the page that comes, and is shown there until that page has its
 * own. Other links, browsers without View Transitions and people who want less motion get the page alone.
 *
 * @param change asks for the other page, which React draws a little later
 */
export const travel = (link: HTMLAnchorElement, change: () => void): void => {
  const card = link.matches("article > h3 > a") ? link.closest("article") : null
  const picture = card?.querySelector<HTMLImageElement>(":scope > span > picture > img")
  const box = picture?.closest("span")
  const move = ++moves
  const go = (): void => {
    if (picture?.currentSrc) showThere(picture.currentSrc, link.pathname)
    change()
  }
  if (!box || !("startViewTransition" in document) || matchMedia(still).matches) {
    go()
    return
  }
  const before = pageChanges()
  box.style.viewTransitionName = name
  const moved = document.startViewTransition(async () => {
    box.style.viewTransitionName = ""
    if (move !== moves || pageChanges() !== before) return
    go()
    await untilDrawn(() => pageChanges() !== before, patienceMs.change)
    await untilDrawn(isReady, patienceMs.ready)
    stage()?.style.setProperty("view-transition-name", name)
  })
  // A second press ends the first motion: nothing is wrong with that.
  moved.ready.catch(() => {})
  moved.finished.then(
    () => stage()?.style.removeProperty("view-transition-name"),
    () => {}
  )
}
