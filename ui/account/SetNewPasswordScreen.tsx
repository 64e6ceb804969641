import { useEffect, useState } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { emptyAccountDraft } from "#core/account/account-draft.ts"
import { Button } from "../kit/Button.tsx"
import { Empty } from "../kit/Empty.tsx"
import { Logo } from "../kit/picture/Logo.tsx"
import { Page } from "../kit/text/Grid.tsx"
import { Link } from "../kit/text/Link.tsx"
import { Heading, Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { Head } from "../shop/Head.tsx"
import { useAppActor, useShop } from "../shop/shop.tsx"
import * as css from "./Account.css.ts"
import { LazyNewPasswordForm } from "./LazyForms.tsx"
import { persistedAccountDraft, type ResetToken, resetIn, resetText, type StoredReset } from "./persisted-account.ts"

/**
 * A new password, by a link or a proven number; without either this page leads home. Once it is set, the page says so, also after
 * a reload, until the member logs in. Specification 2; D-9; decision 0083.
 */
export const SetNewPasswordScreen = () => {
  const { t } = useWords()
  const { local, chrome, account } = useShop()
  const navigate = useNavigate()
  const { key } = useLocation()
  const [reset, setReset] = useState<StoredReset | "none">()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another proof of the number opens the page once more
  useEffect(() => void setReset(resetIn(local.resetToken.read()) ?? "none"), [local, key])
  useEffect(() => {
    if (reset === "none") void navigate("/", { replace: true })
  }, [reset, navigate])
  const setDone = ({ next }: StoredReset) => {
    // A new password unlocks the account; this browser does not know whose it is. D-34.
    local.loginFailures.clear()
    local.resetToken.write(resetText({ next }))
    setReset({ next })
    // It ended every session of its account: maybe this browser's, too.
    if (account.viewer().kind === "member") account.tell({ type: "session.lost" })
  }
  const isDone = typeof reset === "object" && reset.token === undefined
  return (
    <Page className={css.page}>
      <Head title={t("account.reset.title")} description={t("account.reset.text")} noindex />
      <Link to="/" aria-label={t("shop.header.homeLink")}>
        <Logo sign={chrome.shop.sign} />
      </Link>
      <div className={css.card}>
        {isDone ? null : (
          <Heading level={1} look="page">
            {t("account.reset.title")}
          </Heading>
        )}
        {reset === undefined || reset === "none" ? (
          <Text tone="muted">{t("account.reset.checking")}</Text>
        ) : reset.token === undefined ? (
          <Empty level={1} title={t("account.reset.doneTitle")} text={t("account.reset.doneText")}>
            <ToLogin panel="login" next={reset.next} />
          </Empty>
        ) : (
          <WithLink key={reset.token.code} token={reset.token} next={reset.next} onDone={() => setDone(reset)} />
        )}
      </div>
    </Page>
  )
}

const WithLink = ({
  token,
  next,
  onDone
}: {
  readonly token: ResetToken
  readonly next: string
  readonly onDone: () => void
}) => {
  const { t } = useWords()
  const [isOver, setOver] = useState(false)
  if (!isOver)
    return (
      <>
        <Text tone="muted">{t("account.reset.text")}</Text>
        <LazyNewPasswordForm right={{ kind: "link", token }} onDone={onDone} onOver={() => setOver(true)} />
      </>
    )
  return (
    // Nothing was pressed if the link was over before the page asked about it.
    <div role="alert">
      <Empty title={t("account.reset.invalidTitle")} text={t("account.reset.invalidText")}>
        <ToLogin panel="forgot" next={next} />
      </Empty>
    </div>
  )
}

/** Opens the account dialog over this page, which the log-in leaves for the next one. */
const ToLogin = ({ panel, next }: { readonly panel: "login" | "forgot"; readonly next: string }) => {
  const { t } = useWords()
  const { local, account } = useShop()
  const overlays = useAppActor("overlays")
  const navigate = useNavigate()
  const open = () => {
    if (account.viewer().kind === "member") {
      local.resetToken.clear()
      void navigate(next)
      return
    }
    local.accountDraft.write(persistedAccountDraft({ ...emptyAccountDraft, panel }))
    overlays.send({ type: "overlay.opened", overlay: { kind: "login", wish: { kind: "account" } } })
  }
  return <Button onClick={open}>{t(panel === "login" ? "account.login.title" : "account.reset.newLink")}</Button>
}
