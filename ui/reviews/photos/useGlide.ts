import { useLayoutEffect, useRef } from "react"
import { still } from "../../theme/breakpoints.ts"

/** How long a photo takes to its new place, in milliseconds. */
const glideMs = 200

/** Lets the children of a list glide to their places when their order changes; without motion if that is wanted. */
export const useGlide = (order: string) => {
  const list = useRef<HTMLUListElement>(null)
  const places = useRef(new Map<Element, DOMRect>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again with each order
  useLayoutEffect(() => {
    const children = [...(list.current?.children ?? [])]
    const isStill = matchMedia(still).matches
    for (const child of children) {
      const [before, now] = [places.current.get(child), child.getBoundingClientRect()]
      const [x, y] = before === undefined ? [0, 0] : [before.left - now.left, before.top - now.top]
      if (!isStill && (x !== 0 || y !== 0))
        child.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
          duration: glideMs,
          easing: "cubic-bezier(.2,0,0,1)"
        })
    }
    places.current = new Map(children.map((child) => [child, child.getBoundingClientRect()]))
  }, [order])
  return list
}
