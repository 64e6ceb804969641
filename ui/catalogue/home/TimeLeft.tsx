import type { ReactNode } from "react"
import { type CountdownView, viewCountdown } from "#core/banners/countdown.view.ts"
import { type Instant, instant } from "#core/kernel/moment.ts"
import { lazyPart } from "../../kit/overlay/lazy-part.tsx"
import { useIdle } from "../../kit/useIdle.ts"
import { useWords } from "../../messages/useWords.ts"
import { useShop } from "../../shop/shop.tsx"
import type { Counted } from "./Ticking.tsx"

/** Runs down once the page is there; before that it stands as the page was made. */
const LazyTicking = lazyPart(
  async () => (await import("./Ticking.tsx")).Ticking,
  "quiet",
  ({ now, drawAt }: Counted) => drawAt(now)
)

/** Draws how long something still lasts, and the same in words of hours and minutes. */
export const TimeLeft = ({
  until,
  now,
  draw
}: {
  readonly until: Instant
  readonly now: Instant
  readonly draw: (left: CountdownView, label: string) => ReactNode
}) => {
  const { t } = useWords()
  // The page's clock is not that of the moment it previews.
  const endsAt = instant(until - (useShop().chrome.preview?.aheadMs ?? 0))
  const drawAt = (moment: Instant) => {
    const left = viewCountdown(endsAt, moment)
    const { over, days, hours, minutes } = left
    return over ? t("home.ended") : draw(left, t("home.timeLeft", { hours: days * 24 + hours, minutes }))
  }
  return useIdle() ? <LazyTicking endsAt={endsAt} now={now} drawAt={drawAt} /> : drawAt(now)
}
