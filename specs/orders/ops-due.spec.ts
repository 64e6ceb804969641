import { Effect } from "effect"
import { expect, it } from "vitest"
import { memorySelling } from "#adapters/memory/selling.memory.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import { instant } from "#core/kernel/moment.ts"
import { opsOver } from "#core/orders/ops.usecases.ts"
import type { OrderEvent } from "#core/orders/order.ts"
import { someNow } from "../arbitraries.ts"
import { someOrigins } from "../shipping/some-origins.ts"
import { placedEvent, someOrder } from "./some-order.ts"

const dayMs = 86_400_000
const at = (days: number) => instant(someNow + days * dayMs)
const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runSync(effect)

it("orders whose stored moment is too early, as after a changed rule, do not stop the clock for others", () => {
  const { stores } = memorySelling([], someOrigins, regionsOfIndonesia())
  const delivered: OrderEvent = {
    at: at(9),
    actor: { kind: "staff" },
    type: "order.delivered",
    from: "shipped",
    to: "delivered"
  }
  // A hundred are asked for at once: delivered on the ninth day, completed on the sixteenth, stored as due on the second.
  for (let number = 1; number <= 100; number++)
    run(
      stores.orders.insert(someOrder(number, { status: "delivered", events: [placedEvent(at(0)), delivered] }), at(2))
    )
  const unpaid = someOrder(101, { payment: { ...someOrder(101).payment, expiresAt: at(3) } })
  run(stores.orders.insert(unpaid, at(3)))
  const round = (days: number) => {
    const ops = opsOver(stores, at(days))
    return run(ops.due({})).map((code) => run(ops.turn({ code })).moved)
  }
  expect(round(10).filter(Boolean)).toEqual([])
  expect(round(10)).toEqual([true])
  expect(run(stores.orders.byCode(unpaid.code))?.status).toBe("expired")
  expect(round(15.9)).toEqual([])
  expect(round(16.1).filter(Boolean)).toHaveLength(100)
})
