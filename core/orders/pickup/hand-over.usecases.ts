import { Effect } from "effect"
import type { Instant } from "../../kernel/moment.ts"
import { moveOrder } from "../move.usecases.ts"
import type { OpsPort } from "../ops.port.ts"
import type { OrderStores } from "../order-store.port.ts"
import { OrderNotThere, PickupCodeUnknown } from "../orders.errors.ts"
import { shownCodeIn } from "./pickup-code.rule.ts"

/**
 * Gives out the order whose code is shown at the counter, once: the write succeeds only while the order is ready. Of orders that
 * happen to have one code it is the one that is ready. D-65.
 */
export const handOverOver =
  (stores: OrderStores, now: Instant): OpsPort["handOver"] =>
  ({ shown, store, name }) =>
    Effect.gen(function* () {
      const read = shownCodeIn(shown)
      if (read === undefined) return yield* new PickupCodeUnknown()
      const known = yield* stores.orders.byPickupCode(read.code)
      const meant = known.filter(
        ({ code, delivery }) =>
          (read.order === undefined || read.order === code) &&
          delivery.kind === "pickup" &&
          (store === undefined || delivery.store.id === store)
      )
      const [first] = meant.toSorted((one, other) => rank(one.status) - rank(other.status))
      if (first === undefined) return yield* new PickupCodeUnknown()
      const order = yield* stores.orders.lock(first.code)
      if (order?.status !== "ready_for_pickup")
        return yield* new OrderNotThere({ status: order?.status ?? first.status })
      return yield* moveOrder(stores, order, "pickup.collected", { actor: { kind: "staff", name }, now })
    })

const rank = (status: string): number => (status === "ready_for_pickup" ? 0 : 1)
