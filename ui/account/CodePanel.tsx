import type { AccountView } from "#core/account/account.view.ts"
import { Button } from "../kit/Button.tsx"
import { Form } from "../kit/Form.tsx"
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
  return (
    <Form className={css.form} onSubmit={() => onSend()}>
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
    </Form>
  )
}
