import { Effect } from "effect"
import { type Instant, startOfJakartaDay } from "../../kernel/moment.ts"
import { moveOrder } from "../move.usecases.ts"
import type { OrderEventType } from "../order.machine.ts"
import type { Order } from "../order.ts"
import type { OrderStores } from "../order-store.port.ts"
import type { PreOrderOpsPort } from "./preorder-ops.port.ts"
import { releaseAt } from "./release.rule.ts"

/** Staff release and postpone pre-orders. D-22, D-75. */
export const preOrderOpsOver = (stores: OrderStores, now: Instant): PreOrderOpsPort => {
  /** Moves an order; an order that has moved on by itself stays as it is. */
  const moved = (order: Order, type: OrderEventType, name: string, note?: string) =>
    moveOrder(stores, order, type, {
      actor: { kind: "staff", name },
      now,
      ...(note !== undefined && { note })
    }).pipe(
      Effect.as({ moved: true }),
      Effect.catchTag("OrderNotThere", () => Effect.succeed({ moved: false }))
    )
  return {
    postpone: Effect.fnUntraced(function* ({ code, combination, day, name }) {
      const order = yield* stores.orders.lock(code)
      const holds = order?.lines.some(({ goods }) => goods.preOrder && goods.combination === combination)
      const at = order && releaseAt(order)
      if (!(order && holds) || at === undefined || startOfJakartaDay(day) <= at) return { moved: false }
      return yield* moved(order, "release.postponed", name, day)
    }),
    release: Effect.fnUntraced(function* ({ code, name }) {
      const order = yield* stores.orders.lock(code)
      return order?.status === "waiting_release" ? yield* moved(order, "release.due", name) : { moved: false }
    })
  }
}
