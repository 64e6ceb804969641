import { useLayoutEffect, useState } from "react"
import { type Placed, placeTour } from "./placing.ts"

/** Returns the present place of the card of an element, and of the light on it. */
export const usePlaced = (element: HTMLElement, card: HTMLElement | null): Placed | undefined => {
  const [standing, setStanding] = useState<Placed>()
  useLayoutEffect(() => {
    if (card === null) return
    const measure = () => {
      // Without the room of a scrollbar that a dialog leaves free: the card does not stand there.
      const width = Math.min(document.documentElement.clientWidth, document.documentElement.offsetWidth)
      const size = { width: card.offsetWidth, height: card.offsetHeight }
      const next = placeTour(element.getBoundingClientRect(), size, { width, height: innerHeight })
      setStanding((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next))
    }
    const sizes = new ResizeObserver(measure)
    for (const one of [element, card, document.body]) sizes.observe(one)
    addEventListener("scroll", measure, { capture: true, passive: true })
    addEventListener("resize", measure)
    measure()
    return () => {
      sizes.disconnect()
      removeEventListener("scroll", measure, { capture: true })
      removeEventListener("resize", measure)
    }
  }, [element, card])
  return standing
}
