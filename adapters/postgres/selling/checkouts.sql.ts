import { Effect } from "effect"
import { sql } from "kysely"
import type { CombinationId } from "#core/catalogue/combination.ts"
import type { CheckoutStore } from "#core/checkout/checkout.port.ts"
import type { StoredCheckout } from "#core/checkout/checkout.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import type { OrderCode } from "#core/orders/order.ts"
import type { Session } from "../engine/db.ts"
import { prepare, quick } from "../engine/quick.ts"
import { liveMember } from "../members/live-member.ts"
import { present } from "../present.ts"
import { json, moment, type Row } from "../tables.ts"
import type { Prefetch, Stock } from "./goods.sql.ts"

/**
 * Stores checkouts.
 *
 * @param prefetched receives the stock of the lines of a checkout that is read, and of gifts: its reader asks for that next
 * @param gifts what the shop gives
 */
export const sqlCheckouts = (
  session: Session,
  prefetched?: Prefetch,
  gifts: ReadonlyArray<CombinationId> = []
): CheckoutStore => ({
  insert: ({ id, version, ...choices }) =>
    Effect.flatMap(
      session.ask((on) => {
        const [chosen, until] = [choicesOf(choices), moment(choices.expiresAt)]
        return choices.member === undefined
          ? quick`insert into checkouts (id, version, choices, expires_at)
              values (${id}, ${version}, ${chosen}, ${until})`.execute(on)
          : prepare(sql`insert into checkouts (id, version, choices, expires_at)
              select ${id}, ${version}::integer, ${chosen}::jsonb, ${until}::timestamptz
              from (${liveMember(choices.member)}) as live`).execute(on)
      }),
      // Removed meanwhile: asked again, the caller is a guest. Decision 0077.
      ({ numAffectedRows = 0n }) => (numAffectedRows > 0n ? Effect.void : Effect.fail(new Unavailable()))
    ),
  byId: (id) =>
    session.ask(async (on) => {
      const { rows } = await quick<CheckoutRow>`
        select version, choices, (select code from orders where checkout_id = checkouts.id) as code,
          exists (select from transfer_codes taken where taken.holder = checkouts.id
            and taken.bank = choices -> 'code' ->> 'bank'
            and taken.code = (choices -> 'code' ->> 'code')::integer) as has_code,
          (select jsonb_agg(jsonb_build_object('id', c.id, 'product_id', c.product_id, 'stock', c.stock, 'version', v.value))
            from versions v, combinations c where v.name = 'catalogue' and c.id = any(array(
              select line ->> 'combination' from jsonb_array_elements(choices -> 'lines') as line) || ${gifts}::text[])) as stock
        from checkouts where id = ${id}`.execute(on)
      const [row] = rows
      if (prefetched) prefetched.stock = row?.stock ?? []
      if (row === undefined) return undefined
      const { code, ...choices } = row.choices
      return {
        ...choices,
        // Another checkout may have taken its code (decision 0052); that of an order is its own.
        ...(code && (row.has_code || row.code !== null) && { code }),
        id,
        version: row.version,
        ...present({ placed: row.code })
      }
    }),
  save: ({ id, version, ...choices }, expected) =>
    session.ask(async (on) => {
      const [chosen, until] = [choicesOf(choices), moment(choices.expiresAt)]
      const { numAffectedRows } =
        choices.member === undefined
          ? await quick`
              update checkouts set version = ${version}, choices = ${chosen}, expires_at = ${until}
              where id = ${id} and version = ${expected}`.execute(on)
          : await prepare(sql`
              update checkouts set version = ${version}, choices = ${chosen}, expires_at = ${until}
              from (${liveMember(choices.member)}) as live
              where checkouts.id = ${id} and version = ${expected}`).execute(on)
      return (numAffectedRows ?? 0n) > 0n
    }),
  claim: (id, expected) =>
    session.ask(async (on) => {
      const { numAffectedRows } = await quick`
        update checkouts set version = version + 1 where id = ${id} and version = ${expected}`.execute(on)
      return (numAffectedRows ?? 0n) > 0n
    })
})

type CheckoutRow = Pick<Row<"checkouts">, "version" | "choices"> & {
  readonly code: OrderCode | null
  readonly has_code: boolean
  readonly stock: ReadonlyArray<Stock> | null
}

const choicesOf = ({ placed: _, ...choices }: Omit<StoredCheckout, "id" | "version">): string => json(choices)
