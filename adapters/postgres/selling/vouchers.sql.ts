import { Effect } from "effect"
import { type RawBuilder, sql } from "kysely"
import { dayMs, instant } from "#core/kernel/moment.ts"
import type { Language } from "#core/kernel/text.ts"
import type { VoucherUses } from "#core/orders/order-store.port.ts"
import { pastDays } from "#core/vouchers/own-vouchers.rule.ts"
import { type Voucher, VoucherId, type VoucherPlace, welcomeHeader } from "#core/vouchers/voucher.ts"
import { listedMost, type VoucherStore } from "#core/vouchers/voucher-store.port.ts"
import type { Session } from "../engine/db.ts"
import { prepare, quick } from "../engine/quick.ts"
import { present } from "../present.ts"
import { moment, type Row } from "../tables.ts"
import { termsOfRow } from "./voucher-row.ts"

/** None for paper bags while these are switched off. D-29e; decision 0146. */
const isOffered = sql`(discount <> 'paper_bag' or not exists (
  select from feature_toggles where name = 'paper_bag' and not is_on))`

/** Stores vouchers. What several want at once is taken by conditional writes. D-27. */
export const sqlVouchers = (session: Session): VoucherStore & VoucherUses => {
  const read = (language: Language, where: RawBuilder<unknown>) =>
    session.ask(async (on) => {
      const { rows } = await prepare(sql<VoucherRow>`
        select ${columns}, coalesce((select jsonb_agg(place) from (${places(language)}) as place), '[]') as places
        from vouchers where not paused and ${isOffered} and ${where}`).execute(on)
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
        sql`listed and ends_at > ${moment(now)} and not (runs_down and value = 0) and (users = '{}' or ${member ?? null} = any(users))
          order by ends_at, code limit ${listedMost}`
      ),
    past: (member, { language, now }) =>
      read(
        language,
        sql`(listed and ends_at <= ${moment(now)} and ends_at > ${moment(instant(now - pastDays * dayMs))}
            and (users = '{}' or ${member} = any(users))
          or exists (select from voucher_uses where voucher_id = vouchers.id and member_id = ${member} and not given_back))
          order by ends_at desc, code limit ${listedMost}`
      ),
    automatic: (member, { language, now }) =>
      read(
        language,
        sql`type = 'auto' and starts_at <= ${moment(now)} and ends_at > ${moment(now)} and taken < redemptions
          and ${member === undefined ? sql`for_guests` : sql`(users = '{}' or ${member} = any(users))`}
          order by shipping_fee_discount desc nulls first, ends_at, code limit ${listedMost}`
      ),
    member: (member, vouchers, besides) =>
      session.ask(async (on) => {
        const { rows } = await prepare(sql<{ is_new: boolean; used: Readonly<Record<string, number>> }>`
          select ${isNew(member, besides)} as is_new,
            (select coalesce(jsonb_object_agg(voucher_id, times), '{}') from (
              select voucher_id, count(*) as times from voucher_uses
              where voucher_id = any(${vouchers}::text[]) and ${isUseOf(member)} group by voucher_id) as used) as used`).execute(
          on
        )
        const [row] = rows
        const used = Object.entries(row?.used ?? {}).map(([id, times]) => [VoucherId(id), times] as const)
        return { id: member, isNew: row?.is_new ?? false, used: new Map(used) }
      }),
    claim: (order, member) =>
      Effect.asVoid(
        session.ask(async (on) => {
          // Always the member first: no two orders wait for each other in a ring.
          await quick`select pg_advisory_xact_lock(hashtextextended(${`vouchers of ${member}`}, 0))`.execute(on)
          await prepare(sql`
            with number as materialized (
              select digest, pg_advisory_xact_lock(hashtextextended('vouchers of ' || digest, 0))
              from (${phoneDigestOf(member)}) as verified (digest))
            update orders set phone_digest = number.digest from number where id = ${order}`).execute(on)
        })
      ),
    take: ({ voucher, order, member, amount }) =>
      session.ask(async (on) => {
        // Its row is locked from here on, and the next statement sees what others have committed before.
        await quick`select from vouchers where id = ${voucher} for update`.execute(on)
        const { numAffectedRows: taken = 0n } = await prepare(sql`
          with used as (
            insert into voucher_uses (order_id, voucher_id, member_id, phone_digest, amount)
            select ${order}, id, ${member ?? null}, (${member === undefined ? sql`null` : phoneDigestOf(member)}),
              case when runs_down then ${amount}::bigint end from vouchers
            where id = ${voucher} and taken < redemptions and not paused and case when runs_down
              then ${member ?? null} = any(users) and value >= ${amount} and ${amount}::bigint > 0
              else ${mayTake(voucher, order, member)} end
            returning voucher_id, amount)
          update vouchers set taken = taken + case when runs_down then 0 else 1 end, value = value - coalesce(used.amount, 0)
          from used where id = used.voucher_id`).execute(on)
        return taken > 0n
      }),
    giveBack: (order) =>
      Effect.asVoid(
        session.ask(async (on) => {
          // In the order in which orders take them: no two wait for each other in a ring.
          await sql`select from vouchers where id in (select voucher_id from voucher_uses where order_id = ${order}
            and not given_back) order by id for update`.execute(on)
          await sql`
            with back as (update voucher_uses set given_back = true where order_id = ${order} and not given_back
              returning voucher_id, amount)
            update vouchers set taken = taken - case when back.amount is null then 1 else 0 end,
              value = value + coalesce(back.amount, 0) from back where vouchers.id = back.voucher_id`.execute(on)
        })
      )
  }
}

type VoucherRow = Row<"vouchers"> & { readonly places: ReadonlyArray<VoucherPlace & { readonly name: string }> }

const columns = sql`id, code, type, discount, value, max_discount, shipping_fee_discount, redemptions, taken, per_user_limit,
  starts_at, ends_at, for_guests, products, brands, categories, users, min_amount, header, terms, listed, paused, runs_down`

/** Whether a member is new: neither the member nor the same verified number has another order that was not called off. */
const isNew = (member: string, besides: string | undefined): RawBuilder<unknown> => sql`not exists (select from orders
  where (member_id = ${member} or phone_digest = (${phoneDigestOf(member)})) and id is distinct from ${besides ?? null}
    and status not in ('expired', 'cancelled', 'refunded'))`

/** Whether a member may use a voucher once more; a guest may use one for guests. */
const mayTake = (voucher: string, order: string, member: string | undefined): RawBuilder<unknown> =>
  member === undefined
    ? sql`for_guests`
    : sql`(select count(*) from voucher_uses where voucher_id = ${voucher} and ${isUseOf(member)}) < per_user_limit
        and (header <> ${welcomeHeader} or ${isNew(member, order)})`

/** Uses of a member, and of the same verified number. */
const isUseOf = (member: string): RawBuilder<unknown> => sql`not given_back and (member_id = ${member}
  or phone_digest = (${phoneDigestOf(member)}))`

/** Digest of a member's verified number; null without one. */
export const phoneDigestOf = (member: string): RawBuilder<unknown> =>
  sql`select encode(sha256(convert_to(phone_e164, 'UTF8')), 'hex') from members where id = ${member} and phone_verified`

/** What a voucher is for, by name, and where that is. */
const places = (language: Language): RawBuilder<unknown> => sql`
  select 'product' as kind, products.id::text, products.slug, products.name, categories.slug as category
  from products left join categories on categories.id = products.category_id where products.id = any(vouchers.products)
  union all select 'brand', id::text, slug, name, null from brands where brands.id = any(vouchers.brands)
  union all select 'category', id, slug, name ->> ${language}, null from categories where categories.id = any(vouchers.categories)`

const voucherOf = (row: VoucherRow, language: Language): Voucher => ({
  ...termsOfRow(row),
  availableQuota: Math.max(0, row.redemptions - row.taken),
  goodsNames: row.places.map(({ name }) => name),
  places: row.places.map(({ kind, id, slug, category }) => ({ kind, id, slug, ...present({ category }) })),
  info: { header: row.header, terms: row.terms[language] }
})
