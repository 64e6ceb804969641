import { useEffect, useState } from "react"
import { useNavigate } from "react-router-dom"
import { lazyPort } from "#core/kernel/port-actors.ts"
import { type BuyHerePort, buyHereOver } from "#core/self-checkout/buy-here.usecases.ts"
import { scannerMachineOver } from "#core/self-checkout/scanner.machine.ts"
import type { ScannerPort } from "#core/self-checkout/scanner.types.ts"
import { viewScanner } from "#core/self-checkout/scanner.view.ts"
import { beginSession, sessionText } from "#core/self-checkout/stored-session.rule.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"

/** Sends an event to the session. */
export type SendScan = ReturnType<typeof useSession>["send"]

/** The session of a store in this browser; it goes on after a reload, and ends on the page of its order. */
export const useSession = (store: number) => {
  const { ports, loadPort, local, now } = useShop()
  const navigate = useNavigate()
  const [port] = useState<ScannerPort>(() => {
    const here = lazyPort<BuyHerePort>(async () => buyHereOver(await loadPort("checkout")))
    return {
      scanned: (input) => ports.selfCheckout.scanned(input),
      prepare: (input) => here.prepare(input),
      place: (input) => here.place(input),
      placed: (input) => here.placed(input)
    }
  })
  const [begun] = useState(() => beginSession(local.selfCheckout, store, now()))
  const actor = useScreenActor(scannerMachineOver, port, {
    store,
    at: now(),
    stored: begun,
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
