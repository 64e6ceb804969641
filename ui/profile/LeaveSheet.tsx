import { Button } from "../kit/Button.tsx"
import { SafeButton } from "../kit/overlay/SafeButton.tsx"
import { Sheet } from "../kit/overlay/Sheet.tsx"
import { Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Forms.css.ts"
import { useLeaveGuard } from "./useLeaveGuard.ts"

/** Asks whether to save, discard, or go on with a form that is about to be left. Decision 0045. */
export const LeaveSheet = (form: Parameters<typeof useLeaveGuard>[0]) => {
  const { t } = useWords()
  const [{ isAsking, isPublishing }, send] = useLeaveGuard(form)
  return (
    <Sheet
      open={isAsking || isPublishing}
      title={t("profile.leave.title")}
      about={t("profile.leave.text")}
      onClose={() => send({ type: "stay.chosen" })}
      foot={
        <div className={css.form}>
          <Button whole busy={isPublishing} onClick={() => send({ type: "publish.chosen" })}>
            {t("profile.leave.save")}
          </Button>
          <SafeButton whole onClick={() => send({ type: "stay.chosen" })}>
            {t("profile.leave.stay")}
          </SafeButton>
          <Button whole look="ghost" onClick={() => send({ type: "discard.chosen" })}>
            {t("profile.leave.discard")}
          </Button>
        </div>
      }
    >
      <Text>{t("profile.leave.text")}</Text>
    </Sheet>
  )
}
