import { createActor } from "xstate"
import { portOverHttp } from "#adapters/http/port-over-http.ts"
import { checkoutWire } from "#adapters/wire/selling/checkout.wire.ts"
import { selfCheckoutWire } from "#adapters/wire/selling/self-checkout.wire.ts"
import { instant } from "#core/kernel/moment.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import type { OrderCode } from "#core/orders/order.ts"
import { buyHereOver } from "#core/self-checkout/buy-here.usecases.ts"
import { scannerMachineOver } from "#core/self-checkout/scanner.machine.ts"
import type { ScannerEvent } from "#core/self-checkout/scanner.types.ts"
import { viewScanner } from "#core/self-checkout/scanner.view.ts"
import { sessionText, storedSession } from "#core/self-checkout/stored-session.rule.ts"
import { newKey } from "../../../contracts/ordering-shop.ts"
import { heldText } from "../../../held-text.ts"
import type { overLine } from "../line.ts"
import type { Sandbox } from "../stage.ts"
import { store } from "./goods.ts"

/** A browser's session of self checkout: in one tab, and over reloads as long as the browser stores it. D-66. */
export const scannerOf = ({ clock }: Sandbox, send: ReturnType<typeof overLine>) => {
  const port = { ...portOverHttp(send, selfCheckoutWire), ...buyHereOver(portOverHttp(send, checkoutWire)) }
  const stored = heldText()
  const placed: Array<{ readonly code: OrderCode; readonly key: string }> = []
  const open = () => {
    const actor = createActor(scannerMachineOver(port), {
      clock,
      input: {
        store: store.id,
        at: clock.now(),
        stored: storedSession(stored.read(), store.id, clock.now()),
        contact: { name: "", email: "", phone: "" },
        newKey
      }
    })
    actor.on("session.changed", ({ session }) => stored.write(sessionText(session)))
    actor.on("order.placed", ({ code, key }) => {
      placed.push({ code, key })
      // The page goes on to the order that was made.
      stored.clear()
    })
    return actor.start()
  }
  let session: ReturnType<typeof open> | undefined
  return {
    /** The store's code is scanned: a session begins, or goes on. */
    begins: (): void => {
      if (session?.getSnapshot().status !== "active") session = open()
    },
    view: () => (session?.getSnapshot().status === "active" ? viewScanner(session.getSnapshot()) : undefined),
    say: (event: Untimed<ScannerEvent>): void => session?.send({ ...event, at: instant(clock.now()) } as ScannerEvent),
    /** Orders that were made here, the oldest first. */
    placed: () => placed,
    /** The page is gone; what the browser has stored of it is not. */
    closes: (): void => {
      session?.stop()
      session = undefined
    },
    /** Whether a page that comes back would go on with a session. */
    isStored: (): boolean => stored.read() !== undefined
  }
}
