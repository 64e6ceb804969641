import type { FormEventHandler } from "react"
import { salutes } from "#core/account/member.ts"
import type { RegistrationView } from "#core/account/registration/registration.view.ts"
import type { RegistrationEvent } from "#core/account/registration/registration-draft.ts"
import { Button } from "../../kit/Button.tsx"
import { ChoiceField, Field } from "../../kit/form/Field.tsx"
import { Form } from "../../kit/form/Form.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "../Account.css.ts"
import { GenderField } from "../GenderField.tsx"
import { PhoneField } from "../PhoneField.tsx"
import { Refusal } from "../Refusal.tsx"
import type { TypedField } from "../typed-field.ts"
import { Agreement } from "./Agreement.tsx"
import { RegisterPasswords } from "./RegisterPasswords.tsx"

/** Everything a new account is made of. Specification 5 gives every rule and its words; rules 41 to 47. */
export const RegisterForm = ({
  view,
  onSend,
  onType,
  onPassword
}: {
  readonly view: RegistrationView
  readonly onSend: FormEventHandler<HTMLFormElement>
  readonly onType: (typed: TypedField<RegistrationEvent>) => void
  readonly onPassword: (field: "password" | "passwordAgain") => void
}) => {
  const { t, say } = useWords()
  const { draft, problems, hints } = view
  const textOf = (key: string | undefined): string | undefined => (key === undefined ? undefined : say(key))
  const text = (field: "firstName" | "lastName" | "userName" | "email") => ({
    name: field,
    label: t(`account.register.${field}`),
    value: draft[field],
    error: textOf(problems[field]),
    onChange: (event: { readonly target: { readonly value: string } }) => onType({ field, value: event.target.value })
  })
  return (
    <Form long className={css.form} onSubmit={onSend}>
      <fieldset className={css.group}>
        <legend className={css.groupName}>{t("account.register.aboutYou")}</legend>
        <div className={css.pair}>
          <Field autoComplete="given-name" {...text("firstName")} />
          <Field autoComplete="family-name" hint={textOf(hints.lastName)} {...text("lastName")} />
        </div>
        <div className={css.pair}>
          <GenderField
            gender={draft.gender}
            error={textOf(problems.gender)}
            onChoose={(gender) => onType({ field: "gender", value: gender })}
          />
          <ChoiceField
            label={t("account.register.salute")}
            name="salute"
            error={textOf(problems.salute)}
            value={draft.salute ?? ""}
            onChange={({ target }) =>
              onType({ field: "salute", value: salutes.find((one) => one === target.value) ?? null })
            }
          >
            <option value="">{t("account.register.choose")}</option>
            {salutes.map((one) => (
              <option key={one} value={one}>
                {t(`account.register.${one}`)}
              </option>
            ))}
          </ChoiceField>
        </div>
      </fieldset>
      <fieldset className={css.group}>
        <legend className={css.groupName}>{t("account.register.toLogIn")}</legend>
        <Field type="email" inputMode="email" autoComplete="email" {...text("email")} />
        <Field
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          hint={t("account.register.userNameHint")}
          {...text("userName")}
        />
        <PhoneField
          scope="verification"
          phone={draft.phone}
          phoneCode={draft.phoneCode}
          hint={textOf(hints.phone) ?? t("account.register.phoneWhy")}
          error={textOf(problems.phone)}
          onType={({ phone, phoneCode }) => {
            if (phone !== undefined) onType({ field: "phone", value: phone })
            if (phoneCode !== undefined) onType({ field: "phoneCode", value: phoneCode })
          }}
        />
        <RegisterPasswords view={view} onPassword={onPassword} />
      </fieldset>
      <Refusal failure={view.failure} waitSeconds={view.waitSeconds} />
      <Agreement />
      <Button type="submit" whole busy={view.busy}>
        {t("account.register.submit")}
      </Button>
    </Form>
  )
}
