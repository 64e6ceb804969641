import { useEffect } from "react"
import { useNavigate, useSearchParams } from "react-router-dom"
import { Page } from "../kit/text/Grid.tsx"
import { Heading } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { Head } from "../shop/Head.tsx"
import { useShop } from "../shop/shop.tsx"
import * as css from "./Account.css.ts"
import { newPasswordPath, resetText } from "./persisted-account.ts"

/**
 * The page that a mail's link opens. It moves the link's token from the address into the tab's own store at once, so that no
 * history entry or referrer holds it; the server draws the page without it. D-9.
 */
export const ResetLinkScreen = () => {
  const { t } = useWords()
  const { local } = useShop()
  const navigate = useNavigate()
  const [asked] = useSearchParams()
  const [uid, code] = [asked.get("uid"), asked.get("code")]
  useEffect(() => {
    local.accountDraft.clear()
    if (uid && code) local.resetToken.write(resetText({ token: { uid, code }, next: "/" }))
    void navigate(uid && code ? newPasswordPath : "/", { replace: true })
  }, [uid, code, local, navigate])
  return (
    <Page className={css.page}>
      <Head title={t("account.reset.title")} description={t("account.reset.text")} noindex />
      <Heading level={1} look="page">
        {t("account.reset.checking")}
      </Heading>
    </Page>
  )
}
