import { useEffect } from "react"
import { countdownMachineOver } from "#core/banners/countdown.machine.ts"
import { type CountdownView, viewCountdown } from "#core/banners/countdown.view.ts"
import { type Instant, instant } from "#core/kernel/moment.ts"
import { useScreenActor, useShop } from "../../shop/shop.tsx"
import { useView } from "../../shop/useView.ts"

/** How long something still lasts, second by second; it begins at the moment the page was made. */
export const useCountdown = (endsAt: Instant, now: Instant): CountdownView => {
  // The page's clock is not that of the moment it previews.
  const aheadMs = useShop().chrome.preview?.aheadMs ?? 0
  const [view, send] = useView(
    useScreenActor(countdownMachineOver, undefined, { endsAt: instant(endsAt - aheadMs), now }),
    viewCountdown
  )
  useEffect(() => {
    const tell = () => send({ type: "moment.changed" })
    tell()
    document.addEventListener("visibilitychange", tell)
    return () => document.removeEventListener("visibilitychange", tell)
  }, [send])
  return view
}
