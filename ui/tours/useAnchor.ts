import { useLayoutEffect, useState } from "react"
import { elementOf, watchPage } from "./anchors.ts"
import { explained } from "./placing.ts"

type AnchorEvent = { readonly type: "anchor.found" } | { readonly type: "anchor.lost" }

/** The element of a step, brought into sight; tells when it is there and when it is there no more. */
export const useAnchor = (anchor: string | null, tell: (event: AnchorEvent) => void): HTMLElement | undefined => {
  const [element, setElement] = useState<HTMLElement>()
  useLayoutEffect(() => {
    if (anchor === null) {
      setElement(undefined)
      return
    }
    let known: HTMLElement | undefined
    return watchPage(() => {
      const found = elementOf(anchor)
      if (found === known) return
      known = found
      setElement(found)
      if (found) bringIntoSight(found)
      tell({ type: found ? "anchor.found" : "anchor.lost" })
    })
  }, [anchor, tell])
  return element
}

/** Where nothing sticks over it, and the card has room beside it. */
const bringIntoSight = (element: HTMLElement): void => {
  const box = element.getBoundingClientRect()
  const screen = { width: innerWidth, height: innerHeight }
  const { top, height } = explained(box, screen)
  if (top >= innerHeight * 0.15 && top + height <= innerHeight * 0.8) return
  element.scrollIntoView({ block: height < box.height ? "start" : "center" })
}
