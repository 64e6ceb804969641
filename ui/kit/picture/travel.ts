import { still } from "../../theme/breakpoints.ts"
import { pageChanges } from "../overlay/page-changes.ts"

/** How long the page may take to change, and then to be more than a skeleton; the browser draws nothing meanwhile. */
const patienceMs = { change: 400, ready: 120 }
/** The name by which the browser finds the picture again: `view-transition-name`. */
const name = "goods"
/** The place of the picture on the page of its goods: in the skeleton, then in the gallery, which has a list. */
const stage = (): HTMLElement | null => document.querySelector<HTMLElement>("[data-stage]")
const isReady = (): boolean => document.querySelector("[data-stage] ul") !== null

/** Lets pages show the picture that was pressed to come to them until they have their own: the property `--pressed`. */
const showPressed = (address: string | undefined): void => {
  const { style } = document.documentElement
  if (address) style.setProperty("--pressed", `url("${address}")`)
  else style.removeProperty("--pressed")
}
// It is over once the page has its own; Back and Forward are no press.
addEventListener("popstate", () => showPressed(undefined))
document.addEventListener(
  "load",
  ({ target }) => {
    if (target instanceof Element && target.closest("[data-stage] li:first-child")) showPressed(undefined)
  },
  true
)

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
  showPressed(picture?.currentSrc)
  if (!box || !("startViewTransition" in document) || matchMedia(still).matches) {
    change()
    return
  }
  const { href } = location
  box.style.viewTransitionName = name
  const moved = document.startViewTransition(async () => {
    box.style.viewTransitionName = ""
    // Another press, or Back, came first.
    if (location.href !== href) return
    const before = pageChanges()
    change()
    await until(() => pageChanges() !== before, patienceMs.change)
    await until(isReady, patienceMs.ready)
    stage()?.style.setProperty("view-transition-name", name)
  })
  // A second press ends the first motion: nothing is wrong with that.
  moved.ready.catch(() => {})
  moved.finished.then(
    () => stage()?.style.removeProperty("view-transition-name"),
    () => {}
  )
}

/** Waits for what React draws, but no longer than the reader would. */
const until = (isTrue: () => boolean, patience: number): Promise<void> =>
  new Promise((done) => {
    const end = (): void => {
      drawn.disconnect()
      clearTimeout(late)
      done()
    }
    const look = (): void => {
      if (isTrue()) end()
    }
    const drawn = new MutationObserver(look)
    const late = setTimeout(end, patience)
    drawn.observe(document.body, { subtree: true, childList: true })
    look()
  })
