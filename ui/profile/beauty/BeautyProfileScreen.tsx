import { useWords } from "../../messages/useWords.ts"
import { AccountShell } from "../AccountShell.tsx"
import { BeautyWizard } from "./BeautyWizard.tsx"

/** The beauty profile: three steps, each saved when it is left. Specification 2 and 9. */
export const BeautyProfileScreen = () => {
  const { t } = useWords()
  return <AccountShell title={t("profile.beauty.title")}>{(member) => <BeautyWizard member={member} />}</AccountShell>
}
