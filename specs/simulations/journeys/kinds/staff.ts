import { Effect } from "effect"
import { instant } from "#core/kernel/moment.ts"
import type { OpsMove } from "#core/orders/ops.port.ts"
import type { Delivery, OrderCode, OrderStatus } from "#core/orders/order.ts"
import { someNow } from "../../../arbitraries.ts"
import type { Sandbox } from "../stage.ts"
import { aheadDays } from "./goods.ts"

const day = 86_400_000

interface Worked {
  readonly id: string
  readonly code: string
  readonly status: OrderStatus
  readonly delivery: Delivery
  readonly payment_state: string
}

/** Moves that staff make of an order on their next day: parcels a step a day, what is fetched in a store in one go. D-62, D-65. */
export const movesOf = (
  { status, delivery }: Pick<Worked, "status" | "delivery">,
  isUndeliverable: boolean
): ReadonlyArray<OpsMove> => {
  const isFetched = delivery.kind === "pickup"
  // E-gifts are sent by the clock. D-22.
  if (delivery.kind === "message") return []
  switch (status) {
    case "paid":
      return isFetched ? ["pack", "ready"] : ["pack"]
    case "pay_on_delivery":
      return ["pack"]
    case "processing":
      return isFetched ? ["ready"] : ["ship"]
    case "shipped":
      return [isUndeliverable ? "bring-back" : "deliver"]
    default:
      return []
  }
}

/** On some day a pre-order is postponed, and on another one goods have come before their day. D-22. */
export const runPreOrders = async (stage: Sandbox, at: number, days: number): Promise<void> => {
  const on = aheadDays(days)
  if (at === on.postponedOn) await stage.postpones("nanti", instant(someNow + on.postponedTo * day))
  if (at === on.releasedOn) await stage.releases("lusa")
}

/** Money of orders that ended goes back; staff who try it twice are refused. What was not fetched is refunded by the clock. D-62, D-65. */
export const runRefunds = async ({ run, shop }: Sandbox, orders: ReadonlyArray<Worked>): Promise<void> => {
  const missed = await run(
    shop.db.ask((on) => on.selectFrom("order_events").select("order_id").where("type", "=", "pickup.missed").execute())
  )
  const isMissed = (id: string): boolean => missed.some(({ order_id: of }) => of === id)
  for (const { id, code, status, payment_state: state } of orders)
    if (state === "held" && (status === "cancelled" || status === "expired") && !isMissed(id))
      for (let times = 0; times < 2; times++)
        await run(Effect.exit(shop.ops.move({ code: code as OrderCode, move: "refund", name: "kasir" })))
}
