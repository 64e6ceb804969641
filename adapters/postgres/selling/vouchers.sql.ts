import { Effect } from "effect"
import { type RawBuilder, sql } from "kysely"
import type { Language } from "#core/kernel/text.ts"
import type { VoucherUses } from "#core/orders/order-store.port.ts"
import { type Voucher, VoucherId, welcomeHeader } from "#core/vouchers/voucher.ts"
import { listedMost, type VoucherStore } from "#core/vouchers/voucher-store.port.ts"
import type { Session } from "../engine/db.ts"
import { moment, type Row } from "../tables.ts"
import { termsOfRow } from "./voucher-row.ts"

/** Stores vouchers. What several want at once is taken by conditional writes. D-27. */
export const sqlVouchers = (session: Session): VoucherStore & VoucherUses => {
  const read = (language: Language, where: RawBuilder<unknown>) =>
    session.ask(async (on) => {
      const { rows } = await sql<VoucherRow>`
        select vouchers.*, array(${goodsNames(language)}) as names from vouchers where not paused and ${where}`.execute(
        on
      )
      return rows.map((row) => voucherOf(row, language))
    })
  return {
    byCode: (code, { language }) => Effect.map(read(language, sql`code = ${code}`), ([voucher]) => voucher),
    byIds: (ids, { language }) =>
      ids.length === 0
        ? Effect.succeed([])
        : Effect.map(read(language, sql`id = any(${ids}::text[])`), (vouchers) =>
            ids.flatMap((id) => vouchers.filter((voucher) => voucher.id === id))
          ),
    listed: (member, { language, now }) =>
      read(
        language,
        sql`ends_at > ${moment(now)} and (users = '{}' or ${member ?? null} = any(users))
          order by ends_at, code limit ${listedMost}`
      ),
    member: (member, vouchers) =>
      session.ask(async (on) => {
        const { rows } = await sql<{ is_new: boolean; used: Readonly<Record<string, number>> }>`
          select not exists (select from orders where member_id = ${member} and ${isNotUndone})
              and not exists (
                select from voucher_uses join vouchers on vouchers.id = voucher_id
                where header = ${welcomeHeader} and ${isUseOf(member)}) as is_new,
            (select coalesce(jsonb_object_agg(voucher_id, times), '{}') from (
              select voucher_id, count(*) as times from voucher_uses
              where voucher_id = any(${vouchers}::text[]) and ${isUseOf(member)} group by voucher_id) as used) as used`.execute(
          on
        )
        const [row] = rows
        const used = Object.entries(row?.used ?? {}).map(([id, times]) => [VoucherId(id), times] as const)
        return { id: member, isNew: row?.is_new ?? false, used: new Map(used) }
      }),
    take: ({ voucher, order, member }) =>
      session.ask(async (on) => {
        const { numAffectedRows: taken = 0n } = await sql`
          update vouchers set taken = taken + 1 where id = ${voucher} and taken < redemptions and not paused`.execute(
          on
        )
        if (taken === 0n) return false
        // Its row is locked from here on, and this statement sees what others have committed before.
        const { numAffectedRows: used = 0n } = await sql`
          insert into voucher_uses (order_id, voucher_id, member_id, phone_digest)
          select ${order}, ${voucher}, ${member}, (${phoneDigestOf(member)})
          where (select count(*) from voucher_uses where voucher_id = ${voucher} and ${isUseOf(member)})
            < (select per_user_limit from vouchers where id = ${voucher})`.execute(on)
        return used > 0n
      }),
    giveBack: (order) =>
      Effect.asVoid(
        session.ask((on) =>
          sql`
            with back as (update voucher_uses set given_back = true where order_id = ${order} and not given_back returning voucher_id)
            update vouchers set taken = taken - 1 from back where vouchers.id = back.voucher_id`.execute(on)
        )
      )
  }
}

type VoucherRow = Row<"vouchers"> & { readonly names: ReadonlyArray<string> }

/** Orders that count against "without an order". */
const isNotUndone = sql`status not in ('expired', 'cancelled', 'refunded')`

/** Uses of a member, and of the same verified number. */
const isUseOf = (member: string): RawBuilder<unknown> => sql`not given_back and (member_id = ${member}
  or phone_digest = (${phoneDigestOf(member)}))`

/** Digest of a member's verified number; null without one. */
const phoneDigestOf = (member: string): RawBuilder<unknown> =>
  sql`select encode(sha256(convert_to(phone_e164, 'UTF8')), 'hex') from members where id = ${member} and phone_verified`

/** What a voucher is for, by name. */
const goodsNames = (language: Language): RawBuilder<unknown> => sql`
  select name from products where products.id = any(vouchers.products)
  union all select name from brands where brands.id = any(vouchers.brands)
  union all select name ->> ${language} from categories where categories.id = any(vouchers.categories)`

const voucherOf = (row: VoucherRow, language: Language): Voucher => ({
  ...termsOfRow(row),
  availableQuota: Math.max(0, row.redemptions - row.taken),
  goodsNames: row.names,
  info: { header: row.header, terms: row.terms[language] }
})
