import { useEffect, useRef } from "react"

/** The browser's Back closes what lies over the page instead of leaving the page. Rule 55. */
export const useBackCloses = (onClose: () => void): void => {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    history.pushState({ ...history.state, isOver: true }, "")
    const back = () => close.current()
    addEventListener("popstate", back)
    return () => {
      removeEventListener("popstate", back)
      // Closed in another way: its step of the history goes with it.
      if (history.state?.isOver) history.back()
    }
  }, [])
}
