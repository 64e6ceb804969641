import type { OtpView } from "#core/account/otp/otp.view.ts"
import { otpRules } from "#core/account/otp/otp-limit.rule.ts"
import { PageIcon } from "../../kit/picture/PageIcon.tsx"
import type { PageIconName } from "../../kit/picture/page-icons.ts"
import { Words } from "../../kit/text/Words.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "../Account.css.ts"
import { useSecondsUntil } from "../useSecondsUntil.ts"

const resendSeconds = otpRules.resendWaitMs / 1000

const signs = { sms: "phone", whatsapp: "chat", email: "mail" } as const satisfies Record<string, PageIconName>

/** The ways a code can travel to its destination. D-33. */
export const OtpMethods = ({
  view,
  onChoose
}: {
  readonly view: OtpView
  readonly onChoose: (method: OtpView["methods"][number]) => void
}) => {
  const { t } = useWords()
  const isSending = view.step === "sending"
  return (
    <>
      <div className={css.methods}>
        {view.methods.map((method) => (
          <button
            key={method}
            type="button"
            className={css.method}
            disabled={!view.canResend && !isSending}
            aria-disabled={isSending || undefined}
            onClick={() => onChoose(method)}
          >
            <PageIcon name={signs[method]} size={24} />
            {t(`account.code.${method}`)}
          </button>
        ))}
      </div>
      {view.canResend || isSending ? null : <OtpWait view={view} />}
    </>
  )
}

/** The countdown, and how many are left today. D-32. */
export const OtpWait = ({ view }: { readonly view: OtpView }) => {
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
