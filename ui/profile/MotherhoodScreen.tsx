import { useWords } from "../messages/useWords.ts"
import { AccountShell } from "./AccountShell.tsx"
import { MotherhoodForm } from "./MotherhoodForm.tsx"

/** A member's data about motherhood: years only, by a consent of its own. D-36c. */
export const MotherhoodScreen = () => {
  const { t } = useWords()
  return (
    <AccountShell title={t("profile.pages.motherhood")}>{(member) => <MotherhoodForm member={member} />}</AccountShell>
  )
}
