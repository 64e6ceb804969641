import { Effect } from "effect"
import { sql } from "kysely"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { VoucherCode, WrittenVoucher } from "#core/vouchers/voucher.ts"
import type { Session } from "../engine/db.ts"
import { putRows } from "../rows.ts"
import { moment } from "../tables.ts"
import { writtenOfRow } from "./voucher-row.ts"

/** A voucher, and how many redemptions orders have taken. */
export interface CountedVoucher {
  readonly voucher: WrittenVoucher
  readonly taken: number
}

/** What staff ask of one voucher besides. */
export interface VoucherDetails {
  /** What its rules name: the product's, brand's, category's name in Indonesian, the member's e-mail address. */
  readonly names: ReadonlyArray<{ readonly kind: string; readonly id: string; readonly name: string }>
  /** Orders that hold a redemption, by their state; those that gave it back are not counted. */
  readonly orders: ReadonlyArray<{ readonly status: string; readonly count: number }>
  /** Changes by staff, the newest first. */
  readonly history: ReadonlyArray<{
    readonly at: Instant
    readonly name: string
    readonly kind: string
    readonly note: string | null
  }>
}

/** Who changed a voucher, how and why, for the log. */
export interface VoucherChange {
  readonly code: VoucherCode
  readonly kind: "created" | "changed" | "paused" | "resumed"
  readonly detail: object
  readonly name: string
  readonly note: string
  readonly now: Instant
}

/** Returns the vouchers with the soonest end first, those that have ended before `after` left out. */
export const listForStaff = (
  session: Session,
  after: Instant | undefined
): Effect.Effect<ReadonlyArray<CountedVoucher>, Unavailable> =>
  session.ask(async (on) => {
    const all = on.selectFrom("vouchers").selectAll().orderBy("ends_at").orderBy("code")
    const rows = await (after === undefined ? all : all.where("ends_at", ">", sql<Instant>`${moment(after)}`)).execute()
    return rows.map((row) => ({ voucher: writtenOfRow(row), taken: row.taken }))
  })

/** Returns the voucher of a code; `undefined` if there is none. */
export const voucherOfCode = (
  session: Session,
  code: VoucherCode
): Effect.Effect<CountedVoucher | undefined, Unavailable> =>
  session.ask(async (on) => {
    const row = await on.selectFrom("vouchers").selectAll().where("code", "=", code).executeTakeFirst()
    return row && { voucher: writtenOfRow(row), taken: row.taken }
  })

/** Returns what its rules name, which orders hold it, and what staff did to it. */
export const detailsOfVoucher = (
  session: Session,
  { id, code }: WrittenVoucher
): Effect.Effect<VoucherDetails, Unavailable> =>
  session.ask(async (on) => {
    const named = await sql<VoucherDetails["names"][number]>`
      with voucher as (select * from vouchers where id = ${id})
      select 'product' as kind, rule.id::text, coalesce(products.name, 'not there any more') as name
        from voucher, unnest(products) as rule (id) left join products on products.id = rule.id
      union all select 'brand', rule.id::text, coalesce(brands.name, 'not there any more')
        from voucher, unnest(brands) as rule (id) left join brands on brands.id = rule.id
      union all select 'category', rule.id, coalesce(categories.name ->> 'id', 'not there any more')
        from voucher, unnest(categories) as rule (id) left join categories on categories.id = rule.id
      union all select 'member', rule.id, coalesce(members.email, 'not there any more')
        from voucher, unnest(users) as rule (id) left join members on members.id = rule.id and members.removed_at is null`.execute(
      on
    )
    const orders = await sql<VoucherDetails["orders"][number]>`
      select orders.status, count(*)::int as count from voucher_uses join orders on orders.id = voucher_uses.order_id
      where voucher_id = ${id} and not given_back group by orders.status order by orders.status`.execute(on)
    const history = await sql<VoucherDetails["history"][number]>`
      select at, name, detail ->> 'kind' as kind, detail ->> 'note' as note from ops_log
      where subject = ${code} and action in (${voucherAction}, 'setup vouchers') order by position desc limit 20`.execute(
      on
    )
    return { names: named.rows, orders: orders.rows, history: history.rows }
  })

/** Pauses a voucher, or ends its pause. Returns false if it was so before. */
export const pauseVoucher = (session: Session, id: WrittenVoucher["id"], paused: boolean) =>
  Effect.map(
    session.ask((on) =>
      sql`update vouchers set paused = ${paused} where id = ${id} and paused <> ${paused}`.execute(on)
    ),
    ({ numAffectedRows = 0n }) => numAffectedRows > 0n
  )

/** Logs a change. */
export const logVoucher = (
  session: Session,
  { code, kind, detail, name, note, now }: VoucherChange
): Effect.Effect<void, Unavailable> =>
  Effect.asVoid(
    session.ask((on) =>
      putRows(on, "ops_log", [
        { at: moment(now), name, action: voucherAction, subject: code, detail: { kind, note, ...detail } }
      ])
    )
  )

/** What the log calls a change of one voucher. */
const voucherAction = "voucher"
