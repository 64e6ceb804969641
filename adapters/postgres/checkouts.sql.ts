import { Effect } from "effect"
import type { CheckoutStore } from "#core/checkout/checkout.port.ts"
import type { KeptCheckout } from "#core/checkout/checkout.ts"
import type { OrderCode } from "#core/orders/order.ts"
import type { Session } from "./db.ts"
import { present } from "./present.ts"
import { json, moment } from "./tables.ts"

/** Where orders in the making are kept. */
export const sqlCheckouts = (session: Session): CheckoutStore => ({
  insert: (checkout) =>
    Effect.asVoid(session.ask((on) => on.insertInto("checkouts").values(columnsOf(checkout)).execute())),
  byId: (id) =>
    session.ask(async (on) => {
      const row = await on
        .selectFrom("checkouts")
        .leftJoin("orders", "orders.checkout_id", "checkouts.id")
        .select(["checkouts.version", "checkouts.choices", "orders.code"])
        .where("checkouts.id", "=", id)
        .executeTakeFirst()
      return row && { ...row.choices, id, version: row.version, ...present({ placed: row.code as OrderCode | null }) }
    }),
  save: (checkout, expected) =>
    session.ask(async (on) => {
      const { id, ...columns } = columnsOf(checkout)
      const { numUpdatedRows } = await on
        .updateTable("checkouts")
        .set(columns)
        .where("id", "=", id)
        .where("version", "=", expected)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    })
})

const columnsOf = ({ id, version, placed: _, ...choices }: KeptCheckout) => ({
  id,
  version,
  choices: json(choices),
  expires_at: moment(choices.expiresAt)
})
