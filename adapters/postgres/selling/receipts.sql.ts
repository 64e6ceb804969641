import { Effect } from "effect"
import { sql } from "kysely"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { OrderId } from "#core/orders/order.ts"
import type { ReceiptId } from "#core/orders/transfer/payment.ts"
import type { Session } from "../engine/db.ts"
import { moment } from "../tables.ts"

/** Returns how many pictures of receipts an order has. */
export const countReceipts = (session: Session, order: OrderId): Effect.Effect<number, Unavailable> =>
  session.ask(async (on) => {
    const { rows } = await sql<{ count: number }>`select count(*) from receipts where order_id = ${order}`.execute(on)
    return rows[0]?.count ?? 0
  })

/**
 * Records that a picture belongs to an order, and reverts that if the order has more than `most` then. Of several
 * pictures sent at once none may stay, but never more than `most` do.
 *
 * @returns whether it was stored
 */
export const putReceipt = (
  session: Session,
  {
    order,
    receipt,
    at,
    most
  }: { readonly order: OrderId; readonly receipt: ReceiptId; readonly at: Instant; readonly most: number }
): Effect.Effect<boolean, Unavailable> =>
  Effect.gen(function* () {
    const row = { id: receipt, order_id: order, created_at: moment(at) }
    yield* session.ask((on) => on.insertInto("receipts").values(row).execute())
    if ((yield* countReceipts(session, order)) <= most) return true
    yield* session.ask((on) => on.deleteFrom("receipts").where("id", "=", receipt).execute())
    return false
  })
