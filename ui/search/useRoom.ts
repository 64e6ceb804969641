import { type RefObject, useLayoutEffect, useState } from "react"

/** Blank space below the last row, in pixels. */
const margin = 8

/**
 * Height in pixels from the top of a box to the end of what the shopper sees; a keyboard on the screen takes away from it.
 * Infinite until it is measured.
 */
export const useRoom = (box: RefObject<HTMLElement | null>): number => {
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY)
  useLayoutEffect(() => {
    const measure = () => {
      const top = box.current?.getBoundingClientRect().top
      const seen = visualViewport?.height ?? innerHeight
      if (top !== undefined) setRoom(Math.floor(seen - top) - margin)
    }
    measure()
    visualViewport?.addEventListener("resize", measure)
    return () => visualViewport?.removeEventListener("resize", measure)
  })
  return room
}
