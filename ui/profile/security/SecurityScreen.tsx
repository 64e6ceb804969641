import { useWords } from "../../messages/useWords.ts"
import { AccountShell } from "../AccountShell.tsx"
import { SecurityParts } from "./SecurityParts.tsx"

/** The ways to log in: number, address, password; each is changed by proving the new one. Specification 4. */
export const SecurityScreen = () => {
  const { t } = useWords()
  return (
    <AccountShell title={t("profile.pages.security")}>{(member) => <SecurityParts member={member} />}</AccountShell>
  )
}
