import type { Page } from "playwright/test"

const odd = [
  "0001101",
  "0011001",
  "0010011",
  "0111101",
  "0100011",
  "0110001",
  "0101111",
  "0111011",
  "0110111",
  "0001011"
]
const right = odd.map((bars) => bars.replaceAll(/[01]/g, (bar) => (bar === "0" ? "1" : "0")))
const even = right.map((bars) => [...bars].toReversed().join(""))
/** Which of the left digits are even, by the first digit. */
const parities = ["OOOOOO", "OOEOEE", "OOEEOE", "OOEEEO", "OEOOEE", "OEEOOE", "OEEEOO", "OEOEOE", "OEOEEO", "OEEOEO"]

/** Returns the bars of an EAN-13, a `1` for each black one. GS1 General Specifications, 5.2. */
export const barsOf = (ean: string): string => {
  const [first = 0, ...digits] = [...ean].map(Number)
  const left = digits.slice(0, 6).map((digit, place) => (parities[first]?.[place] === "E" ? even : odd)[digit])
  return `101${left.join("")}01010${digits
    .slice(6)
    .map((digit) => right[digit])
    .join("")}101`
}

/**
 * Gives pages a camera with a flashlight that shows white, or the bars that `showBarcode` puts before it; and no reader of the
 * browser's own. What the flashlight was asked stands in `data-lamp`.
 */
export const fakeCamera = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, "BarcodeDetector")
    const canvas = document.createElement("canvas")
    canvas.width = 640
    canvas.height = 360
    const pen = canvas.getContext("2d")
    const draw = (bars: string) => {
      if (pen === null) return
      pen.fillStyle = "#fff"
      pen.fillRect(0, 0, 640, 360)
      pen.fillStyle = "#000"
      for (const [place, bar] of [...bars].entries()) if (bar === "1") pen.fillRect(130 + place * 4, 90, 4, 180)
    }
    let shown = ""
    // A stream of a canvas has pictures only while it is drawn on.
    setInterval(() => draw(shown), 100)
    addEventListener("bars", (event) => {
      if (event instanceof CustomEvent) shown = String(event.detail)
    })
    navigator.mediaDevices.getUserMedia = async () => {
      const stream = canvas.captureStream(10)
      for (const track of stream.getVideoTracks()) addLamp(track)
      return stream
    }
    const addLamp = (track: MediaStreamTrack) => {
      const capabilities: MediaTrackCapabilities & { readonly torch: boolean } = { torch: true }
      track.getCapabilities = () => capabilities
      track.applyConstraints = async (wanted) => {
        document.documentElement.dataset["lamp"] = JSON.stringify(wanted?.advanced)
      }
    }
  })
}

/** Puts the barcode of goods before the camera of `fakeCamera`; none takes it away. */
export const showBarcode = (page: Page, ean?: string): Promise<void> =>
  page.evaluate(
    (bars) => void dispatchEvent(new CustomEvent("bars", { detail: bars })),
    ean === undefined ? "" : barsOf(ean)
  )
