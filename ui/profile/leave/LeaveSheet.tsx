import { useWords } from "../../messages/useWords.ts"
import { LeaveQuestion } from "./LeaveQuestion.tsx"
import type { useLeaveGuard } from "./useLeaveGuard.ts"

/** Asks whether to save, discard, or go on with a form of the account that is about to be left. Decision 0045. */
export const LeaveSheet = (form: Parameters<typeof useLeaveGuard>[0]) => {
  const { t } = useWords()
  return (
    <LeaveQuestion
      {...form}
      words={{
        title: t("profile.leave.title"),
        text: t("profile.leave.text"),
        save: t("profile.leave.save"),
        stay: t("profile.leave.stay"),
        discard: t("profile.leave.discard")
      }}
    />
  )
}
