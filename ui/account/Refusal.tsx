import { type ReactNode, useState } from "react"
import { instant } from "#core/kernel/moment.ts"
import { Alert } from "../kit/text/Alert.tsx"
import { Words } from "../kit/text/Words.tsx"
import { useWords } from "../messages/useWords.ts"
import { useShop } from "../shop/shop.tsx"
import * as css from "./Account.css.ts"
import { useSecondsUntil } from "./useSecondsUntil.ts"

/** Why a form was refused, announced once; if the server asks to wait, how long, counted down. Specification 8. */
export const Refusal = ({
  failure,
  waitSeconds = null,
  look = "danger",
  children
}: {
  /** Message key; `null`: nothing was refused. */
  readonly failure: string | null
  readonly waitSeconds?: number | null
  readonly look?: "danger" | "warning"
  readonly children?: ReactNode
}) => {
  const { say } = useWords()
  return (
    <>
      {failure === null ? null : (
        <Alert look={look} alert>
          {say(failure)}
          {children}
        </Alert>
      )}
      {failure === null || waitSeconds === null ? null : <Wait key={waitSeconds} seconds={waitSeconds} />}
    </>
  )
}

/** Not part of what is announced: a screen reader would say every second. */
const Wait = ({ seconds }: { readonly seconds: number }) => {
  const { t } = useWords()
  const { now } = useShop()
  const [until] = useState(() => instant(now() + seconds * 1000))
  const left = useSecondsUntil(until)
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`
  return (
    <p className={css.again}>
      {left === 0 ? t("account.wait.over") : <Words text={t("account.wait.until", { time })} />}
    </p>
  )
}
