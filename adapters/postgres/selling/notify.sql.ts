import { Effect } from "effect"
import { sql } from "kysely"
import { MemberId } from "#core/account/member.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { CombinationId } from "#core/catalogue/combination.ts"
import { combinationPath } from "#core/catalogue/links.ts"
import type { NotifyStore } from "#core/catalogue/notify/notify-me.port.ts"
import type { BackInStock, NotifyWish } from "#core/catalogue/notify/notify-me.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { type Instant, instant } from "#core/kernel/moment.ts"
import type { Session } from "../engine/db.ts"
import { liveMember } from "../members/live-member.ts"
import { moment } from "../tables.ts"
import type { Names } from "./goods.sql.ts"

/** Between two batches of messages about a combination, so that the first receivers can buy first. D-49. */
const pauseMs = 3_600_000

/** Stores wishes to be notified. */
export const sqlNotify = (session: Session, names: Names, now: Instant): NotifyStore => ({
  stockOf: (product, combination) =>
    session.ask(async (on) => {
      const row = await on
        .selectFrom("combinations")
        .innerJoin("products", "products.id", "combinations.product_id")
        .select("combinations.stock")
        .where("combinations.product_id", "=", product)
        .where("combinations.id", "=", combination)
        .where("combinations.active", "=", true)
        .where("products.removed", "=", false)
        .executeTakeFirst()
      return row?.stock
    }),
  userOf: (member) =>
    session.ask(async (on) => {
      const row = await on
        .selectFrom("members")
        .select(["id", "email", "first_name", "last_name"])
        .where("id", "=", member)
        .executeTakeFirst()
      return row && { id: row.id, email: row.email ?? "", name: `${row.first_name} ${row.last_name}`.trim() }
    }),
  add: ({ product, combination, email, language, at, member }, most) =>
    session.ask(async (on) => {
      // The removal of the account waits for this, or is seen here: the wish then names no account.
      const live = member === undefined ? undefined : (await liveMember(MemberId(member)).execute(on)).rows[0]
      // Wishes of one address wait for each other until their transaction ends: none is counted too late.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`notify ${email}`}, 0))`.execute(on)
      const { rows } = await sql<{ open: number; same: boolean }>`
        select count(*)::int as open, coalesce(bool_or(combination_id = ${combination}), false) as same
        from notify_wishes where email = ${email} and closed_at is null`.execute(on)
      const [held] = rows
      if (held?.same) return "already"
      if ((held?.open ?? 0) >= most) return "full"
      const { numInsertedOrUpdatedRows } = await on
        .insertInto("notify_wishes")
        .values({
          combination_id: combination,
          email,
          product_id: product,
          language,
          at: moment(at),
          closed_at: null,
          member_id: live === undefined ? null : (member ?? null)
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return (numInsertedOrUpdatedRows ?? 0n) > 0n ? "added" : "already"
    }),
  close: (combination, email) =>
    Effect.asVoid(
      session.ask((on) =>
        on
          .updateTable("notify_wishes")
          .set({ closed_at: moment(now) })
          .where("combination_id", "=", combination)
          .where("email", "=", email)
          .where("closed_at", "is", null)
          .execute()
      )
    ),
  back: (since) =>
    session.ask(async (on) => {
      const { rows } = await sql<Waited>`
        select c.product_id, c.id, c.name as combination, c.stock, p.name, p.slug, p.category_id
        from combinations c join products p on p.id = c.product_id
        where c.stock > 0 and c.active and p.active and not p.removed
          and exists (select 1 from notify_wishes w
            where w.combination_id = c.id and w.closed_at is null and w.at >= ${moment(since)})
          and not exists (select 1 from notify_wishes w
            where w.combination_id = c.id and w.closed_at > ${moment(instant(now - pauseMs))})`.execute(on)
      return rows.map((row) => backOf(row, names))
    }),
  take: (combination, since, count) =>
    session.ask(async (on) => {
      const { rows } = await sql<NotifyWish>`
        update notify_wishes set closed_at = ${moment(now)}
        where combination_id = ${combination} and (email, at) in (
          select email, at from notify_wishes
          where combination_id = ${combination} and closed_at is null and at >= ${moment(since)}
          order by at, email limit ${count} for update skip locked)
        returning product_id as product, combination_id as combination, email, language, at`.execute(on)
      return rows
    })
})

interface Waited {
  readonly product_id: number
  readonly id: string
  readonly combination: string
  readonly stock: number
  readonly name: string
  readonly slug: string
  readonly category_id: string | null
}

const backOf = (row: Waited, names: Names): BackInStock => {
  const category = row.category_id === null ? undefined : names.id.paths.get(CategoryId(row.category_id))?.at(-1)
  const product = { id: ProductId(row.product_id), slug: row.slug, ...(category && { category }) }
  return {
    product: product.id,
    combination: CombinationId(row.id),
    name: [row.name, row.combination].filter((part) => part !== "").join(", "),
    // The page shows the combination that is back. Decision 0038.
    path: combinationPath(product, CombinationId(row.id)),
    stock: row.stock
  }
}
