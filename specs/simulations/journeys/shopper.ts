import type { Effect } from "effect"
import type { Send } from "#adapters/http/client.ts"
import { portOverHttp } from "#adapters/http/port-over-http.ts"
import { cartWire } from "#adapters/wire/cart.wire.ts"
import { checkoutWire } from "#adapters/wire/checkout.wire.ts"
import { ordersWire } from "#adapters/wire/orders.wire.ts"
import { cartOver } from "#core/cart/guest-cart.usecases.ts"
import type { OrderCode } from "#core/orders/order.ts"
import { openCart } from "../../cart/cart-rig.ts"
import { heldBag } from "../../cart/held-bag.ts"
import { checkoutTabs } from "../../checkout/checkout-tabs.ts"
import type { Fate } from "../../selling-line.ts"
import type { VirtualClock } from "../../virtual-clock.ts"
import type { Stage } from "./stage.ts"

/** An order that somebody was told of, with what opens it. */
export interface Held {
  readonly code: OrderCode
  readonly key: string
}

/** A line on which requests travel, get lost, or are carried out though their answer is lost. */
const overSlowLine =
  (send: Send, clock: VirtualClock, fate: () => Fate): Send =>
  (service, path, request) =>
    new Promise((resolve, reject) => {
      const { there, back, lost } = fate()
      const fails = () => clock.setTimeout(() => reject(new Error("the line is dead")), back)
      clock.setTimeout(() => {
        if (lost === "call") return fails()
        // What was sent arrives even if nobody waits for it any more.
        send(service, path, { ...request, signal: new AbortController().signal }).then(
          (answer) => (lost === "answer" ? fails() : clock.setTimeout(() => resolve(answer), back)),
          reject
        )
        return undefined
      }, there)
    })

/** Somebody with a browser: bag and order in one tab or two, every question a request to the shop. */
export const openShopper = (stage: Stage, name: string, tabs: number, fate: () => Fate) => {
  const { clock } = stage
  const send = overSlowLine(stage.sendOf(name), clock, fate)
  const orders = portOverHttp(send, ordersWire)
  const checkout = portOverHttp(send, checkoutWire)
  const store = heldBag()
  const cart = () => openCart({ clock, store, port: cartOver(store, portOverHttp(send, cartWire)) })
  const bags = Array.from({ length: tabs }, cart)
  const held: Array<Held> = []
  let opened: ReturnType<typeof checkoutTabs> | undefined
  let order: Array<ReturnType<ReturnType<typeof checkoutTabs>["openTab"]>> = []
  return {
    orders,
    held,
    bag: (tab: number) => bags[tab],
    reloadBag: (tab: number): void => {
      bags[tab]?.actor.stop()
      bags[tab] = cart()
    },
    wanted: () => store.now().lines,
    order: (tab: number) => order[tab],
    /** Goes to the order with what is in the bag. */
    goesToOrder: (): void => {
      opened ??= checkoutTabs({ port: checkout, clock, lines: [] })
      opened.browser.bag = store
        .now()
        .lines.map(({ product, combination, quantity }) => ({ product, combination, quantity }))
      order = Array.from({ length: tabs }, () => opened?.openTab()).filter((tab) => tab !== undefined)
    },
    /** What the order says was placed is taken out of the bag, and remembered with its key. */
    notes: (): void => {
      for (const { code, key, lines } of order.flatMap((tab) => tab.placed())) {
        if (held.some((one) => one.code === code)) continue
        held.push({ code, key })
        bags[0]?.say({ type: "lines.bought", lines })
      }
    },
    leavesOrder: (): void => {
      for (const tab of order) tab.leaves()
    },
    leaves: (): void => {
      for (const tab of order) tab.leaves()
      for (const tab of bags) tab.actor.stop()
    },
    ask: <A, E>(effect: Effect.Effect<A, E>, then: (answer: A | undefined) => void): void => stage.hears(effect, then)
  }
}

export type Shopper = ReturnType<typeof openShopper>
