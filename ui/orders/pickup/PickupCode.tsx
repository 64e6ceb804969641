import { create } from "qrcode"
import { useEffect, useMemo, useState } from "react"
import { dayMs } from "#core/kernel/moment.ts"
import type { Delivery, Order } from "#core/orders/order.ts"
import { pickupQr, spokenPickupCode } from "#core/orders/pickup/pickup-code.rule.ts"
import { pickupUntil, readyBy } from "#core/orders/pickup/ready-by.rule.ts"
import { PageIcon } from "../../kit/picture/PageIcon.tsx"
import { Heading } from "../../kit/text/Text.tsx"
import { useTexts } from "../../messages/useTexts.ts"
import { useWords } from "../../messages/useWords.ts"
import { useShop } from "../../shop/shop.tsx"
import { withoutYear } from "../page/without-year.ts"
import { qrPath, qrSide } from "../pay/qr-path.ts"
import * as css from "./PickupCode.css.ts"

/** What a buyer shows at the counter: a QR code, dark on white in every theme, and its letters. D-65. */
export const PickupCode = ({
  order,
  delivery: { store, code, selfCheckout }
}: {
  readonly order: Order
  readonly delivery: Extract<Delivery, { readonly kind: "pickup" }>
}) => {
  useTexts("pickup")
  const { t, moment } = useWords()
  const { now } = useShop()
  const [isBright, setBright] = useState(false)
  const isReady = order.status === "ready_for_pickup"
  useScreenAwake(isReady)
  const qr = useMemo(() => create(pickupQr(order.code, code), { errorCorrectionLevel: "M" }), [order.code, code])
  if (!isReady && order.status !== "paid" && order.status !== "processing") return null
  const spoken = spokenPickupCode(code)
  const ready = readyBy(order, now())
  const until = pickupUntil(order)
  const side = qrSide(qr)
  const isExit = selfCheckout === true
  const title = t(!isReady ? "pickup.preparing" : isExit ? "pickup.exit" : "pickup.show")
  return (
    <section className={css.part} aria-label={title} data-tour={isExit ? "exit-code" : undefined}>
      <Heading level={2} look="part">
        {title}
      </Heading>
      {isReady ? (
        <div className={isBright ? css.bright : css.plate}>
          <svg
            viewBox={`0 0 ${side} ${side}`}
            className={css.qr}
            role="img"
            aria-label={t("pickup.qr", { code: spoken })}
            shapeRendering="crispEdges"
          >
            <path d={qrPath(qr)} />
          </svg>
          <p className={css.letters}>{spoken}</p>
          <button type="button" className={css.brighten} aria-pressed={isBright} onClick={() => setBright(!isBright)}>
            {isBright ? t("pickup.dimAgain") : `${t("pickup.dim")} ${t("pickup.brighten")}`}
          </button>
        </div>
      ) : (
        <div className={css.plate}>
          <svg viewBox={`0 0 ${side} ${side}`} className={css.notYet} aria-hidden="true" shapeRendering="crispEdges">
            <path d={qrPath(qr)} />
          </svg>
          <p className={css.later}>
            {t("pickup.preparingText", { ready: ready === undefined ? "" : withoutYear(moment(ready)) })}
          </p>
        </div>
      )}
      {until === undefined || !isReady ? null : (
        <p className={css.hold}>
          <PageIcon name="clock" size={24} />
          <span>
            <b>{t("pickup.until", { until: withoutYear(moment(until)) })}</b>
            <span className={css.why}>
              {until - now() < dayMs
                ? t("pickup.lastDay")
                : t("pickup.daysLeft", { count: Math.floor((until - now()) / dayMs) })}
            </span>
          </span>
        </p>
      )}
      {isReady && !isExit ? (
        <a
          className={css.send}
          href={`https://wa.me/?text=${encodeURIComponent(
            t("pickup.message", { order: order.code, store: store.name, address: store.address, code: spoken })
          )}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <PageIcon name="share" size={20} />
          <span>
            <b>{t("pickup.someone")}</b>
            <span className={css.why}>{t("pickup.send")}</span>
          </span>
        </a>
      ) : null}
    </section>
  )
}

/** Keeps the screen on while a code is shown, where the browser can. */
const useScreenAwake = (isWanted: boolean): void => {
  useEffect(() => {
    if (!isWanted || !("wakeLock" in navigator)) return
    let held: WakeLockSentinel | undefined
    let isOver = false
    navigator.wakeLock.request("screen").then(
      (lock) => {
        held = lock
        if (isOver) void lock.release()
      },
      () => {}
    )
    return () => {
      isOver = true
      void held?.release()
    }
  }, [isWanted])
}
