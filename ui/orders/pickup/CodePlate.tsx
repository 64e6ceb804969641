import { create } from "qrcode"
import { type ReactNode, useEffect, useMemo, useState } from "react"
import type { Delivery, Order } from "#core/orders/order.ts"
import { pickupQr, spokenPickupCode } from "#core/orders/pickup/pickup-code.rule.ts"
import { useWords } from "../../messages/useWords.ts"
import { qrPath, qrSide } from "../pay/qr-path.ts"
import * as css from "./PickupCode.css.ts"

/** An order that is picked up, or was scanned in a store. */
export interface PickupProps {
  readonly order: Order
  readonly delivery: Extract<Delivery, { readonly kind: "pickup" }>
}

/** The QR code of an order, dark on white in every theme, and its letters; it can be made as bright as a page can be. D-65. */
export const CodePlate = ({
  order,
  delivery: { code },
  children
}: PickupProps & {
  /** Below the letters. */
  readonly children?: ReactNode
}) => {
  const { t } = useWords()
  const [isBright, setBright] = useState(false)
  useScreenAwake()
  const spoken = spokenPickupCode(code)
  const { side, path } = useCode(order, code)
  return (
    <div className={isBright ? css.bright : css.plate}>
      <svg
        viewBox={`0 0 ${side} ${side}`}
        className={css.qr}
        role="img"
        aria-label={t("pickup.qr", { code: spoken })}
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <p className={css.letters}>{spoken}</p>
      {children}
      <button type="button" className={css.brighten} aria-pressed={isBright} onClick={() => setBright(!isBright)}>
        {isBright ? t("pickup.dimAgain") : `${t("pickup.dim")} ${t("pickup.brighten")}`}
      </button>
    </div>
  )
}

/** The same before it counts: it cannot be scanned yet. */
export const PaleCode = ({ order, delivery }: PickupProps) => {
  const { side, path } = useCode(order, delivery.code)
  return (
    <svg viewBox={`0 0 ${side} ${side}`} className={css.notYet} aria-hidden="true" shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}

const useCode = ({ code: order }: Order, code: PickupProps["delivery"]["code"]) =>
  useMemo(() => {
    const qr = create(pickupQr(order, code), { errorCorrectionLevel: "M" })
    return { side: qrSide(qr), path: qrPath(qr) }
  }, [order, code])

/** Keeps the screen on while a code is shown, where the browser can; a page that was hidden asks again. */
const useScreenAwake = (): void => {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return
    let held: WakeLockSentinel | undefined
    let isOver = false
    const hold = () => {
      if (document.visibilityState !== "visible") return
      navigator.wakeLock.request("screen").then(
        (lock) => {
          held = lock
          if (isOver) void lock.release()
        },
        () => {}
      )
    }
    hold()
    document.addEventListener("visibilitychange", hold)
    return () => {
      isOver = true
      document.removeEventListener("visibilitychange", hold)
      void held?.release()
    }
  }, [])
}
