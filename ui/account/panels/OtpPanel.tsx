import { viewOtp } from "#core/account/otp/otp.view.ts"
import { Empty } from "../../kit/Empty.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useView } from "../../shop/useView.ts"
import * as css from "../Account.css.ts"
import type { OtpActor } from "../otp-actor.ts"
import { Refusal } from "../Refusal.tsx"
import { useOtpNotices } from "../useOtpNotices.ts"
import { type OtherDestination, OtherWay, OtherWayFirst } from "./OtherWay.tsx"
import { OtpCode, type PanelProps, Sending } from "./OtpCode.tsx"
import { OtpMethods } from "./OtpMethods.tsx"

/** A one-time code of any scope: its method, the six digits, and when the next one may be requested. Rule 54. */
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
  const ways = <OtherWayFirst other={other} onBack={() => send({ type: "code.declined" })} />
  switch (view.step) {
    case "impossible":
      return (
        <Empty level={3} title={t("account.code.noneTitle")} text={t("account.code.noneText")}>
          {ways}
        </Empty>
      )
    case "exhausted":
      return (
        <Empty
          level={3}
          title={t("account.code.exhaustedTitle")}
          text={view.opensAt === null ? undefined : t("account.code.exhaustedText", { at: moment(view.opensAt) })}
        >
          {ways}
        </Empty>
      )
    case "choosing":
      return <Choosing view={view} send={send} other={other} />
    case "sending":
      // What was there stays: a sheet that shrinks would catch the second tap of two elsewhere.
      return view.isAwaited ? (
        <OtpCode view={view} send={send} other={other} />
      ) : (
        <Choosing view={view} send={send} other={other} />
      )
    default:
      return <OtpCode view={view} send={send} other={other} />
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
      <OtherWay other={other} />
      <button type="button" className={css.link} onClick={() => send({ type: "code.declined" })}>
        {t("account.code.back")}
      </button>
    </div>
  )
}
