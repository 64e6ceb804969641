import { jakartaDay } from "#core/kernel/moment.ts"
import { Alert } from "../../kit/text/Alert.tsx"
import { Text } from "../../kit/text/Text.tsx"
import { Words } from "../../kit/text/Words.tsx"
import { useOnline } from "../../kit/useOnline.ts"
import { formatClock } from "../../messages/format.ts"
import { useWords } from "../../messages/useWords.ts"
import { useShop } from "../../shop/shop.tsx"
import { FoundWords } from "../write/FoundWords.tsx"
import { PauseLeft } from "./PauseLeft.tsx"
import * as css from "./ReviewError.css.ts"
import type { ReviewErrorProps } from "./review-error-props.ts"

/** What happened to a review that cannot be sent, and that nothing is lost. */
export const BlockerText = ({ blocker, isInForm = true, findings = [] }: ReviewErrorProps) => {
  const { t, say } = useWords()
  const { now } = useShop()
  const online = useOnline()
  const { kind } = blocker
  if (kind === "reviewed") return null
  const day = kind === "paused" && jakartaDay(blocker.until) !== jakartaDay(now()) ? "tomorrow" : "today"
  const first =
    kind === "paused"
      ? t(`blocker.until.${day}`, { time: formatClock(blocker.until) })
      : kind === "other"
        ? say(blocker.failure)
        : kind === "unreachable" && !online
          ? t("blocker.offline")
          : t(`blocker.text.${kind}`)
  return (
    <div className={css.words}>
      <p className={css.first}>
        <Words text={first} />
      </p>
      <Text look="small" tone="muted">
        {kind === "paused" ? t(`blocker.next.${blocker.reason}`) : t(`blocker.next.${kind}`)}
      </Text>
      {kind === "paused" ? <PauseLeft until={blocker.until} /> : null}
      <Alert look="good">
        <p>
          <b>{t("blocker.safe.title")}</b> {t(isInForm ? "blocker.safe.form" : "blocker.safe.draft")}
        </p>
      </Alert>
      {findings.length === 0 ? null : (
        <div>
          <Text look="label">{t("blocker.found")}</Text>
          <FoundWords findings={findings} />
        </div>
      )}
    </div>
  )
}
