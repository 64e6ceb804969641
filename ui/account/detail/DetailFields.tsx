import type { DetailField } from "#core/account/registration/detail.form.ts"
import type { DetailEvent } from "#core/account/registration/detail.machine.ts"
import type { DetailView } from "#core/account/registration/detail.view.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import { Field } from "../../kit/form/Field.tsx"
import { PasswordField } from "../../kit/form/PasswordField.tsx"
import { Alert } from "../../kit/text/Alert.tsx"
import { useWords } from "../../messages/useWords.ts"
import { GenderField } from "../GenderField.tsx"
import { PhoneField } from "../PhoneField.tsx"
import { PlaceField } from "../PlaceField.tsx"
import type { TypedField } from "../typed-field.ts"

/** The fields that are required. */
export const DetailFields = ({
  view,
  asked,
  send
}: {
  readonly view: DetailView
  readonly asked: ReadonlyArray<DetailField>
  readonly send: (event: Untimed<DetailEvent>) => void
}) => {
  const { t, say } = useWords()
  const { draft, problems } = view
  const type = (typed: TypedField<DetailEvent>) => send({ type: "field.typed", ...typed })
  const errorOf = (field: DetailField) => problems[field] && say(problems[field])
  const text = (field: "firstName" | "lastName" | "userName" | "email") => ({
    name: field,
    label: t(`account.register.${field}`),
    value: draft[field],
    error: errorOf(field),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => type({ field, value: target.value })
  })
  const asks = (field: DetailField) => asked.includes(field)
  return (
    <>
      {asks("firstName") ? <Field autoComplete="given-name" {...text("firstName")} /> : null}
      {asks("lastName") ? <Field autoComplete="family-name" {...text("lastName")} /> : null}
      {asks("userName") ? (
        <Field
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          hint={t("account.register.userNameHint")}
          {...text("userName")}
        />
      ) : null}
      {asks("email") ? <Field type="email" inputMode="email" autoComplete="email" {...text("email")} /> : null}
      {asks("phone") ? (
        <PhoneField
          scope="verification"
          phone={draft.phone}
          phoneCode={draft.phoneCode}
          hint={t("account.register.phoneWhy")}
          error={errorOf("phone")}
          onType={({ phone, phoneCode }) => {
            if (phone !== undefined) type({ field: "phone", value: phone })
            if (phoneCode !== undefined) type({ field: "phoneCode", value: phoneCode })
          }}
        />
      ) : null}
      {asks("gender") ? (
        <GenderField
          gender={draft.gender}
          error={errorOf("gender")}
          onChoose={(gender) => type({ field: "gender", value: gender })}
        />
      ) : null}
      {asks("dateOfBirth") ? (
        <Field
          label={t("account.detail.birth")}
          optional
          type="date"
          name="dateOfBirth"
          autoComplete="bday"
          value={draft.dateOfBirth}
          error={errorOf("dateOfBirth")}
          onChange={({ target }) => type({ field: "dateOfBirth", value: target.value })}
        />
      ) : null}
      {asks("province") ? (
        <PlaceField
          province={draft.province}
          city={draft.city}
          error={errorOf("province") ?? errorOf("city")}
          onChoose={({ province, city }) => {
            type({ field: "province", value: province })
            type({ field: "city", value: city })
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
