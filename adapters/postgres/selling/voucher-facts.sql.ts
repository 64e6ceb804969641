import type { Effect } from "effect"
import { type Kysely, type RawBuilder, sql } from "kysely"
import type { MemberId } from "#core/account/member.ts"
import type { BrandId } from "#core/catalogue/brand.ts"
import type { CategoryId } from "#core/catalogue/category.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { VoucherId } from "#core/vouchers/voucher.ts"
import type { GoodsNamed, VoucherFacts, VoucherNames } from "#core/vouchers/voucher-fields.ts"
import type { Transaction } from "../engine/db.ts"
import type { Tables } from "../tables.ts"

/**
 * Returns what is known of vouchers that are written, and of what their rules name. Until the transaction ends no order takes one of
 * them. What a stored voucher names is known although it may be gone.
 */
export const readVoucherFacts = (
  tx: Transaction,
  vouchers: ReadonlyArray<VoucherId>,
  names: VoucherNames
): Effect.Effect<VoucherFacts, Unavailable> =>
  tx.ask(async (on) => {
    // One who writes vouchers after the other, also new ones; then their rows, in the order in which orders take them.
    await sql`select pg_advisory_xact_lock(hashtextextended('vouchers are written', 0))`.execute(on)
    const { rows: held } = await sql<{ id: VoucherId; taken: number }>`
      select id, taken from vouchers where id = any(${storable(vouchers)}::text[]) order by id collate "C" for update`.execute(
      on
    )
    const stored = rulesOf(
      "vouchers",
      held.map(({ id }) => id)
    )
    const users = storable(names.users)
    return {
      ...(await goodsNamed(on, names, stored)),
      users: await idsByName<MemberId>(
        on,
        sql`
        select lower(email) as name, id from members where lower(email) = any(${users}::text[]) and removed_at is null
        union all select id, id from (select id from members
          where id = any(${users}::text[]) and removed_at is null union ${stored("users")}) as known`
      ),
      taken: new Map(held.map(({ id, taken }) => [id, taken]))
    }
  })

/** Returns what the rules of gifts name; what a stored rule names is known although it may be gone. */
export const readGiftFacts = (
  tx: Transaction,
  gifts: ReadonlyArray<string>,
  names: VoucherNames
): Effect.Effect<GoodsNamed, Unavailable> => tx.ask((on) => goodsNamed(on, names, rulesOf("gifts", storable(gifts))))

/** Returns what stored rules name in a column. */
const rulesOf = (table: "vouchers" | "gifts", ids: ReadonlyArray<string>) => (column: string) =>
  sql`select unnest(${sql.ref(column)}) as id from ${sql.table(table)} where id = any(${ids}::text[])`

const goodsNamed = async (
  on: Kysely<Tables>,
  { products, brands, categories }: VoucherNames,
  stored: (column: string) => RawBuilder<unknown>
): Promise<GoodsNamed> => ({
  products: await idsByName<ProductId>(
    on,
    sql`
      select id::text as name, id from (select id from products where id = any(${numbers(products)}::int[])
        union ${stored("products")}) as known`
  ),
  brands: await idsByName<BrandId>(
    on,
    sql`
      select slug as name, id from brands where slug = any(${storable(brands)}::text[])
      union all select id::text, id from (select id from brands where id = any(${numbers(brands)}::int[])
        union ${stored("brands")}) as known`
  ),
  categories: await idsByName<CategoryId>(
    on,
    sql`
      select slug as name, id from categories where slug = any(${storable(categories)}::text[])
      union all select id, id from (select id from categories where id = any(${storable(categories)}::text[])
        union ${stored("categories")}) as known`
  )
})

const idsByName = async <A>(
  on: Kysely<Tables>,
  query: RawBuilder<{ name: string; id: A }>
): Promise<ReadonlyMap<string, A>> => new Map((await query.execute(on)).rows.map(({ name, id }) => [name, id]))

/** Texts that a database can compare. */
const storable = (texts: ReadonlyArray<string>): ReadonlyArray<string> =>
  texts.filter((text) => !/[\p{Cc}\p{Cs}]/u.test(text))

/** Texts that are numbers of goods. */
const numbers = (texts: ReadonlyArray<string>): ReadonlyArray<number> =>
  texts.filter((text) => /^\d{1,9}$/.test(text)).map(Number)
