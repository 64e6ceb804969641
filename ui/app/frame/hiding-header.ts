/** How far a page is scrolled one way before its header leaves or returns, in px. */
const step = 8

/**
 * Hides the header of a narrow screen while its reader scrolls down, and shows it again while they scroll up.
 *
 * @param from the height from which they began, in px
 */
export const hideHeader = (from: number): void => {
  const { dataset } = document.documentElement
  let turnedAt = from
  const follow = (): void => {
    const isAway = dataset["header"] === "away"
    // Safari reports heights above the top while a page springs back.
    const at = Math.max(0, scrollY)
    // The place of the last turn: further in the direction that keeps the header as it is, nothing happens.
    if (isAway ? at > turnedAt : at < turnedAt) turnedAt = at
    if (isAway ? turnedAt - at > step || at === 0 : at - turnedAt > step) {
      if (isAway) delete dataset["header"]
      else dataset["header"] = "away"
      turnedAt = at
    }
  }
  follow()
  addEventListener("scroll", follow, { passive: true })
}
