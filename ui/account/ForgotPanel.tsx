import { useSelector } from "@xstate/react"
import { useEffect } from "react"
import { useNavigate } from "react-router-dom"
import type { CodeMemory, OtpCallsPort } from "#core/account/otp-conversation.ts"
import { type ForgottenCalls, passwordMachineOver } from "#core/account/password.machine.ts"
import { viewPassword } from "#core/account/password.view.ts"
import type { Toggles } from "#core/toggles/toggles.ts"
import { useResident, useShop, useVisitor } from "../app/shop.tsx"
import { useView } from "../app/useView.ts"
import { Button } from "../kit/Button.tsx"
import { Radio } from "../kit/Choice.tsx"
import { Empty } from "../kit/Empty.tsx"
import { Field } from "../kit/Field.tsx"
import { Form } from "../kit/Form.tsx"
import { Told } from "../kit/Told.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Account.css.ts"
import { keptResetToken } from "./kept-account.ts"
import type { PanelHands } from "./LoginPanel.tsx"
import { OtpPanel } from "./OtpPanel.tsx"
import { PhoneField } from "./PhoneField.tsx"

/** A forgotten password: a link by mail, or a code to the number. Specification 5; D-9. */
export const ForgotPanel = ({
  port,
  memory,
  toggles,
  start,
  onPanel,
  onLeave
}: Pick<PanelHands, "onPanel"> & {
  readonly port: ForgottenCalls & OtpCallsPort
  readonly memory: CodeMemory
  readonly toggles: Toggles
  readonly start: { readonly email: string; readonly phone: string; readonly phoneCode: string }
  /** The dialog makes way for the page of a new password. */
  readonly onLeave: () => void
}) => {
  const { t, say } = useWords()
  const { local, now } = useShop()
  const notices = useResident("notices")
  const navigate = useNavigate()
  const actor = useVisitor((given: typeof port) => passwordMachineOver(given, memory), port, { ...start, toggles })
  const [view, send] = useView(actor, viewPassword)
  const otp = useSelector(actor, ({ children }) => children.otp)
  useEffect(() => {
    const done = actor.subscribe(({ output }) => {
      if (output === undefined) return
      if (output.kind === "token") {
        local.resetToken.write(keptResetToken(output.token))
        onLeave()
        void navigate("/set-new-password")
        return
      }
      if (output.failure !== null)
        notices.send({
          type: "notice.posted",
          notice: { kind: "error", text: "notices.codesUsedUp" },
          at: now()
        })
      onPanel("login")
    })
    return () => done.unsubscribe()
  }, [actor, local, navigate, notices, now, onLeave, onPanel])
  if (view.step === "code" && otp) return <OtpPanel actor={otp} />
  if (view.step === "mailed")
    return (
      <div className={css.panel}>
        <Told look="good" alert>
          {t("account.forgot.sent")}
        </Told>
        <Button look="secondary" whole onClick={() => send({ type: "form.sent" })}>
          {t("account.forgot.again")}
        </Button>
        <Button look="ghost" whole onClick={() => onPanel("login")}>
          {t("account.forgot.toLogin")}
        </Button>
      </div>
    )
  if (view.step === "lost")
    return (
      <Empty level={3} title={t("shop.failed.unreachable.title")} text={t("shop.failed.unreachable.text")}>
        <Button onClick={() => send({ type: "retry.wanted" })}>{t("shop.failed.retry")}</Button>
      </Empty>
    )
  const error = view.problem === null ? undefined : say(view.problem)
  return (
    <Form className={css.form} onSubmit={() => send({ type: "form.sent" })}>
      <fieldset className={css.ways}>
        <legend className={css.lead}>{t("account.forgot.text")}</legend>
        {(["email", "phone"] as const).map((way) => (
          <Radio key={way} name="way" checked={view.way === way} onChange={() => send({ type: "way.chosen", way })}>
            {t(way === "email" ? "account.forgot.byEmail" : "account.forgot.byPhone")}
          </Radio>
        ))}
      </fieldset>
      {view.way === "email" ? (
        <Field
          label={t("account.forgot.email")}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          value={view.email}
          error={error}
          onChange={({ target }) => send({ type: "field.typed", field: "email", value: target.value })}
        />
      ) : (
        <PhoneField
          phone={view.phone}
          phoneCode={view.phoneCode}
          error={error}
          onType={({ phone, phoneCode }) => {
            if (phone !== undefined) send({ type: "field.typed", field: "phone", value: phone })
            if (phoneCode !== undefined) send({ type: "field.typed", field: "phoneCode", value: phoneCode })
          }}
        />
      )}
      {view.failure === null ? null : (
        <Told look="danger" alert>
          {say(view.failure)}
        </Told>
      )}
      <Button type="submit" whole busy={view.busy}>
        {t(view.way === "email" ? "account.forgot.send" : "account.phone.send")}
      </Button>
      <div className={css.foot}>
        <button type="button" className={css.link} onClick={() => onPanel("login")}>
          {t("account.forgot.toLogin")}
        </button>
      </div>
    </Form>
  )
}
