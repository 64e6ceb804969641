import type { AccountView } from "#core/account/account.view.ts"
import type { AccountDraft } from "#core/account/account-draft.ts"
import { Button } from "../../kit/Button.tsx"
import { Form } from "../../kit/form/Form.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "../Account.css.ts"
import { Refusal } from "../Refusal.tsx"
import type { PanelHandlers } from "./LoginPanel.tsx"
import { WayFields } from "./WayFields.tsx"

/** Asks for the destination of a login code. Wire: `/auth/login/otp/request`. */
export const CodePanel = ({
  view,
  onType,
  onSend,
  onPanel
}: Pick<PanelHandlers, "onPanel"> & {
  readonly view: AccountView
  readonly onType: (draft: Partial<Pick<AccountDraft, "by" | "email" | "phone" | "phoneCode">>) => void
  readonly onSend: () => void
}) => {
  const { t, say } = useWords()
  const error = view.problem === null ? undefined : say(view.problem)
  return (
    <Form className={css.form} onSubmit={() => onSend()}>
      <WayFields
        lead={t("account.phone.codeText")}
        name="by"
        ways={[
          ["phone", t("account.phone.byPhone")],
          ["email", t("account.phone.byEmail")]
        ]}
        scope="login"
        way={view.by}
        email={view.email}
        phone={view.phone}
        phoneCode={view.phoneCode}
        error={error}
        onWay={(by) => onType({ by })}
        onType={onType}
      />
      <Refusal failure={view.failure} />
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
