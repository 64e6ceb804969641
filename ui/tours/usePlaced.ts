import { useLayoutEffect, useState } from "react"
import { type Box, explainedPart, type Placed, placeCard } from "./placing.ts"

interface Standing {
  readonly hole: Box
  readonly card: Placed
}

/** Room around what is explained. */
const margin = 8

/** Returns the present place of the card of an element, and the hole in the dark that shows the element. */
export const usePlaced = (element: HTMLElement, card: HTMLElement | null): Standing | undefined => {
  const [standing, setStanding] = useState<Standing>()
  useLayoutEffect(() => {
    if (card === null) return
    const measure = () => {
      const screen = { width: document.documentElement.clientWidth, height: innerHeight }
      const { left, top, width, height } = explainedPart(element.getBoundingClientRect(), screen)
      const hole = { left: left - margin, top: top - margin, width: width + 2 * margin, height: height + 2 * margin }
      const size = { width: card.offsetWidth, height: card.offsetHeight }
      const next = { hole, card: placeCard(hole, size, screen) }
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
