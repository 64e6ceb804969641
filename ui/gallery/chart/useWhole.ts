import { type RefObject, useEffect, useState } from "react"

/** Whether a part of the page has the whole screen, and the switch for it: in browsers without it, the whole window. */
export const useWhole = (part: RefObject<HTMLElement | null>): readonly [isWhole: boolean, toggle: () => void] => {
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    if (!isWhole) return
    const left = () => {
      if (document.fullscreenElement === null) setWhole(false)
    }
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setWhole(false)
    }
    document.addEventListener("fullscreenchange", left)
    document.addEventListener("keydown", pressed)
    return () => {
      document.removeEventListener("fullscreenchange", left)
      document.removeEventListener("keydown", pressed)
    }
  }, [isWhole])
  const toggle = () => {
    setWhole(!isWhole)
    if (isWhole && document.fullscreenElement !== null) void document.exitFullscreen()
    // A refusal leaves it in the window.
    if (!isWhole) part.current?.requestFullscreen?.().catch(() => {})
  }
  return [isWhole, toggle]
}
