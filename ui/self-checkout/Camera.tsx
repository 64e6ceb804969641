import { useEffect, useRef, useState } from "react"
import { useWords } from "../messages/useWords.ts"
import { barcodeReader } from "./barcode-reader.ts"
import * as css from "./SelfCheckout.css.ts"

const close = (stream: MediaStream | undefined): void => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** Between two looks, in milliseconds. */
const lookMs = 180

/** The camera of the device, which reads numbers while it is shown; without one the number is typed. D-66. */
export const Camera = ({
  looks,
  onRead,
  onMissing
}: {
  /** Whether it looks for a number now. */
  readonly looks: boolean
  readonly onRead: (barcode: string) => void
  readonly onMissing: () => void
}) => {
  const { t } = useWords()
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<"waiting" | "shown" | "missing">("waiting")
  const handlers = useRef({ onRead, onMissing, looks })
  handlers.current = { onRead, onMissing, looks }
  useEffect(() => {
    const shown = video.current
    let stream: MediaStream | undefined
    let timer = 0
    let isGone = false
    /** Counts the beginnings: what an earlier one still waits for is dropped. */
    let turn = 0
    const miss = () => {
      if (isGone) return
      setState("missing")
      handlers.current.onMissing()
    }
    const look = async (reader: Awaited<ReturnType<typeof barcodeReader>>, mine: number) => {
      if (mine !== turn || shown === null) return
      if (handlers.current.looks && shown.readyState >= shown.HAVE_CURRENT_DATA) {
        const [code] = (await reader.detect(shown).catch(() => [])) ?? []
        if (code && handlers.current.looks && mine === turn) {
          navigator.vibrate?.(60)
          handlers.current.onRead(code.rawValue)
        }
      }
      if (mine === turn) timer = window.setTimeout(look, lookMs, reader, mine)
    }
    const start = async () => {
      const mine = ++turn
      if (shown === null || navigator.mediaDevices === undefined) return miss()
      try {
        const opened = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" }, audio: false })
        if (mine !== turn) return close(opened)
        stream = opened
        shown.srcObject = opened
        await shown.play()
        const reader = await barcodeReader()
        if (mine !== turn) return
        setState("shown")
        await look(reader, mine)
      } catch {
        if (mine !== turn) return
        stop()
        miss()
      }
    }
    const stop = () => {
      turn++
      clearTimeout(timer)
      close(stream)
      stream = undefined
    }
    // A page in the background films nothing and saves the battery.
    const seen = () => {
      stop()
      setState("waiting")
      if (document.visibilityState === "visible") void start()
    }
    if (document.visibilityState === "visible") void start()
    document.addEventListener("visibilitychange", seen)
    return () => {
      isGone = true
      document.removeEventListener("visibilitychange", seen)
      stop()
    }
  }, [])
  return (
    <div className={css.camera} data-tour="scan" data-state={state}>
      <video ref={video} className={css.video} muted playsInline aria-label={t("selfCheckout.camera")} />
      <p className={css.aim}>
        {t(
          state === "missing"
            ? "selfCheckout.noCamera"
            : state === "waiting"
              ? "selfCheckout.starting"
              : "selfCheckout.aim"
        )}
      </p>
      {state === "shown" ? <span className={css.frame} data-found={looks ? undefined : ""} /> : null}
    </div>
  )
}
