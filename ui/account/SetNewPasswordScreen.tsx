import { useEffect, useState } from "react"
import { useNavigate } from "react-router-dom"
import { emptyAccountDraft } from "#core/account/account-draft.ts"
import { Head } from "../app/Head.tsx"
import { useAppActor, useShop } from "../app/shop.tsx"
import { Empty } from "../kit/Empty.tsx"
import { Logo } from "../kit/picture/Logo.tsx"
import { Page } from "../kit/text/Grid.tsx"
import { Link } from "../kit/text/Link.tsx"
import { Heading, Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Account.css.ts"
import { LazyNewPasswordForm } from "./LazyForms.tsx"
import { persistedAccountDraft, type ResetToken, resetTokenIn } from "./persisted-account.ts"

/** A new password, by a link or a proven number; without either this page leads home. Specification 2; D-9. */
export const SetNewPasswordScreen = () => {
  const { t } = useWords()
  const { local, chrome } = useShop()
  const navigate = useNavigate()
  const [token, setToken] = useState<ResetToken | "none">()
  useEffect(() => void setToken(resetTokenIn(local.resetToken.read()) ?? "none"), [local])
  useEffect(() => {
    if (token === "none") void navigate("/", { replace: true })
  }, [token, navigate])
  return (
    <Page className={css.page}>
      <Head title={t("account.reset.title")} description={t("account.reset.text")} noindex />
      <Link to="/" aria-label={t("shop.header.homeLink")}>
        <Logo sign={chrome.shop.sign} />
      </Link>
      <div className={css.card}>
        <Heading level={1} look="page">
          {t("account.reset.title")}
        </Heading>
        {token === undefined || token === "none" ? (
          <Text tone="muted">{t("account.reset.checking")}</Text>
        ) : (
          <WithLink token={token} />
        )}
      </div>
    </Page>
  )
}

const WithLink = ({ token }: { readonly token: ResetToken }) => {
  const { t } = useWords()
  const { local } = useShop()
  const overlays = useAppActor("overlays")
  const [end, setEnd] = useState<"done" | "over">()
  const navigate = useNavigate()
  const toLogin = (panel: "login" | "forgot") => () => {
    local.resetToken.clear()
    void navigate("/")
    local.accountDraft.write(persistedAccountDraft({ ...emptyAccountDraft, panel }))
    overlays.send({ type: "overlay.opened", overlay: { kind: "login", wish: { kind: "account" } } })
  }
  if (end === undefined)
    return (
      <>
        <Text tone="muted">{t("account.reset.text")}</Text>
        <LazyNewPasswordForm
          right={{ kind: "link", token }}
          onDone={() => {
            // A new password unlocks the account; this browser does not know whose it is. D-34.
            local.loginFailures.clear()
            setEnd("done")
          }}
          onOver={() => setEnd("over")}
        />
      </>
    )
  return end === "done" ? (
    <Empty title={t("account.reset.doneTitle")} text={t("account.reset.doneText")}>
      <button type="button" className={css.link} onClick={toLogin("login")}>
        {t("account.login.title")}
      </button>
    </Empty>
  ) : (
    <Empty title={t("account.reset.invalidTitle")} text={t("account.reset.invalidText")}>
      <button type="button" className={css.link} onClick={toLogin("forgot")}>
        {t("account.reset.newLink")}
      </button>
    </Empty>
  )
}
