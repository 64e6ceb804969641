import type { AccountView } from "#core/account/account.view.ts"
import type { AccountDraft } from "#core/account/account-draft.ts"
import { Button } from "../kit/Button.tsx"
import { Radio } from "../kit/Choice.tsx"
import { Field } from "../kit/Field.tsx"
import { Form } from "../kit/Form.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Account.css.ts"
import type { PanelHands } from "./LoginPanel.tsx"
import { PhoneField } from "./PhoneField.tsx"
import { Refusal } from "./Refusal.tsx"

/** Where a code that logs in shall go. Wire: `/auth/login/otp/request`. */
export const CodePanel = ({
  view,
  onType,
  onSend,
  onPanel
}: Pick<PanelHands, "onPanel"> & {
  readonly view: AccountView
  readonly onType: (draft: Partial<Pick<AccountDraft, "by" | "email" | "phone" | "phoneCode">>) => void
  readonly onSend: () => void
}) => {
  const { t, say } = useWords()
  const error = view.problem === null ? undefined : say(view.problem)
  return (
    <Form className={css.form} onSubmit={() => onSend()}>
      <fieldset className={css.ways}>
        <legend className={css.lead}>{t("account.phone.codeText")}</legend>
        {(["phone", "email"] as const).map((by) => (
          <Radio key={by} name="by" checked={view.by === by} onChange={() => onType({ by })}>
            {t(by === "phone" ? "account.phone.byPhone" : "account.phone.byEmail")}
          </Radio>
        ))}
      </fieldset>
      {view.by === "email" ? (
        <Field
          label={t("account.forgot.email")}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          value={view.email}
          error={error}
          onChange={({ target }) => onType({ email: target.value })}
        />
      ) : (
        <PhoneField scope="login" phone={view.phone} phoneCode={view.phoneCode} error={error} onType={onType} />
      )}
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
