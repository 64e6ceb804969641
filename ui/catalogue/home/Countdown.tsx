import type { Instant } from "#core/kernel/moment.ts"
import { Clock } from "../../kit/text/Clock.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./HomeScreen.css.ts"
import { useCountdown } from "./useCountdown.ts"

/** How long the deals still hold. */
export const Countdown = ({ endsAt, now }: { readonly endsAt: Instant; readonly now: Instant }) => {
  const { t } = useWords()
  const { over, days, hours, minutes, seconds } = useCountdown(endsAt, now)
  if (over) return t("home.ended")
  return (
    <span className={css.about}>
      {t("home.endsIn")}
      {days > 0 ? <b>{t("shop.age.day", { count: days })}</b> : null}
      <Clock parts={[hours, minutes, seconds]} label={t("home.timeLeft", { hours: hours + days * 24, minutes })} />
    </span>
  )
}
