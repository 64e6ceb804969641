import { create, type QRCode } from "qrcode"
import { useMemo } from "react"
import { Button } from "../../kit/Button.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "../OrderPage.css.ts"
import { darkSquares, qrPath, qrSide } from "./qr-path.ts"

/** Pixels of a square in the saved picture. */
const square = 12

/** A QR code, black on white in both themes, and the button that saves its picture. Rule 53; D-56. */
export const QrCode = ({
  text,
  title,
  name
}: {
  readonly text: string
  /** What stands over the code. */
  readonly title: string
  /** What is said to a screen reader. */
  readonly name: string
}) => {
  const { t } = useWords()
  const code = useMemo(() => create(text, { errorCorrectionLevel: "M" }), [text])
  const side = qrSide(code)
  return (
    <>
      <span className={css.qrCard}>
        <b>{title}</b>
        <svg viewBox={`0 0 ${side} ${side}`} width={200} role="img" aria-label={name} shapeRendering="crispEdges">
          <path d={qrPath(code)} />
        </svg>
      </span>
      <span className={css.screenOnly}>
        <Button whole onClick={() => save(code)}>
          {t("orders.pay.saveQr")}
        </Button>
      </span>
    </>
  )
}

/** Saves the code as a picture: most buyers pay on the telephone that shows it. */
const save = (code: QRCode): void => {
  const side = qrSide(code) * square
  const canvas = Object.assign(document.createElement("canvas"), { width: side, height: side })
  const pen = canvas.getContext("2d")
  if (pen === null) return
  pen.fillStyle = "#fff"
  pen.fillRect(0, 0, side, side)
  pen.fillStyle = "#000"
  for (const [x, y] of darkSquares(code)) pen.fillRect(x * square, y * square, square, square)
  const link = Object.assign(document.createElement("a"), { href: canvas.toDataURL("image/png"), download: "qris.png" })
  link.click()
}
