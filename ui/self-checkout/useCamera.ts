import { useEffect, useRef, useState } from "react"
import { barcodeReader } from "./barcode-reader.ts"
import { closeCamera, hasLamp, turnLamp } from "./camera-track.ts"

/** Whether there are pictures of the camera. */
type CameraState = "waiting" | "shown" | "missing"

/** Between two looks, in milliseconds. */
const lookMs = 180

/** Films while the page is seen, and reads numbers while it is to look for one. */
export const useCamera = ({
  looks,
  onRead,
  onMissing
}: {
  readonly looks: boolean
  readonly onRead: (barcode: string) => void
  readonly onMissing: () => void
}) => {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>("waiting")
  const [lamp, setLamp] = useState<"none" | "off" | "on">("none")
  const filming = useRef<MediaStream>(undefined)
  const handlers = useRef({ onRead, onMissing, looks })
  handlers.current = { onRead, onMissing, looks }
  useEffect(() => {
    const shown = video.current
    let timer = 0
    let isGone = false
    /** Counts the beginnings: what an earlier one still waits for is dropped. */
    let turn = 0
    const miss = () => {
      if (isGone) return
      setState("missing")
      setLamp("none")
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
        if (mine !== turn) return closeCamera(opened)
        filming.current = opened
        setLamp(hasLamp(opened) ? "off" : "none")
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
      closeCamera(filming.current)
      filming.current = undefined
    }
    // A page in the background films nothing and saves the battery.
    const seen = () => {
      stop()
      setState("waiting")
      setLamp("none")
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
  const switchLamp = async () => {
    const wanted = lamp === "off"
    if (await turnLamp(filming.current, wanted)) setLamp(wanted ? "on" : "off")
  }
  return { video, state, lamp, switchLamp }
}
