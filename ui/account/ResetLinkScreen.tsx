import { useEffect } from "react"
import { useNavigate, useSearchParams } from "react-router-dom"
import { Head } from "../app/Head.tsx"
import { useShop } from "../app/shop.tsx"
import { Page } from "../kit/text/Grid.tsx"
import { Heading } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Account.css.ts"
import { persistedResetToken } from "./persisted-account.ts"

/** Where a mail's link leads: what it holds leaves the address at once, so that it is told to nobody. D-9. */
export const ResetLinkScreen = () => {
  const { t } = useWords()
  const { local } = useShop()
  const navigate = useNavigate()
  const [asked] = useSearchParams()
  const [uid, code] = [asked.get("uid"), asked.get("code")]
  useEffect(() => {
    // The page's own data hold the address, too; they were read when the page began.
    document.getElementById("arrival")?.remove()
    local.accountDraft.clear()
    if (uid && code) local.resetToken.write(persistedResetToken({ uid, code }))
    void navigate(uid && code ? "/set-new-password" : "/", { replace: true })
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
