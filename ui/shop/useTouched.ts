import { useEffect, useState } from "react"
import { popupAfterMs } from "#core/banners/popup-place.rule.ts"

const touches = ["pointerup", "keyup", "wheel"] as const

/**
 * Whether a page where something may come over it by itself was touched, or looked at for long enough; from then on it is
 * fetched. Rule 55; D-49b.
 */
export const useTouched = (mayCome: boolean): boolean => {
  const [begun, setBegun] = useState(false)
  useEffect(() => {
    if (begun || !mayCome) return
    const begin = () => setBegun(true)
    const wait = setTimeout(begin, popupAfterMs)
    for (const touch of touches) addEventListener(touch, begin)
    return () => {
      clearTimeout(wait)
      for (const touch of touches) removeEventListener(touch, begin)
    }
  }, [begun, mayCome])
  return begun
}
