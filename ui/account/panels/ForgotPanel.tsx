import { Button } from "../../kit/Button.tsx"
import { Empty } from "../../kit/Empty.tsx"
import { Form } from "../../kit/form/Form.tsx"
import { Alert } from "../../kit/text/Alert.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useShop } from "../../shop/shop.tsx"
import * as css from "../Account.css.ts"
import { Refusal } from "../Refusal.tsx"
import { OtpPanel } from "./OtpPanel.tsx"
import { type ForgottenProps, useForgotten } from "./useForgotten.ts"
import { WayFields } from "./WayFields.tsx"

/** A forgotten password: a link by mail, or a code to the number. Specification 5; D-9. */
export const ForgotPanel = ({ port, memory, toggles, start, next, onPanel, onLeave }: ForgottenProps) => {
  const { t, say } = useWords()
  const { now } = useShop()
  const { view, send, otp } = useForgotten({ port, memory, toggles, start, next, onPanel, onLeave })
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
