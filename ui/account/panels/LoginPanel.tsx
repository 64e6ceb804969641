import type { FormEvent } from "react"
import type { AccountPanel } from "#core/account/account-draft.ts"
import type { Returned } from "#core/account/login/login.machine.ts"
import type { SignedIn } from "#core/account/session/session.ts"
import { Button } from "../../kit/Button.tsx"
import { Empty } from "../../kit/Empty.tsx"
import { Field } from "../../kit/form/Field.tsx"
import { Form } from "../../kit/form/Form.tsx"
import { PasswordField } from "../../kit/form/PasswordField.tsx"
import { Alert } from "../../kit/text/Alert.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "../Account.css.ts"
import { Refusal } from "../Refusal.tsx"
import { useProblems } from "../useProblems.ts"
import { HelpLink } from "./HelpLink.tsx"
import { LoginEnds } from "./LoginEnds.tsx"
import { useLogin } from "./useLogin.ts"

/** What a panel can make the dialog do. */
export interface PanelHandlers {
  readonly onPanel: (panel: AccountPanel) => void
  readonly onSignedIn: (signedIn: SignedIn) => void
}

/** Logging in by password. Specification 4, Login; D-34. */
export const LoginPanel = ({
  identifier,
  returned,
  onType,
  onPanel,
  onSignedIn
}: PanelHandlers & {
  readonly identifier: string
  /** What a provider's page has sent along. */
  readonly returned: Returned | null
  readonly onType: (identifier: string) => void
}) => {
  const { t } = useWords()
  const problemOf = useProblems()
  const [view, send] = useLogin(identifier, returned, onSignedIn)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget)
    send({
      type: "login.sent",
      identifier: String(typed.get("username") ?? ""),
      password: String(typed.get("password") ?? "")
    })
  }
  const type = (event: { readonly currentTarget: { readonly value: string } }) => {
    send({ type: "identifier.typed", identifier: event.currentTarget.value })
    onType(event.currentTarget.value)
  }
  if (view.step === "inaccessible")
    return (
      <Empty level={3} title={t("account.login.blockedTitle")} text={t("account.login.blockedText")}>
        <HelpLink />
        <Button look="secondary" onClick={() => send({ type: "identifier.typed", identifier: "" })}>
          {t("account.login.other")}
        </Button>
      </Empty>
    )
  if (view.step === "reloading") return <p role="status">{t("account.login.reloading")}</p>
  return (
    <Form className={css.form} onSubmit={submit}>
      <Field
        label={t("account.login.identifier")}
        error={problemOf("identifier", view.problems.identifier)}
        name="username"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={view.identifier}
        onChange={type}
      />
      <PasswordField
        label={t("account.login.password")}
        error={problemOf("currentPassword", view.problems.password)}
        name="password"
        autoComplete="current-password"
        onChange={() => send({ type: "password.typed" })}
      />
      <Refusal failure={view.failure} waitSeconds={view.waitSeconds} look={view.isWarned ? "warning" : "danger"}>
        {view.isWarned && view.step !== "locked" ? (
          <Button look="secondary" size="small" onClick={() => onPanel("forgot")}>
            {t("account.login.reset")}
          </Button>
        ) : null}
        {view.step === "unfinished" ? (
          <Button look="secondary" size="small" onClick={() => onPanel("code")}>
            {t("account.login.finish")}
          </Button>
        ) : null}
      </Refusal>
      {view.step === "locked" && view.failure === null ? (
        <Alert look="info">
          {t("account.login.lockedBefore")}
          <Button look="secondary" size="small" onClick={() => onPanel("forgot")}>
            {t("account.login.reset")}
          </Button>
        </Alert>
      ) : null}
      {view.isWarned || view.step === "locked" ? null : (
        <button type="button" className={css.atEnd} onClick={() => onPanel("forgot")}>
          {t("account.login.forgot")}
        </button>
      )}
      <LoginEnds view={view} onPanel={onPanel} />
    </Form>
  )
}
