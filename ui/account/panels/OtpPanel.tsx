import { useEffect, useRef } from "react"
import type { OtpEvent } from "#core/account/otp/otp.types.ts"
import { type OtpView, viewOtp } from "#core/account/otp/otp.view.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import { useView } from "../../app/useView.ts"
import { Button } from "../../kit/Button.tsx"
import { Empty } from "../../kit/Empty.tsx"
import { CodeField } from "../../kit/form/CodeField.tsx"
import { Form } from "../../kit/form/Form.tsx"
import { Words } from "../../kit/text/Words.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "../Account.css.ts"
import type { OtpActor } from "../otp-actor.ts"
import { Refusal } from "../Refusal.tsx"
import { useOtpNotices } from "../useOtpNotices.ts"
import { OtpMethods, OtpWait } from "./OtpMethods.tsx"

/** Another destination the person may use instead: an address in place of a number, or the other way round. */
export interface OtherDestination {
  readonly kind: "email" | "phone"
  readonly onChoose: () => void
}

interface PanelProps {
  readonly view: OtpView
  readonly send: (event: Untimed<OtpEvent>) => void
  readonly other: OtherDestination | undefined
}

/** A one-time code of any scope: how it comes, the six digits, and when the next one may be asked for. Rule 54. */
export const OtpPanel = ({
  actor,
  other
}: {
  readonly actor: OtpActor
  readonly other?: OtherDestination | undefined
}) => {
  const { t, moment } = useWords()
  const [view, send] = useView(actor, viewOtp)
  useOtpNotices(actor)
  const back = (
    <Button look="secondary" onClick={() => send({ type: "code.declined" })}>
      {t("account.code.back")}
    </Button>
  )
  switch (view.step) {
    case "impossible":
      return (
        <Empty level={3} title={t("account.code.noneTitle")} text={t("account.code.noneText")}>
          <Other other={other} />
          {back}
        </Empty>
      )
    case "exhausted":
      return (
        <Empty
          level={3}
          title={t("account.code.exhaustedTitle")}
          text={view.opensAt === null ? undefined : t("account.code.exhaustedText", { at: moment(view.opensAt) })}
        >
          <Other other={other} />
          {back}
        </Empty>
      )
    case "choosing":
      return <Choosing view={view} send={send} other={other} />
    case "sending":
      // What was there stays: a sheet that shrinks would catch the second tap of two elsewhere.
      return view.isAwaited ? (
        <Code view={view} send={send} other={other} />
      ) : (
        <Choosing view={view} send={send} other={other} />
      )
    default:
      return <Code view={view} send={send} other={other} />
  }
}

const Choosing = ({ view, send, other }: PanelProps) => {
  const { t } = useWords()
  return (
    <div className={css.panel}>
      <p className={css.lead} data-start="">
        {t("account.code.chooseText", { to: view.to })}
      </p>
      <Refusal failure={view.failure} />
      <OtpMethods view={view} onChoose={(method) => send({ type: "method.chosen", method })} />
      <Sending view={view} />
      <Other other={other} />
      <button type="button" className={css.link} onClick={() => send({ type: "code.declined" })}>
        {t("account.code.back")}
      </button>
    </div>
  )
}

const Sending = ({ view: { step } }: { readonly view: OtpView }) => {
  const { t } = useWords()
  return (
    <p role="status" className={css.lead}>
      {step === "sending" ? t("account.code.sending") : ""}
    </p>
  )
}

const Other = ({ other }: { readonly other: OtherDestination | undefined }) => {
  const { t } = useWords()
  return other === undefined ? null : (
    <button type="button" className={css.link} onClick={other.onChoose}>
      {t(other.kind === "email" ? "account.code.byEmail" : "account.code.byPhone")}
    </button>
  )
}

const Code = ({ view, send, other }: PanelProps) => {
  const { t, say } = useWords()
  const field = useRef<HTMLDivElement>(null)
  // A telephone offers the code of an SMS to the field that has the focus. Rules 54 and 59.
  useEffect(() => void field.current?.querySelector("input")?.focus(), [])
  return (
    <Form className={css.form} onSubmit={() => send({ type: "code.submitted" })}>
      <p className={css.lead}>
        <Words
          text={t("account.code.sentTo", { method: t(`account.code.${view.method ?? "whatsapp"}`), to: view.to })}
        />{" "}
        <button type="button" className={css.link} onClick={() => send({ type: "code.declined" })}>
          {t("account.code.change")}
        </button>
      </p>
      <div ref={field}>
        <CodeField
          label={t("account.code.label")}
          value={view.code}
          error={view.failure === null ? undefined : say(view.failure)}
          invalid={view.isWrong}
          onType={(code) => send({ type: "code.typed", code })}
        />
      </div>
      {view.canResend && view.step !== "sending" ? (
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
      ) : view.step === "sending" ? (
        <Sending view={view} />
      ) : (
        <OtpWait view={view} />
      )}
      <Other other={other} />
      <Button type="submit" whole busy={view.step === "verifying"}>
        {t("account.code.verify")}
      </Button>
      <p className={css.lead}>{t("account.code.never")}</p>
    </Form>
  )
}
