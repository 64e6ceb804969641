import { type RefObject, useEffect, useLayoutEffect, useRef } from "react"
import { still } from "../../theme/breakpoints.ts"
import type { leave as Leave, Way } from "./leave.ts"

// Fetched while the first thing is open that will leave.
let leave: typeof Leave | undefined

/**
 * Lets an element leave by motion if its component is unmounted. The element itself is gone at once, with its focus and
 * everything it covered: what follows does not wait for the motion. People who want less motion see none.
 *
 * @returns the reference to give to the element
 */
export const useLeaving = (way: Way): RefObject<HTMLDivElement | null> => {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    import("./leave.ts").then(
      (fetched) => {
        leave = fetched.leave
      },
      // Without the file it leaves without motion.
      () => {}
    )
  }, [])
  useLayoutEffect(
    () => () => {
      if (element.current?.isConnected && !matchMedia(still).matches) leave?.(element.current, way)
    },
    [way]
  )
  return element
}
