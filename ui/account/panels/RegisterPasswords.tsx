import { useEffect, useRef, useState } from "react"
import { strengthOf } from "#core/account/credentials/password.form.ts"
import type { RegistrationView } from "#core/account/registration/registration.view.ts"
import { reach } from "../../kit/form/form-problems.ts"
import { PasswordField, Strength } from "../../kit/form/PasswordField.tsx"
import { Alert } from "../../kit/text/Alert.tsx"
import { useWords } from "../../messages/useWords.ts"

/** The password of a new account, twice; once a reload took it before the code was right, the focus is here. Rules 41 to 47. */
export const RegisterPasswords = ({
  view: { problems, isProven, busy },
  onPassword
}: {
  readonly view: Pick<RegistrationView, "problems" | "isProven" | "busy">
  readonly onPassword: (field: "password" | "passwordAgain") => void
}) => {
  const { t, say } = useWords()
  const [strength, setStrength] = useState<ReturnType<typeof strengthOf>>()
  const [isToRepeat] = useState(isProven && !busy)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isToRepeat && first.current !== null) reach(first.current)
  }, [isToRepeat])
  const error = (field: "password" | "passwordAgain") =>
    problems[field] === undefined ? undefined : say(problems[field])
  return (
    <>
      {isProven ? (
        <Alert look="good" alert={isToRepeat}>
          {t("account.register.proven")}
        </Alert>
      ) : null}
      <div>
        <PasswordField
          label={t("account.register.password")}
          hint={t("account.register.passwordHint")}
          name="password"
          autoComplete="new-password"
          ref={first}
          error={error("password")}
          onChange={({ target }) => {
            setStrength(strengthOf(target.value))
            onPassword("password")
          }}
        />
        {strength === undefined ? null : <Strength strength={strength} />}
      </div>
      <PasswordField
        label={t("account.register.again")}
        name="passwordAgain"
        autoComplete="new-password"
        error={error("passwordAgain")}
        onChange={() => onPassword("passwordAgain")}
      />
    </>
  )
}
