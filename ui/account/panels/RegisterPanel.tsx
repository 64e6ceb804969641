import { useSelector } from "@xstate/react"
import { type FormEvent, useEffect, useState } from "react"
import type { CodeMemory } from "#core/account/otp/otp.types.ts"
import {
  type RegistrationDialogPort,
  registrationMachineOver
} from "#core/account/registration/registration.machine.ts"
import { viewRegistration } from "#core/account/registration/registration.view.ts"
import type { Toggles } from "#core/toggles/toggles.ts"
import { Button } from "../../kit/Button.tsx"
import { Empty } from "../../kit/Empty.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useScreenActor, useShop } from "../../shop/shop.tsx"
import { useIsOn } from "../../shop/useIsOn.ts"
import { useView } from "../../shop/useView.ts"
import * as css from "../Account.css.ts"
import { persistedRegistration, registrationIn } from "../persisted-account.ts"
import { allLeft } from "../stored-draft.ts"
import { useStoredDraft } from "../useStoredDraft.ts"
import { HaveAccount } from "./HaveAccount.tsx"
import type { PanelHandlers } from "./LoginPanel.tsx"
import { OtpPanel } from "./OtpPanel.tsx"
import { RegisterForm } from "./RegisterForm.tsx"

/** A new account: the form, the code to its number, the account. Specification 4, Registration. */
export const RegisterPanel = ({
  port,
  memory,
  toggles,
  onPanel,
  onSignedIn
}: PanelHandlers & {
  readonly port: RegistrationDialogPort
  readonly memory: CodeMemory
  readonly toggles: Toggles
}) => {
  const { t } = useWords()
  const isOn = useIsOn()
  const { local, provePerson, now } = useShop()
  const [proving, setProving] = useState<"resting" | "busy" | "failed">("resting")
  const [draft] = useState(() => registrationIn(local.registration.read()))
  const [at] = useState(now)
  const actor = useScreenActor((given: RegistrationDialogPort) => registrationMachineOver(given, memory), port, {
    draft,
    toggles,
    at,
    acquisitionSource: "web"
  })
  const [view, send] = useView(actor, viewRegistration)
  const otp = useSelector(actor, ({ children }) => children.otp)
  useStoredDraft(actor, local.registration, persistedRegistration, allLeft)
  useEffect(() => {
    const done = actor.subscribe(({ output }) => (output === undefined ? undefined : onSignedIn(output)))
    return () => done.unsubscribe()
  }, [actor, onSignedIn])
  if (view.step === "code" && otp) return <OtpPanel actor={otp} />
  if (view.step === "registered")
    return (
      <Empty level={3} title={t("account.register.exists")} text={t("account.register.existsText")}>
        <Button onClick={() => onPanel("login")}>{t("account.register.login")}</Button>
      </Empty>
    )
  if (view.step === "lost")
    return (
      <Empty level={3} title={t("account.lost.title")} text={t("account.lost.text")}>
        <Button onClick={() => send({ type: "retry.wanted" })}>{t("shop.failed.retry")}</Button>
      </Empty>
    )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const passwords = {
      password: String(typed.get("password") ?? ""),
      passwordAgain: String(typed.get("passwordAgain") ?? "")
    }
    const sendWith = (proof: { readonly recaptchaToken?: string }) =>
      send({ type: "form.sent", ...passwords, ...proof })
    if (provePerson === undefined) return sendWith({})
    if (proving === "busy") return
    setProving("busy")
    provePerson("register").then(
      (recaptchaToken) => {
        setProving("resting")
        sendWith({ recaptchaToken })
      },
      () => setProving("failed")
    )
  }
  return (
    <div className={css.panel}>
      <p className={css.lead}>
        {t("account.register.text")} {t("account.register.textPoints")}{" "}
        {isOn("wishlist") ? t("account.register.textWishlist") : ""}
      </p>
      <Button look="secondary" whole onClick={() => onPanel("quick")}>
        {t("account.quick.offer")}
      </Button>
      <p className={css.or}>{t("account.register.orWhole")}</p>
      <RegisterForm
        view={{
          ...view,
          busy: view.busy || proving === "busy",
          failure: proving === "failed" ? "account.register.unproven" : view.failure
        }}
        onSend={submit}
        onType={(typed) => send({ type: "field.typed", ...typed })}
        onPassword={(field) => send({ type: "password.typed", field })}
      />
      <HaveAccount onPanel={onPanel} />
    </div>
  )
}
