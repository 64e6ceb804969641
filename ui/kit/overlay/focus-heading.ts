/** How long a page may take to draw its heading; afterwards the focus stays where it is. */
const patienceMs = 5_000

/** Moves focus to the page's heading, as soon as the page has drawn it, unless something else took the focus meanwhile. Rule 59. */
export const focusHeading = (): void => {
  const before = document.activeElement
  const isFree = () => document.activeElement === before || document.activeElement === document.body
  const focus = (): boolean => {
    const heading = document.querySelector<HTMLElement>("main h1")
    if (!isFree()) return true
    heading?.focus({ preventScroll: true })
    return heading !== null && document.activeElement === heading
  }
  if (focus()) return
  const drawn = new MutationObserver(() => {
    if (focus()) stop()
  })
  const stop = (): void => {
    drawn.disconnect()
    clearTimeout(late)
  }
  const late = setTimeout(stop, patienceMs)
  drawn.observe(document.body, { childList: true, subtree: true })
}
