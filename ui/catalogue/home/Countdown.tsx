import { useEffect } from "react"
import { countdownMachineOver } from "#core/banners/countdown.machine.ts"
import { viewCountdown } from "#core/banners/countdown.view.ts"
import { type Instant, instant } from "#core/kernel/moment.ts"
import { Clock } from "../../kit/text/Clock.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useScreenActor, useShop } from "../../shop/shop.tsx"
import { useView } from "../../shop/useView.ts"
import * as css from "./HomeScreen.css.ts"

/** How long the deals still hold; it begins at the moment the page was made. */
export const Countdown = ({ endsAt, now }: { readonly endsAt: Instant; readonly now: Instant }) => {
  const { t } = useWords()
  // The page's clock is not that of the moment it previews.
  const aheadMs = useShop().chrome.preview?.aheadMs ?? 0
  const [{ over, days, hours, minutes, seconds }, send] = useView(
    useScreenActor(countdownMachineOver, undefined, { endsAt: instant(endsAt - aheadMs), now }),
    viewCountdown
  )
  useEffect(() => {
    const tell = () => send({ type: "moment.changed" })
    tell()
    document.addEventListener("visibilitychange", tell)
    return () => document.removeEventListener("visibilitychange", tell)
  }, [send])
  if (over) return t("catalogue.home.ended")
  return (
    <span className={css.about}>
      {t("catalogue.home.endsIn")}
      {days > 0 ? <b>{t("shop.age.day", { count: days })}</b> : null}
      <Clock
        parts={[hours, minutes, seconds]}
        label={t("catalogue.home.timeLeft", { hours: hours + days * 24, minutes })}
      />
    </span>
  )
}
