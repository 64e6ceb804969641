import { useEffect, useState } from "react"
import { useNavigate } from "react-router-dom"
import { instant } from "#core/kernel/moment.ts"
import { buyHereOver } from "#core/self-checkout/buy-here.usecases.ts"
import { scannerMachineOver } from "#core/self-checkout/scanner.machine.ts"
import type { ScannerPort } from "#core/self-checkout/scanner.types.ts"
import { viewScanner } from "#core/self-checkout/scanner.view.ts"
import { warnedMs } from "#core/self-checkout/self-checkout.ts"
import { sessionText, storedSession } from "#core/self-checkout/stored-session.rule.ts"
import type { Store } from "#core/stores/store.ts"
import { useSecondsUntil } from "../account/useSecondsUntil.ts"
import { Button } from "../kit/Button.tsx"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { Alert } from "../kit/text/Alert.tsx"
import { Heading, Text, Unseen } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import { Camera } from "./Camera.tsx"
import { FoundGoods, ScanRefused, SessionBar, SessionLines } from "./FoundGoods.tsx"
import { ConfirmTotal, PayHere } from "./PayHere.tsx"
import * as css from "./SelfCheckout.css.ts"
import { TypedNumber } from "./TypedNumber.tsx"

/** Sends an event to the session. */
export type SendScan = ReturnType<typeof useSession>["send"]

const shoppingSteps: ReadonlySet<string> = new Set(["scanning", "typing", "looking", "found", "refused"])

/** Self checkout in a store: scanned, paid, shown at the exit. D-66. */
export const SelfCheckoutScreen = ({ store }: { readonly store: Pick<Store, "id" | "name"> }) => {
  const { t } = useWords()
  const { view, send } = useSession(store.id)
  const { step } = view
  const isShopping = shoppingSteps.has(step)
  return (
    <div className={css.page}>
      <div className={css.head}>
        <div className={css.names}>
          <Heading level={1} look="part">
            {store.name}
          </Heading>
          <p className={css.quiet}>{t("selfCheckout.title")}</p>
        </div>
        {step === "over" ? null : <TimeLeft endsAt={view.endsAt} />}
      </div>
      {isShopping ? (
        <>
          <Camera
            looks={step === "scanning"}
            onRead={(barcode) => send({ type: "code.read", barcode })}
            onMissing={() => send({ type: "typing.wanted" })}
          />
          {step === "scanning" ? (
            <div className={css.part}>
              <Button look="secondary" onClick={() => send({ type: "typing.wanted" })}>
                {t("selfCheckout.type")}
              </Button>
            </div>
          ) : null}
          {step === "typing" ? <TypedNumber view={view} send={send} /> : null}
          {step === "looking" ? <p role="status">{t("selfCheckout.looking")}</p> : null}
          {step === "found" ? <FoundGoods view={view} send={send} /> : null}
          {step === "refused" ? <ScanRefused view={view} send={send} /> : null}
          <SessionLines view={view} send={send} />
          {view.lines.length > 0 ? <SessionBar view={view} send={send} /> : null}
        </>
      ) : null}
      {step === "paying" || step === "preparing" ? <PayHere view={view} send={send} /> : null}
      {step === "confirming" || step === "placing" ? <ConfirmTotal view={view} send={send} /> : null}
      {step === "uncertain" ? (
        <div className={css.part}>
          <Alert look="warning" alert>
            {t("selfCheckout.uncertain")}
          </Alert>
          <Button onClick={() => send({ type: "retry.wanted" })}>{t("shop.failed.retry")}</Button>
        </div>
      ) : null}
      {step === "over" ? (
        <div className={css.part}>
          <Alert look="warning" alert>
            {t("selfCheckout.over")}
          </Alert>
          <Text>{t("selfCheckout.overText", { count: view.units })}</Text>
          <Button onClick={() => send({ type: "store.scanned" })}>{t("selfCheckout.again")}</Button>
        </div>
      ) : null}
    </div>
  )
}

const TimeLeft = ({ endsAt }: { readonly endsAt: number }) => {
  const { t } = useWords()
  const seconds = useSecondsUntil(instant(endsAt))
  const shown = `${String(Math.floor(seconds / 60)).padStart(2, "0")}.${String(seconds % 60).padStart(2, "0")}`
  return (
    <span className={css.time} data-soon={seconds * 1000 <= warnedMs ? "" : undefined} role="timer">
      <PageIcon name="clock" />
      <Unseen>{t("selfCheckout.left", { time: shown })}</Unseen>
      <span aria-hidden="true">{shown}</span>
    </span>
  )
}

/** The session of a store in this browser; it goes on after a reload, and ends on the page of its order. */
const useSession = (store: number) => {
  const { ports, local, now } = useShop()
  const navigate = useNavigate()
  const [port] = useState<ScannerPort>(() => ({
    scanned: (input) => ports.selfCheckout.scanned(input),
    ...buyHereOver(ports.checkout)
  }))
  const actor = useScreenActor(scannerMachineOver, port, {
    store,
    at: now(),
    stored: storedSession(local.selfCheckout.read(), store, now()),
    contact: { name: "", email: local.email.read() ?? "", phone: "" },
    newKey: () => crypto.randomUUID()
  })
  useEffect(() => {
    const changed = actor.on("session.changed", ({ session }) => local.selfCheckout.write(sessionText(session)))
    const placed = actor.on("order.placed", ({ code, key }) => {
      local.selfCheckout.clear()
      void navigate(`/orders/${code}#key=${encodeURIComponent(key)}`, { replace: true })
    })
    return () => {
      changed.unsubscribe()
      placed.unsubscribe()
    }
  }, [actor, local, navigate])
  const [view, send] = useView(actor, viewScanner)
  return { view, send }
}
