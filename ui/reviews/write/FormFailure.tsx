import { type ReactNode, useEffect, useRef } from "react"
import { Alert } from "../../kit/text/Alert.tsx"
import { useOnline } from "../../kit/useOnline.ts"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./WriteReview.css.ts"

/** Why the review was not sent. On a phone it stands far from the button: it is scrolled to, and takes the focus. Rule 35. */
export const FormFailure = ({
  failure,
  isBack,
  again
}: {
  /** Key of what went wrong. */
  readonly failure: string
  /** The answer has come. */
  readonly isBack: boolean
  /** What can be done about it. */
  readonly again: ReactNode
}) => {
  const { t, say } = useWords()
  const online = useOnline()
  const said = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isBack) return
    said.current?.focus({ preventScroll: true })
    said.current?.scrollIntoView({ block: "center" })
  }, [isBack])
  return (
    <div ref={said} tabIndex={-1} className={css.failed}>
      <Alert look="danger" alert>
        {online ? say(failure) : t("writing.offline")}
        {again}
      </Alert>
    </div>
  )
}
