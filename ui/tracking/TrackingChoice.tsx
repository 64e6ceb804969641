import type { Consent } from "#core/tracking/consent.ts"
import { storedMonths } from "#core/tracking/tracking-event.ts"
import { Button } from "../kit/Button.tsx"
import { Heading, Text } from "../kit/text/Text.tsx"
import { useTexts } from "../messages/useTexts.ts"
import { useWords } from "../messages/useWords.ts"
import { useConsent } from "./consent.ts"
import * as css from "./Tracking.css.ts"

const answers: ReadonlyArray<Consent> = ["yes", "no"]

/** Whether what is done here may be counted, and how it is now. D-72. */
export const TrackingChoice = () => {
  useTexts("tracking")
  const { t } = useWords()
  const [consent, choose] = useConsent()
  return (
    <section className={css.choice} aria-labelledby="tracking-choice">
      <Heading level={2} look="part" id="tracking-choice">
        {t("tracking.choice")}
      </Heading>
      <Text prose>{t("tracking.about", { months: storedMonths })}</Text>
      <p role="status">{t(`tracking.now.${consent ?? "none"}`)}</p>
      <div className={css.answers}>
        {answers.map((answer) => (
          <Button key={answer} look="secondary" aria-pressed={consent === answer} onClick={() => choose(answer)}>
            {t(`tracking.${answer}`)}
          </Button>
        ))}
      </div>
    </section>
  )
}
