import { useSelector } from "@xstate/react"
import { useEffect, useState } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { type ForgottenCalls, passwordMachineOver } from "#core/account/credentials/password.machine.ts"
import { viewPassword } from "#core/account/credentials/password.view.ts"
import type { CodeMemory, OtpCallsPort } from "#core/account/otp/otp.types.ts"
import type { Toggles } from "#core/toggles/toggles.ts"
import { useAppActor, useScreenActor, useShop } from "../../app/shop.tsx"
import { useView } from "../../app/useView.ts"
import { Button } from "../../kit/Button.tsx"
import { Empty } from "../../kit/Empty.tsx"
import { Form } from "../../kit/form/Form.tsx"
import { Alert } from "../../kit/text/Alert.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "../Account.css.ts"
import { forgottenIn, forgottenText, newPasswordPath, resetIn, resetText } from "../persisted-account.ts"
import { Refusal } from "../Refusal.tsx"
import { useStoredDraft } from "../useStoredDraft.ts"
import { forgottenLeft } from "../waiting-draft.ts"
import type { PanelHandlers } from "./LoginPanel.tsx"
import { OtpPanel } from "./OtpPanel.tsx"
import { WayFields } from "./WayFields.tsx"

/** A forgotten password: a link by mail, or a code to the number. Specification 5; D-9. */
export const ForgotPanel = ({
  port,
  memory,
  toggles,
  start,
  next,
  onPanel,
  onLeave
}: Pick<PanelHandlers, "onPanel"> & {
  readonly port: ForgottenCalls & OtpCallsPort
  readonly memory: CodeMemory
  readonly toggles: Toggles
  readonly start: { readonly email: string; readonly phone: string; readonly phoneCode: string }
  /** Where the log-in was to lead; absent: back to this page. */
  readonly next: string | undefined
  /** The dialog makes way for the page of a new password, which lies under it. */
  readonly onLeave: () => void
}) => {
  const { t, say } = useWords()
  const { local, now } = useShop()
  const notices = useAppActor("notices")
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [input] = useState(() => {
    const left = forgottenIn(local.forgotten.read())
    if (left === undefined) return { ...start, toggles }
    const { email, phone, phoneCode } = left
    return { email, phone, phoneCode, toggles, resumed: { ...left, at: now() } }
  })
  const actor = useScreenActor((given: typeof port) => passwordMachineOver(given, memory), port, input)
  const [view, send] = useView(actor, viewPassword)
  const otp = useSelector(actor, ({ children }) => children.otp)
  useStoredDraft(actor, local.forgotten, forgottenText, forgottenLeft)
  useEffect(() => {
    const done = actor.subscribe(({ output }) => {
      if (output === undefined) return
      if (output.kind === "token") {
        const isHere = pathname === newPasswordPath
        const to = isHere ? resetIn(local.resetToken.read())?.next : (next ?? pathname + search)
        local.resetToken.write(resetText({ token: output.token, next: to ?? "/" }))
        void navigate(newPasswordPath, { replace: isHere })
        // Another page closes the dialog once it is drawn: until then a session that has ended keeps its form on screen.
        if (isHere) onLeave()
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
  }, [actor, local, navigate, next, notices, now, onLeave, onPanel, pathname, search])
  if (view.step === "code" && otp)
    return (
      <OtpPanel
        actor={otp}
        other={{
          kind: "email",
          onChoose: () => {
            otp.send({ type: "code.declined", at: now() })
            send({ type: "way.chosen", way: "email" })
          }
        }}
      />
    )
  if (view.step === "mailed")
    return (
      <div className={css.panel}>
        <Alert look="good" alert>
          {t("account.forgot.sent")}
        </Alert>
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
      <Empty level={3} title={t("account.lost.title")} text={t("account.lost.text")}>
        <Button onClick={() => send({ type: "retry.wanted" })}>{t("shop.failed.retry")}</Button>
      </Empty>
    )
  // Specification 5 has words of its own for an address that is not registered, and they belong to the field.
  const isUnknown = view.way === "email" && view.failure === "failure.EmailNotRegistered"
  const problem = isUnknown ? "account.forgot.emailUnknown" : view.problem
  const error = problem === null ? undefined : say(problem)
  return (
    <Form className={css.form} onSubmit={() => send({ type: "form.sent" })}>
      <WayFields
        lead={t("account.forgot.text")}
        name="way"
        ways={[
          ["email", t("account.forgot.byEmail")],
          ["phone", t("account.forgot.byPhone")]
        ]}
        scope="forget-password"
        way={view.way}
        email={view.email}
        phone={view.phone}
        phoneCode={view.phoneCode}
        error={error}
        onWay={(way) => send({ type: "way.chosen", way })}
        onType={(typed) => {
          for (const field of ["email", "phone", "phoneCode"] as const) {
            const value = typed[field]
            if (value !== undefined) send({ type: "field.typed", field, value })
          }
        }}
      />
      <Refusal failure={isUnknown ? null : view.failure} waitSeconds={view.waitSeconds} />
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
