import { useLocation } from "react-router-dom"
import { popupPlace } from "#core/banners/popup-place.rule.ts"
import { lazyPart } from "../kit/overlay/lazy-part.tsx"
import { useTouched } from "../shop/useTouched.ts"

const Popup = lazyPart(async () => (await import("./PopupBanner.tsx")).PopupBanner, "quiet")
const Floating = lazyPart(async () => (await import("./FloatingBanners.tsx")).FloatingBanners, "quiet")

/** The popup and floating banners, fetched once a page where they may come was touched, or looked at for long enough. Rule 55; D-49b. */
export const LazyPopup = () => {
  const { pathname } = useLocation()
  const begun = useTouched(popupPlace(pathname) !== undefined)
  if (!begun) return null
  return (
    <>
      <Popup path={pathname} />
      <Floating path={pathname} />
    </>
  )
}
