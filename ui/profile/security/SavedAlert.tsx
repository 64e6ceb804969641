import { Alert } from "../../kit/text/Alert.tsx"
import { Link } from "../../kit/text/Link.tsx"
import { useWords } from "../../messages/useWords.ts"

/** What a saved way to log in brought about. */
export interface Saved {
  /** Former address or number that was notified; `undefined` if there was none. */
  readonly notified: string | undefined
  /** Whether the details that were set aside are back. Decision 0030. */
  readonly isRestored: boolean
}

/**
 * Says that a way to log in is saved, and leads back to where the member was going.
 *
 * @param next a path of this shop; `/` if there is none
 */
export const SavedAlert = ({ notified, isRestored, next }: Saved & { readonly next: string }) => {
  const { t } = useWords()
  return (
    <Alert look="good" alert>
      {t("profile.saved")}
      {notified === undefined ? "" : ` ${t("profile.security.notified", { to: notified })}`}
      {isRestored ? ` ${t("account.setAside.restored")} ` : " "}
      {next === "/" ? null : <Link to={next}>{t("account.detail.back")}</Link>}
    </Alert>
  )
}
