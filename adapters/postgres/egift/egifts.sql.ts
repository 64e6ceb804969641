import type { Effect } from "effect"
import { type Kysely, type RawBuilder, sql } from "kysely"
import type { StoredEgiftTemplate } from "#core/egift/egift-info.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Egift } from "#core/orders/egift/egift.ts"
import type { EgiftStore } from "#core/orders/egift/egift-store.port.ts"
import { OrderCode } from "#core/orders/order.ts"
import type { Session } from "../engine/db.ts"
import { present } from "../present.ts"
import type { Given } from "../rows.ts"
import { writeVouchers } from "../selling/voucher-writer.sql.ts"
import { json, moment, type Row, type Tables } from "../tables.ts"

/** Stores e-gifts. What several want at once is written conditionally. D-22. */
export const sqlEgifts = (session: Session): EgiftStore => ({
  insert: (egifts) =>
    session.ask(async (on) => {
      await on
        .insertInto("egifts")
        .values(egifts.map(columnsOf))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }),
  ofOrder: (order) => session.ask((on) => egiftsWhere(on, sql`e.order_id = ${order} order by e.line_id, e.unit`)),
  byDigest: (digest) => session.ask(async (on) => (await egiftsWhere(on, sql`e.digest = ${digest}`))[0]),
  due: (now, limit) =>
    session.ask(async (on) => {
      const { rows } = await sql<{ code: string }>`
        select o.code from egifts e join orders o on o.id = e.order_id
        where e.sent_at is null and e.withdrawn_at is null and e.send_at <= ${moment(now)}
        group by o.code order by min(e.send_at), o.code limit ${limit}`.execute(on)
      return rows.map(({ code }) => OrderCode(code))
    }),
  markSent: (id, { at, expiresAt }) =>
    changes(
      session,
      sql`update egifts set sent_at = ${moment(at)}, expires_at = ${moment(expiresAt)}
        where id = ${id} and sent_at is null and withdrawn_at is null`
    ),
  markOpened: (id, now) =>
    changes(
      session,
      sql`update egifts set opened_at = ${moment(now)}
        where id = ${id} and opened_at is null and withdrawn_at is null and expires_at > ${moment(now)}`
    ),
  markSaved: (id, { member, voucher, at }) =>
    changes(
      session,
      sql`update egifts set saved_at = ${moment(at)}, saved_by = ${member}, voucher = ${voucher}
        where id = ${id} and saved_at is null and opened_at is not null and expires_at > ${moment(at)}`
    ),
  withdraw: (order, now) =>
    session.ask(async (on) => {
      // Locked first: one that is opened in this moment is seen as opened, or finds itself withdrawn.
      const { rows } = await sql<{ opened: boolean }>`
        select opened_at is not null as opened from egifts where order_id = ${order} order by id for update`.execute(on)
      const opened = rows.some((row) => row.opened)
      if (!opened && rows.length > 0)
        await sql`update egifts set withdrawn_at = ${moment(now)}
          where order_id = ${order} and withdrawn_at is null`.execute(on)
      return { opened }
    }),
  makeVoucher: (voucher, member) =>
    session.ask(async (on) => {
      // Its removal waits for this, or is seen here.
      const { rows } = await sql`select from members where id = ${member} and removed_at is null for key share`.execute(
        on
      )
      if (rows.length === 0) return false
      await writeVouchers(on, [voucher])
      await sql`update vouchers set runs_down = true where id = ${voucher.id}`.execute(on)
      return true
    })
})

const changes = (session: Session, statement: RawBuilder<unknown>): Effect.Effect<boolean, Unavailable> =>
  session.ask(async (on) => {
    const { numAffectedRows = 0n } = await statement.execute(on)
    return numAffectedRows > 0n
  })

const egiftsWhere = async (on: Kysely<Tables>, where: RawBuilder<unknown>): Promise<ReadonlyArray<Egift>> => {
  const { rows } = await sql<Row<"egifts"> & { readonly code: string }>`
    select e.*, o.code from egifts e join orders o on o.id = e.order_id where ${where}`.execute(on)
  return rows.map(egiftOf)
}

const egiftOf = (row: Row<"egifts"> & { readonly code: string }): Egift => ({
  id: row.id,
  order: row.order_id,
  orderCode: OrderCode(row.code),
  line: row.line_id,
  unit: row.unit,
  value: row.value,
  info: row.info,
  sender: row.sender,
  language: row.language,
  sendAt: row.send_at,
  ...present({
    sentAt: row.sent_at,
    expiresAt: row.expires_at,
    openedAt: row.opened_at,
    withdrawnAt: row.withdrawn_at
  }),
  ...(row.saved_at !== null &&
    row.voucher !== null && { saved: { member: row.saved_by ?? undefined, voucher: row.voucher, at: row.saved_at } })
})

const columnsOf = ({ digest, ...egift }: Parameters<EgiftStore["insert"]>[0][number]) => ({
  id: egift.id,
  order_id: egift.order,
  line_id: egift.line,
  unit: egift.unit,
  digest,
  value: egift.value,
  info: json(egift.info),
  sender: egift.sender,
  language: egift.language,
  send_at: moment(egift.sendAt),
  sent_at: null,
  expires_at: null,
  opened_at: null,
  withdrawn_at: null,
  saved_at: null,
  saved_by: null,
  voucher: null
})

/** Returns the merchant's designs, in their order. To be asked before a transaction, not in it. */
export const readEgiftTemplates = (on: Session): Effect.Effect<ReadonlyArray<StoredEgiftTemplate>, Unavailable> =>
  on.ask((at) => at.selectFrom("egift_templates").selectAll().orderBy("position").orderBy("id").execute())

/** Returns the row of a design. */
export const egiftTemplateColumns = (template: StoredEgiftTemplate): Given<"egift_templates"> => template
