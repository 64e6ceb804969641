import { Field } from "../../kit/form/Field.tsx"
import { PasswordField } from "../../kit/form/PasswordField.tsx"
import { Alert } from "../../kit/text/Alert.tsx"
import { useWords } from "../../messages/useWords.ts"
import { PhoneField } from "../PhoneField.tsx"
import type { DetailProps } from "./detail-props.ts"
import { useDetailField } from "./useDetailField.ts"

/** What a member logs in with, as far as it is asked for. */
export const LogInFields = (props: DetailProps) => {
  const { t } = useWords()
  const { view, send } = props
  const { asks, type, errorOf, textOf } = useDetailField(props)
  return (
    <>
      {asks("userName") ? (
        <Field
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          hint={t("account.register.userNameHint")}
          {...textOf("userName")}
        />
      ) : null}
      {asks("email") ? <Field type="email" inputMode="email" autoComplete="email" {...textOf("email")} /> : null}
      {asks("phone") ? (
        <PhoneField
          scope="verification"
          phone={view.draft.phone}
          phoneCode={view.draft.phoneCode}
          hint={t("account.register.phoneWhy")}
          error={errorOf("phone")}
          onType={({ phone, phoneCode }) => {
            if (phone !== undefined) type({ field: "phone", value: phone })
            if (phoneCode !== undefined) type({ field: "phoneCode", value: phoneCode })
          }}
        />
      ) : null}
      {view.isProven ? (
        <Alert look="good">{t(asks("password") ? "account.register.proven" : "account.detail.proven")}</Alert>
      ) : null}
      {asks("password") ? (
        <>
          <PasswordField
            label={t("account.register.password")}
            hint={t("account.register.passwordHint")}
            optional
            name="password"
            autoComplete="new-password"
            error={errorOf("password")}
            onChange={() => send({ type: "password.typed", field: "password" })}
          />
          <PasswordField
            label={t("account.register.again")}
            optional
            name="passwordAgain"
            autoComplete="new-password"
            error={errorOf("passwordAgain")}
            onChange={() => send({ type: "password.typed", field: "passwordAgain" })}
          />
        </>
      ) : null}
    </>
  )
}
