import { whenNobodyTypes } from "../app/when-nobody-types.ts"

/** The element a step explains, as far as it is laid out here. */
export const elementOf = (anchor: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`[data-tour="${anchor}"]`)].find((one) => one.checkVisibility())

/** Calls at once and with every change of the page; answers how to stop that. */
export const watchPage = (look: () => void): (() => void) => {
  const changes = new MutationObserver(look)
  changes.observe(document.body, { childList: true, subtree: true })
  look()
  return () => changes.disconnect()
}

/**
 * Says once which of these comes into sight first, in the middle of the page where it is read; not while somebody types.
 * Answers how to stop that. Rule 56: at the element it explains.
 */
export const whenInSight = <T>(wanted: ReadonlyMap<string, T>, seen: (what: T) => void): (() => void) => {
  if (wanted.size === 0) return () => {}
  let stopWaiting: (() => void) | undefined
  const sight = new IntersectionObserver(
    (entries) => {
      const first = entries.find(({ isIntersecting }) => isIntersecting)?.target
      const what = first instanceof HTMLElement ? wanted.get(first.dataset["tour"] ?? "") : undefined
      if (what === undefined) return
      stop()
      stopWaiting = whenNobodyTypes(() => seen(what))
    },
    { rootMargin: "-15% 0px -25% 0px" }
  )
  const stopWatching = watchPage(() => {
    for (const anchor of wanted.keys()) {
      const element = elementOf(anchor)
      if (element) sight.observe(element)
    }
  })
  const stop = (): void => {
    stopWatching()
    sight.disconnect()
  }
  return () => {
    stop()
    stopWaiting?.()
  }
}
