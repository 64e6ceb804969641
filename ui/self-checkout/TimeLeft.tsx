import { instant } from "#core/kernel/moment.ts"
import { warnedMs } from "#core/self-checkout/self-checkout.ts"
import { useSecondsUntil } from "../account/useSecondsUntil.ts"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { Unseen } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./SelfCheckout.css.ts"

/** Time until a session ends; the last minutes stand out. D-66. */
export const TimeLeft = ({ endsAt }: { readonly endsAt: number }) => {
  const { t } = useWords()
  const seconds = useSecondsUntil(instant(endsAt))
  const shown = `${String(Math.floor(seconds / 60)).padStart(2, "0")}.${String(seconds % 60).padStart(2, "0")}`
  const isSoon = seconds * 1000 <= warnedMs
  return (
    <>
      <span className={css.time} data-soon={isSoon ? "" : undefined} role="timer">
        <PageIcon name="clock" />
        <Unseen>{t("selfCheckout.left", { time: shown })}</Unseen>
        <span aria-hidden="true">{shown}</span>
      </span>
      <span className={css.soon} role="status">
        {isSoon && seconds > 0 ? t("selfCheckout.soon", { minutes: warnedMs / 60_000 }) : null}
      </span>
    </>
  )
}
