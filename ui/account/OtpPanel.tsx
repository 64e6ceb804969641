import type { ActorRefFrom } from "xstate"
import type { otpMachine } from "#core/account/otp.machine.ts"
import { type OtpView, viewOtp } from "#core/account/otp.view.ts"
import type { OtpEvent } from "#core/account/otp-conversation.ts"
import { otpRules } from "#core/account/otp-limit.rule.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import { useView } from "../app/useView.ts"
import { Button } from "../kit/Button.tsx"
import { CodeField } from "../kit/CodeField.tsx"
import { Empty } from "../kit/Empty.tsx"
import { Form } from "../kit/Form.tsx"
import { Icon } from "../kit/Icon.tsx"
import type { IconName } from "../kit/icons.ts"
import { Told } from "../kit/Told.tsx"
import { Words } from "../kit/Words.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Account.css.ts"
import { useSecondsUntil } from "./useSecondsUntil.ts"

export type OtpActor = ActorRefFrom<ReturnType<typeof otpMachine>>

const resendSeconds = otpRules.resendWaitMs / 1000

const signs = { sms: "phone", whatsapp: "chat", email: "mail" } as const satisfies Record<string, IconName>

/** A one-time code, whatever it is for: how it comes, the six digits, and when the next one may be asked for. Rule 54. */
export const OtpPanel = ({ actor }: { readonly actor: OtpActor }) => {
  const { t, moment } = useWords()
  const [view, send] = useView(actor, viewOtp)
  const back = () => send({ type: "code.declined" })
  switch (view.step) {
    case "impossible":
      return (
        <Empty level={3} title={t("account.code.noneTitle")} text={t("account.code.noneText")}>
          <Button look="secondary" onClick={back}>
            {t("account.code.back")}
          </Button>
        </Empty>
      )
    case "exhausted":
      return (
        <Empty
          level={3}
          title={t("account.code.exhaustedTitle")}
          text={view.opensAt === null ? undefined : t("account.code.exhaustedText", { at: moment(view.opensAt) })}
        >
          <Button look="secondary" onClick={back}>
            {t("account.code.back")}
          </Button>
        </Empty>
      )
    case "sending":
      return (
        <p role="status" className={css.lead} aria-busy="true">
          {t("account.code.sending")}
        </p>
      )
    case "choosing":
      return (
        <div className={css.panel}>
          <p className={css.lead}>{t("account.code.chooseText", { to: view.to })}</p>
          <Failure view={view} />
          <Methods view={view} onChoose={(method) => send({ type: "method.chosen", method })} />
          <button type="button" className={css.link} onClick={back}>
            {t("account.code.back")}
          </button>
        </div>
      )
    default:
      return <Code view={view} send={send} onBack={back} />
  }
}

const Failure = ({ view: { failure } }: { readonly view: OtpView }) => {
  const { say } = useWords()
  return failure === null ? null : (
    <Told look="danger" alert>
      {say(failure)}
    </Told>
  )
}

const Methods = ({
  view,
  onChoose
}: {
  readonly view: OtpView
  readonly onChoose: (method: OtpView["methods"][number]) => void
}) => {
  const { t } = useWords()
  return (
    <>
      <div className={css.methods}>
        {view.methods.map((method) => (
          <button
            key={method}
            type="button"
            className={css.method}
            disabled={!view.canResend}
            onClick={() => onChoose(method)}
          >
            <Icon name={signs[method]} size={24} />
            {t(`account.code.${method}`)}
          </button>
        ))}
      </div>
      {view.canResend ? null : <Wait view={view} />}
    </>
  )
}

/** The countdown, and how many are left today. D-32. */
const Wait = ({ view }: { readonly view: OtpView }) => {
  const { t } = useWords()
  const seconds = useSecondsUntil(view.resendAt)
  // The clock of a page may be some seconds behind the shop's.
  const time = `0:${String(Math.min(resendSeconds, seconds)).padStart(2, "0")}`
  return (
    <p className={css.again}>
      <Words text={t("account.code.wait", { time })} />
      {` · ${t("account.code.left", { count: view.sendsLeft })}`}
    </p>
  )
}

const Code = ({
  view,
  send,
  onBack
}: {
  readonly view: OtpView
  readonly send: (event: Untimed<OtpEvent>) => void
  readonly onBack: () => void
}) => {
  const { t, say } = useWords()
  return (
    <Form className={css.form} onSubmit={() => send({ type: "code.submitted" })}>
      <p className={css.lead}>
        <Words
          text={t("account.code.sentTo", { method: t(`account.code.${view.method ?? "whatsapp"}`), to: view.to })}
        />{" "}
        <button type="button" className={css.link} onClick={onBack}>
          {t("account.code.change")}
        </button>
      </p>
      <CodeField
        label={t("account.code.label")}
        value={view.code}
        error={view.failure === null ? undefined : say(view.failure)}
        invalid={view.isWrong}
        onType={(code) => send({ type: "code.typed", code })}
      />
      {view.canResend ? (
        <div className={css.row}>
          {view.sendsLeft > 0 ? (
            <button type="button" className={css.link} onClick={() => send({ type: "resend.requested" })}>
              {t("account.code.again")}
            </button>
          ) : null}
          <span className={css.again}>{t("account.code.left", { count: view.sendsLeft })}</span>
          {view.methods.length > 1 && view.sendsLeft > 0 ? (
            <button type="button" className={css.link} onClick={() => send({ type: "method.reconsidered" })}>
              {t("account.code.otherWay")}
            </button>
          ) : null}
        </div>
      ) : (
        <Wait view={view} />
      )}
      <Button type="submit" whole busy={view.step === "verifying"}>
        {t("account.code.verify")}
      </Button>
      <p className={css.lead}>{t("account.code.never")}</p>
    </Form>
  )
}
