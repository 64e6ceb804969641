import { type RefObject, useEffect, useState } from "react"

/** What nothing floats over, and beside which nothing floats. */
const spared = "main form, main [data-teaser], footer form"
const fields = "input,textarea,select"

/** Returns whether an element is over a form, or a teaser is on the screen, or a field has the focus. D-49b. */
export const useCovering = (element: RefObject<HTMLElement | null>, parts: number): boolean => {
  const [isCovering, setCovering] = useState(false)
  useEffect(() => {
    if (parts === 0) return
    let frame = 0
    const look = (): void => {
      frame = 0
      const own = element.current?.getBoundingClientRect()
      const isTyping = document.activeElement?.matches(fields) === true
      setCovering(isTyping || (own !== undefined && [...document.querySelectorAll(spared)].some(isMet(own))))
    }
    const soon = (): void => {
      frame ||= requestAnimationFrame(look)
    }
    soon()
    const kinds = ["scroll", "resize", "focusin", "focusout"] as const
    for (const kind of kinds) addEventListener(kind, soon, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      for (const kind of kinds) removeEventListener(kind, soon)
    }
  }, [element, parts])
  return isCovering
}

/** Whether a teaser is on the screen at all, or a form lies below these edges. */
const isMet =
  (own: DOMRect) =>
  (part: Element): boolean => {
    const { top, bottom, left, right, width } = part.getBoundingClientRect()
    if (width === 0) return false
    return part.matches("[data-teaser]")
      ? top < innerHeight && bottom > 0
      : top < own.bottom && bottom > own.top && left < own.right && right > own.left
  }
