import { Effect } from "effect"
import type { CheckoutStore } from "#core/checkout/checkout.port.ts"
import type { KeptCheckout } from "#core/checkout/checkout.ts"
import type { OrderCode } from "#core/orders/order.ts"
import type { Session } from "./db.ts"
import { present } from "./present.ts"
import { quick } from "./quick.ts"
import { json, moment, type Row } from "./tables.ts"

/** Where orders in the making are kept. */
export const sqlCheckouts = (session: Session): CheckoutStore => ({
  insert: ({ id, version, ...kept }) =>
    Effect.asVoid(
      session.ask((on) =>
        quick`insert into checkouts (id, version, choices, expires_at)
          values (${id}, ${version}, ${choicesOf(kept)}, ${moment(kept.expiresAt)})`.execute(on)
      )
    ),
  byId: (id) =>
    session.ask(async (on) => {
      const { rows } = await quick<Pick<Row<"checkouts">, "version" | "choices"> & { readonly code: string | null }>`
        select version, choices, (select code from orders where checkout_id = checkouts.id) as code
        from checkouts where id = ${id}`.execute(on)
      const [row] = rows
      return row && { ...row.choices, id, version: row.version, ...present({ placed: row.code as OrderCode | null }) }
    }),
  save: ({ id, version, ...kept }, expected) =>
    session.ask(async (on) => {
      const { numAffectedRows } = await quick`
        update checkouts set version = ${version}, choices = ${choicesOf(kept)}, expires_at = ${moment(kept.expiresAt)}
        where id = ${id} and version = ${expected}`.execute(on)
      return (numAffectedRows ?? 0n) > 0n
    })
})

const choicesOf = ({ placed: _, ...choices }: Omit<KeptCheckout, "id" | "version">): string => json(choices)
