import { restMs } from "#core/tours/tour-place.rule.ts"
import { isTyping } from "../shop/when-not-typing.ts"
import { isInView } from "./placing.ts"

/** The element a step explains, as far as it is laid out here; of a choice with its words. */
export const elementOf = (anchor: string): HTMLElement | undefined => {
  const all = [...document.querySelectorAll<HTMLElement>(`[data-tour="${anchor}"]`)]
  const found = all.find((one) => one.checkVisibility())
  return found?.closest("label") ?? found
}

/** Returns whether it can be explained without moving the page. */
export const standsWell = (element: Element): boolean =>
  isInView(element.getBoundingClientRect(), { width: innerWidth, height: innerHeight })

/** Calls at once and with every change of the page. Returns the function that stops this. */
export const watchPage = (look: () => void): (() => void) => {
  const changes = new MutationObserver(look)
  changes.observe(document.body, { childList: true, subtree: true })
  look()
  return () => changes.disconnect()
}

const moves = [
  ...["pointerdown", "pointerup", "pointermove", "keydown", "keyup", "wheel", "scroll", "focusout"],
  // A finger that has begun to scroll is no pointer any more.
  ...["touchstart", "touchmove", "touchend", "touchcancel"]
]

/** Returns whether a finger or a button of the mouse is down after an event; `undefined` if the event does not say. */
const isDownAfter = (event: Event): boolean | undefined => {
  if ("touches" in event) return (event as TouchEvent).touches.length > 0
  return event instanceof PointerEvent && event.pointerType === "mouse" ? event.buttons !== 0 : undefined
}

/** Calls `rest` after every pause in the input during which nothing is pressed. */
const whenStill = (rest: () => void): { readonly restart: () => void; readonly stop: () => void } => {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let isDown = false
  const restart = () => {
    clearTimeout(waiting)
    if (!isDown) waiting = setTimeout(rest, restMs)
  }
  const moved = (event: Event) => {
    isDown = isDownAfter(event) ?? isDown
    restart()
  }
  const how = { capture: true, passive: true }
  for (const move of moves) addEventListener(move, moved, how)
  restart()
  return {
    restart,
    stop: () => {
      clearTimeout(waiting)
      for (const move of moves) removeEventListener(move, moved, how)
    }
  }
}

/**
 * Reports once which of these stands well in the page, after a pause without input: a press that is about to be made is not
 * lost, and the page need not be moved. What was used by then is not reported: it needs no explanation. Returns the function
 * that stops this. Rule 56: at the element it explains; decision 71.
 */
export const whenInSight = <T>(wanted: ReadonlyMap<string, T>, seen: (what: T) => void): (() => void) => {
  if (wanted.size === 0) return () => {}
  const watched = new Map<Element, T>()
  const inSight = new Set<Element>()
  const used = new Set<T>()
  const rested = () => {
    const first = [...inSight].find((element) => element.isConnected && standsWell(element))
    const what = first && watched.get(first)
    if (what === undefined || used.has(what) || isTyping()) return
    stop()
    seen(what)
  }
  const stillness = whenStill(rested)
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) inSight.add(target)
        else inSight.delete(target)
      stillness.restart()
    },
    { rootMargin: "-15% 0px -25% 0px" }
  )
  const use = ({ target }: Event) => {
    for (const [element, what] of watched) if (target instanceof Node && element.contains(target)) used.add(what)
  }
  addEventListener("click", use, { capture: true })
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
    stillness.stop()
    sight.disconnect()
    removeEventListener("click", use, { capture: true })
  }
  return stop
}
