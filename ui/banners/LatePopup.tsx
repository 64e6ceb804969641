import { lazy, Suspense, useEffect, useState } from "react"
import { useLocation } from "react-router-dom"
import { popupAfterMs, popupPlace } from "#core/banners/popup-place.rule.ts"

const Popup = lazy(async () => ({ default: (await import("./PopupBanner.tsx")).PopupBanner }))

const touches = ["pointerup", "keyup", "wheel"] as const

/** The popup, which is fetched once a page where it may come was touched, or looked at for long enough. Rule 55; D-49b. */
export const LatePopup = () => {
  const { pathname } = useLocation()
  const mayCome = popupPlace(pathname) !== undefined
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
  return begun ? (
    <Suspense fallback={null}>
      <Popup path={pathname} />
    </Suspense>
  ) : null
}
