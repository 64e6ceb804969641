import type { Consent } from "#core/tracking/consent.ts"
import { Button, TextLink } from "../kit/Button.tsx"
import { Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { useTextPath } from "../shop/useTextPath.ts"
import * as css from "./Tracking.css.ts"

/** The one question of tracking: both answers are as near, and the page works without either. D-72. */
export const ConsentCard = ({ onAnswer }: { readonly onAnswer: (answer: Consent) => void }) => {
  const { t } = useWords()
  const privacy = useTextPath()("privacy")
  return (
    <aside className={css.card} aria-label={t("tracking.choice")}>
      <Text look="label">{t("tracking.question")}</Text>
      <Text look="small">
        {t("tracking.short")}{" "}
        {privacy === undefined ? null : (
          <TextLink to={privacy} underlined>
            {t("tracking.more")}
          </TextLink>
        )}
      </Text>
      <div className={css.answers}>
        <Button look="secondary" whole onClick={() => onAnswer("no")}>
          {t("tracking.no")}
        </Button>
        <Button look="secondary" whole onClick={() => onAnswer("yes")}>
          {t("tracking.yes")}
        </Button>
      </div>
    </aside>
  )
}
