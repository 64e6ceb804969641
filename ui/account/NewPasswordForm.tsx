import { type FormEvent, useEffect, useState } from "react"
import {
  type NewPasswordField,
  newPasswordMachineOver,
  type PasswordRight,
  type PasswordSet
} from "#core/account/credentials/new-password.machine.ts"
import { viewNewPassword } from "#core/account/credentials/new-password.view.ts"
import { strengthOf } from "#core/account/credentials/password.form.ts"
import { lazyEffects } from "#core/kernel/lazy-effects.ts"
import { Button } from "../kit/Button.tsx"
import { Form } from "../kit/form/Form.tsx"
import { PasswordField, Strength } from "../kit/form/PasswordField.tsx"
import { useWords } from "../messages/useWords.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import * as css from "./Account.css.ts"
import { Refusal } from "./Refusal.tsx"

/** Setting a password, by a link or with the present one. Specification 5; D-31. */
export const NewPasswordForm = ({
  right,
  onDone,
  onOver
}: {
  readonly right: PasswordRight
  readonly onDone: (signedIn: PasswordSet) => void
  /** The link opens nothing any more. */
  readonly onOver?: () => void
}) => {
  const { t, say } = useWords()
  const { loadPort } = useShop()
  const [port] = useState(() => lazyEffects(() => loadPort("account")))
  const actor = useScreenActor(newPasswordMachineOver, port, right)
  const [view, send] = useView(actor, viewNewPassword)
  const [strength, setStrength] = useState<ReturnType<typeof strengthOf>>()
  useEffect(() => {
    const done = actor.subscribe(({ output }) => (output === undefined ? undefined : onDone(output.signedIn)))
    return () => done.unsubscribe()
  }, [actor, onDone])
  useEffect(() => {
    if (view.step === "over") onOver?.()
  }, [view.step, onOver])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget)
    const of = (field: NewPasswordField) => String(typed.get(field) ?? "")
    send({
      type: "form.sent",
      currentPassword: of("currentPassword"),
      newPassword: of("newPassword"),
      newPasswordAgain: of("newPasswordAgain")
    })
  }
  const field = (name: NewPasswordField) => ({
    name,
    error: view.problems[name] === undefined ? undefined : say(view.problems[name]),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      if (name === "newPassword") setStrength(strengthOf(target.value))
      send({ type: "password.typed", field: name })
    }
  })
  return (
    <Form className={css.form} onSubmit={submit}>
      {view.asksCurrent ? (
        <PasswordField
          label={t("account.reset.current")}
          autoComplete="current-password"
          {...field("currentPassword")}
        />
      ) : null}
      <div>
        <PasswordField
          label={t("account.reset.password")}
          hint={t("account.register.passwordHint")}
          autoComplete="new-password"
          {...field("newPassword")}
        />
        {strength === undefined ? null : <Strength strength={strength} />}
      </div>
      <PasswordField label={t("account.reset.again")} autoComplete="new-password" {...field("newPasswordAgain")} />
      <Refusal failure={view.failure} waitSeconds={view.waitSeconds} />
      <Button type="submit" whole busy={view.busy}>
        {t("account.reset.submit")}
      </Button>
    </Form>
  )
}
