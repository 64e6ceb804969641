import { Effect } from "effect"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { OrderId } from "#core/orders/order.ts"
import type { ReceiptId } from "#core/orders/payment.ts"
import type { Session } from "./db.ts"
import { moment } from "./tables.ts"

/** Writes down that a picture belongs to an order. */
export const putReceipt = (
  session: Session,
  order: OrderId,
  receipt: ReceiptId,
  at: Instant
): Effect.Effect<void, Unavailable> =>
  Effect.asVoid(
    session.ask((on) =>
      on
        .insertInto("receipts")
        .values({ id: receipt, order_id: order, created_at: moment(at) })
        .execute()
    )
  )
