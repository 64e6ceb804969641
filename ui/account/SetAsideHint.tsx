import { securityPath, withNext } from "#core/account/login/destination.rule.ts"
import type { Member } from "#core/account/member.ts"
import { mayBeSetAside } from "#core/account/registration/completeness.rule.ts"
import { Alert } from "../kit/text/Alert.tsx"
import { Link } from "../kit/text/Link.tsx"
import { useWords } from "../messages/useWords.ts"

/**
 * Shows why a profile is blank after a reset by e-mail elsewhere, and how to get its details back. Decision 0030.
 *
 * @param next page to go back to after that
 */
export const SetAsideHint = ({ member, next }: { readonly member: Member; readonly next?: string }) => {
  const { t } = useWords()
  if (!mayBeSetAside(member)) return null
  return (
    <Alert look="info">
      {t("account.setAside.text")}
      <Link to={withNext(securityPath, next)}>{t("account.setAside.way")}</Link>
    </Alert>
  )
}
