import type { Effect } from "effect"
import { type RawBuilder, sql } from "kysely"
import type { MemberId } from "#core/account/member.ts"
import type { BrandId } from "#core/catalogue/brand.ts"
import type { CategoryId } from "#core/catalogue/category.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { VoucherId } from "#core/vouchers/voucher.ts"
import type { VoucherFacts, VoucherNames } from "#core/vouchers/voucher-fields.ts"
import type { Transaction } from "../engine/db.ts"

/**
 * Returns what is known of vouchers that are written, and of what their rules name. Until the transaction ends no order takes one of
 * them. What a stored voucher names is known although it may be gone.
 */
export const readVoucherFacts = (
  tx: Transaction,
  vouchers: ReadonlyArray<VoucherId>,
  { products, brands, categories, users }: VoucherNames
): Effect.Effect<VoucherFacts, Unavailable> =>
  tx.ask(async (on) => {
    const map = async <A>(query: RawBuilder<{ name: string; id: A }>): Promise<ReadonlyMap<string, A>> =>
      new Map((await query.execute(on)).rows.map(({ name, id }) => [name, id]))
    // One who writes vouchers after the other, also new ones; then their rows, in the order in which orders take them.
    await sql`select pg_advisory_xact_lock(hashtextextended('vouchers are written', 0))`.execute(on)
    const { rows: held } = await sql<{ id: VoucherId; taken: number }>`
      select id, taken from vouchers where id = any(${storable(vouchers)}::text[]) order by id collate "C" for update`.execute(
      on
    )
    const named = (column: string) => sql`select unnest(${sql.ref(column)}) as id from vouchers
      where id = any(${held.map(({ id }) => id)}::text[])`
    return {
      products: await map<ProductId>(sql`
        select id::text as name, id from (select id from products where id = any(${numbers(products)}::int[])
          union ${named("products")}) as known`),
      brands: await map<BrandId>(sql`
        select slug as name, id from brands where slug = any(${storable(brands)}::text[])
        union all select id::text, id from (select id from brands where id = any(${numbers(brands)}::int[])
          union ${named("brands")}) as known`),
      categories: await map<CategoryId>(sql`
        select slug as name, id from categories where slug = any(${storable(categories)}::text[])
        union all select id, id from (select id from categories where id = any(${storable(categories)}::text[])
          union ${named("categories")}) as known`),
      // Of several accounts with one address the one that has proved it comes last, and counts.
      users: await map<MemberId>(sql`
        select name, id from (
          select lower(email) as name, id, email_verified as proved from members
            where lower(email) = any(${storable(users)}::text[]) and removed_at is null
          union all select id, id, true from (select id from members
            where id = any(${storable(users)}::text[]) and removed_at is null union ${named("users")}) as known
        ) as names order by proved`),
      taken: new Map(held.map(({ id, taken }) => [id, taken]))
    }
  })

/** Texts that a database can compare. */
const storable = (texts: ReadonlyArray<string>): ReadonlyArray<string> =>
  texts.filter((text) => !/[\p{Cc}\p{Cs}]/u.test(text))

/** Texts that are numbers of goods. */
const numbers = (texts: ReadonlyArray<string>): ReadonlyArray<number> =>
  texts.filter((text) => /^\d{1,9}$/.test(text)).map(Number)
