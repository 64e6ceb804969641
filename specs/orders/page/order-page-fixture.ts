import { Effect } from "effect"
import { createActor } from "xstate"
import { Unavailable } from "#core/kernel/failure.ts"
import { instant } from "#core/kernel/moment.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import type { OrderedAgain } from "#core/orders/history/again.rule.ts"
import { type CheckoutId, type Order, OrderCode, type OrderStatus } from "#core/orders/order.ts"
import { orderPageMachineOver } from "#core/orders/order-page.machine.ts"
import type { OrderPageEvent, OrderPagePort } from "#core/orders/order-page.types.ts"
import { viewOrderPage } from "#core/orders/order-page.view.ts"
import { VirtualClock } from "#specs/virtual-clock.ts"
import { someOrder } from "../some-order.ts"

export const code = OrderCode("PDR-261120-7K3QX")
export const anOrder = someOrder(1)

/** The page of an order over a port that answers nothing but what is given, opened with a key. */
export const openPage = (port: Partial<OrderPagePort>, key: string | null = "key") => {
  const clock = new VirtualClock(1_000_000)
  const silent = () => Effect.fail(new Unavailable())
  const actor = createActor(
    orderPageMachineOver({
      read: silent,
      cancel: silent,
      received: silent,
      keepWaiting: silent,
      validate: silent,
      payAgain: silent,
      ...port
    }),
    {
      clock,
      input: { code }
    }
  ).start()
  const send = (event: Untimed<OrderPageEvent>) => actor.send({ ...event, at: instant(clock.now()) } as OrderPageEvent)
  send({ type: "key.found", key })
  const again: Array<OrderedAgain> = []
  const checkouts: Array<CheckoutId> = []
  actor.on("again.found", (event) => {
    again.push(event.again)
    if (event.checkout !== undefined) checkouts.push(event.checkout)
  })
  return { clock, send, again, checkouts, view: () => viewOrderPage(actor.getSnapshot()) }
}

/** The order in a status. */
export const at = (status: OrderStatus): Order => ({ ...anOrder, status })
