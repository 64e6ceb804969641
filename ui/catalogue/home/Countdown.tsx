import type { Instant } from "#core/kernel/moment.ts"
import { useWords } from "../../messages/useWords.ts"
import { Digits } from "./Digits.tsx"
import * as css from "./HomeScreen.css.ts"
import { TimeLeft } from "./TimeLeft.tsx"

/** How long the deals still hold. */
export const Countdown = ({ endsAt, now }: { readonly endsAt: Instant; readonly now: Instant }) => {
  const { t } = useWords()
  return (
    <TimeLeft
      until={endsAt}
      now={now}
      draw={({ days, hours, minutes, seconds }, label) => (
        <span className={css.about}>
          {t("home.endsIn")}
          {days > 0 ? <b>{t("shop.age.day", { count: days })}</b> : null}
          <Digits parts={[hours, minutes, seconds]} label={label} look={css.left} />
        </span>
      )}
    />
  )
}
