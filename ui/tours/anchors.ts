import { restMs } from "#core/tours/tour-place.rule.ts"
import { isTyping } from "../app/when-not-typing.ts"

/** The element a step explains, as far as it is laid out here; of a choice with its words. */
export const elementOf = (anchor: string): HTMLElement | undefined => {
  const all = [...document.querySelectorAll<HTMLElement>(`[data-tour="${anchor}"]`)]
  const found = all.find((one) => one.checkVisibility())
  return found?.closest("label") ?? found
}

/** Calls at once and with every change of the page. Returns the function that stops this. */
export const watchPage = (look: () => void): (() => void) => {
  const changes = new MutationObserver(look)
  changes.observe(document.body, { childList: true, subtree: true })
  look()
  return () => changes.disconnect()
}

const moves = ["pointerdown", "pointerup", "pointermove", "keydown", "keyup", "wheel", "scroll", "focusout"] as const

/** Calls whenever there was no input for a while. Returns the function that stops this. */
const whenStill = (rest: () => void): (() => void) => {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(waiting)
    waiting = setTimeout(rest, restMs)
  }
  const how = { capture: true, passive: true }
  for (const move of moves) addEventListener(move, wait, how)
  wait()
  return () => {
    clearTimeout(waiting)
    for (const move of moves) removeEventListener(move, wait, how)
  }
}

/**
 * Reports once which of these is in view, in the middle of the page, after a pause without input: a press that is about to be
 * made is not lost. Returns the function that stops this. Rule 56: at the element it explains.
 */
export const whenInSight = <T>(wanted: ReadonlyMap<string, T>, seen: (what: T) => void): (() => void) => {
  if (wanted.size === 0) return () => {}
  const watched = new Map<Element, T>()
  const inSight = new Set<Element>()
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) inSight.add(target)
        else inSight.delete(target)
      restartIdle()
    },
    { rootMargin: "-15% 0px -25% 0px" }
  )
  const rested = () => {
    const first = [...inSight].find((element) => element.isConnected)
    const what = first && watched.get(first)
    if (what === undefined || isTyping()) return
    stop()
    seen(what)
  }
  let stopResting = whenStill(rested)
  const restartIdle = () => {
    stopResting()
    stopResting = whenStill(rested)
  }
  const stopWatching = watchPage(() => {
    for (const [anchor, what] of wanted) {
      const element = elementOf(anchor)
      if (element === undefined) continue
      watched.set(element, what)
      sight.observe(element)
    }
  })
  const stop = (): void => {
    stopWatching()
    stopResting()
    sight.disconnect()
  }
  return stop
}
