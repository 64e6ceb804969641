import type { FormEvent } from "react"
import type { AccountView } from "#core/account/account.view.ts"
import { Button } from "../kit/Button.tsx"
import { Told } from "../kit/Told.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Account.css.ts"
import type { PanelHands } from "./LoginPanel.tsx"
import { PhoneField } from "./PhoneField.tsx"

/** Where a code that logs in shall go. Wire: `/auth/login/otp/request`. */
export const CodePanel = ({
  view,
  onType,
  onSend,
  onPanel
}: Pick<PanelHands, "onPanel"> & {
  readonly view: AccountView
  readonly onType: (draft: { readonly phone?: string; readonly phoneCode?: string }) => void
  readonly onSend: () => void
}) => {
  const { t, say } = useWords()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    onSend()
    requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus())
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <p className={css.lead}>{t("account.phone.codeText")}</p>
      <PhoneField
        phone={view.phone}
        phoneCode={view.phoneCode}
        error={view.problem === null ? undefined : say(view.problem)}
        onType={onType}
      />
      {view.failure === null ? null : (
        <Told look="danger" alert>
          {say(view.failure)}
        </Told>
      )}
      <Button type="submit" whole>
        {t("account.phone.send")}
      </Button>
      <div className={css.foot}>
        <button type="button" className={css.link} onClick={() => onPanel("login")}>
          {t("account.login.byPassword")}
        </button>
      </div>
    </form>
  )
}
