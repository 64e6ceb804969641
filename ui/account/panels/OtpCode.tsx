import { useEffect, useRef } from "react"
import type { OtpEvent } from "#core/account/otp/otp.types.ts"
import type { OtpView } from "#core/account/otp/otp.view.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import { Button } from "../../kit/Button.tsx"
import { CodeField } from "../../kit/form/CodeField.tsx"
import { Form } from "../../kit/form/Form.tsx"
import { Words } from "../../kit/text/Words.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "../Account.css.ts"
import { type OtherDestination, OtherWay } from "./OtherWay.tsx"
import { OtpWait } from "./OtpMethods.tsx"

/** What every step of a code shows, and what it does. */
export interface PanelProps {
  readonly view: OtpView
  readonly send: (event: Untimed<OtpEvent>) => void
  readonly other: OtherDestination | undefined
}

/** Shows that a code is being sent. */
export const Sending = ({ view: { step } }: { readonly view: OtpView }) => {
  const { t } = useWords()
  return (
    <p role="status" className={css.status}>
      {step === "sending" ? t("account.code.sending") : ""}
    </p>
  )
}

/** The six digits, and when the next code may be requested. Rule 54. */
export const OtpCode = ({ view, send, other }: PanelProps) => {
  const { t, say } = useWords()
  const field = useRef<HTMLDivElement>(null)
  // A telephone offers the code of an SMS to the field that has the focus. Rules 54 and 59.
  useEffect(() => void field.current?.querySelector("input")?.focus(), [])
  return (
    <Form className={css.form} onSubmit={() => send({ type: "code.submitted" })}>
      <div className={css.destination}>
        <p className={css.lead}>
          <Words
            text={t("account.code.sentTo", { method: t(`account.code.${view.method ?? "whatsapp"}`), to: view.to })}
          />
        </p>
        <button type="button" className={css.link} onClick={() => send({ type: "code.declined" })}>
          {t("account.code.change")}
        </button>
      </div>
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
      <OtherWay other={other} />
      <Button type="submit" whole busy={view.step === "verifying"}>
        {t("account.code.verify")}
      </Button>
      <p className={css.lead}>{t("account.code.never")}</p>
    </Form>
  )
}
