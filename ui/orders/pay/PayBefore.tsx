import type { Instant } from "#core/kernel/moment.ts"
import { useSecondsUntil } from "../../account/useSecondsUntil.ts"
import { Clock } from "../../kit/text/Clock.tsx"
import { useWords } from "../../messages/useWords.ts"
import { withoutYear } from "../page/without-year.ts"
import * as css from "./PayBefore.css.ts"

/** Until when a transfer is awaited, as a moment and as a clock that runs down. D-56. */
export const PayBefore = ({ expiresAt }: { readonly expiresAt: Instant }) => {
  const { t, moment } = useWords()
  const left = useSecondsUntil(expiresAt)
  const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60]
  return (
    <div className={css.deadline}>
      <p className={css.text}>
        <span className={css.until}>{t("orders.pay.before")}</span> {withoutYear(moment(expiresAt))}
      </p>
      {left === 0 ? (
        <p className={css.text}>{t("orders.pay.ended")}</p>
      ) : (
        <Clock
          parts={hours === 0 ? [minutes, seconds] : [hours, minutes, seconds]}
          label={
            hours === 0 ? t("orders.pay.minutesLeft", { count: minutes }) : t("orders.pay.timeLeft", { hours, minutes })
          }
        />
      )}
    </div>
  )
}
