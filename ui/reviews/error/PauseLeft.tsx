import type { Instant } from "#core/kernel/moment.ts"
import { useSecondsUntil } from "../../account/useSecondsUntil.ts"
import { Clock } from "../../kit/text/Clock.tsx"
import { Text } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./ReviewError.css.ts"

/** What is left of a pause, as a clock that runs down beside the time at which it ends. D-40. */
export const PauseLeft = ({ until }: { readonly until: Instant }) => {
  const { t } = useWords()
  const left = useSecondsUntil(until)
  const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60]
  if (left === 0) return <Text>{t("blocker.over")}</Text>
  return (
    <div className={css.left}>
      <Text look="label">{t("blocker.left")}</Text>
      <Clock parts={[hours, minutes, seconds]} label={t("blocker.timeLeft", { hours, minutes })} />
    </div>
  )
}
