import { useLayoutEffect, useRef, useState } from "react"
import { elementOf, standsWell, watchPage } from "./anchors.ts"
import { restingPlace } from "./placing.ts"

type AnchorEvent = { readonly type: "anchor.found" } | { readonly type: "anchor.lost" }

/**
 * Finds the element of a step, and reports when it appears and disappears. Only a press on the tour moves the page, to
 * the element of the next or the previous step: else the step waits until its element stands well. Decision 71.
 */
export const useAnchor = (anchor: string | null, tell: (event: AnchorEvent) => void): HTMLElement | undefined => {
  const [element, setElement] = useState<HTMLElement>()
  const before = useRef<string>(undefined)
  useLayoutEffect(() => {
    // From one step to another leads a press alone.
    let mayMove = before.current !== undefined && anchor !== null
    before.current = anchor ?? undefined
    if (anchor === null) {
      setElement(undefined)
      return
    }
    let known: HTMLElement | undefined
    const stop = watchPage(() => {
      const found = elementOf(anchor)
      if (found === known) return
      if (found && !standsWell(found)) {
        if (!mayMove) return
        moveTo(found)
      }
      known = found
      setElement(found)
      tell({ type: found ? "anchor.found" : "anchor.lost" })
    })
    mayMove = false
    return stop
  }, [anchor, tell])
  return element
}

/** Scrolls an element so that nothing lies over it and the card has room beside it. */
const moveTo = (element: HTMLElement): void =>
  element.scrollIntoView({
    block: restingPlace(element.getBoundingClientRect(), { width: innerWidth, height: innerHeight })
  })
