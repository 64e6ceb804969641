import type { ReactNode } from "react"
import { Button } from "../kit/Button.tsx"
import { Drawing } from "../kit/picture/Icon.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./SelfCheckout.css.ts"
import { useCamera } from "./useCamera.ts"

const aims = {
  waiting: "selfCheckout.starting",
  shown: "selfCheckout.aim",
  missing: "selfCheckout.noCamera"
} as const

/** The camera of the device, which reads numbers while it is shown; without one the number is typed. D-66. */
export const Camera = ({
  looks,
  onRead,
  onMissing,
  children
}: {
  /** Whether it looks for a number now. */
  readonly looks: boolean
  readonly onRead: (barcode: string) => void
  readonly onMissing: () => void
  /** Other ways to name goods, beside its flashlight. */
  readonly children?: ReactNode
}) => {
  const { t } = useWords()
  const { video, state, lamp, switchLamp } = useCamera({ onRead, onMissing, looks })
  return (
    <>
      <div className={css.camera} data-tour="scan" data-state={state} data-rests={looks ? undefined : ""}>
        <video ref={video} className={css.video} muted playsInline aria-label={t("selfCheckout.camera")} />
        {state === "shown" && !looks ? null : <p className={css.aim}>{t(aims[state])}</p>}
        {state === "shown" ? <span className={css.frame} data-found={looks ? undefined : ""} /> : null}
      </div>
      {looks ? (
        <div className={css.ways}>
          {lamp === "none" ? null : (
            <Button look="secondary" className={css.way} aria-pressed={lamp === "on"} onClick={switchLamp}>
              <Drawing path="M8 3h8v4l-2 3v11h-4V10L8 7V3Zm0 4h8m-4 6v2" />
              {t("selfCheckout.lamp")}
            </Button>
          )}
          {children}
        </div>
      ) : null}
    </>
  )
}
