import { type Kysely, sql } from "kysely"
import type { MemberId } from "#core/account/member.ts"
import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { WishlistStore } from "#core/wishlist/wishlist.port.ts"
import { entryIdOf, type WishlistEntry } from "#core/wishlist/wishlist.ts"
import type { Session } from "../engine/db.ts"
import { quick } from "../engine/quick.ts"
import type { Prefetch, Stock } from "../selling/goods.sql.ts"
import { moment, type Tables } from "../tables.ts"
import { changeOfLive } from "./live-member.ts"

/**
 * What members have saved, each change within the transaction of its call. D-46; decision 0117.
 *
 * @param prefetched receives the stock of the entries that are read: their reader asks for it next
 */
export const sqlWishlist = (session: Session, prefetched?: Prefetch): WishlistStore => ({
  productSoldAs: (soldAs) =>
    session.ask(async (on) => {
      const { rows } = await sql<{ id: number }>`
        select id from products where sold_as = ${soldAs} order by id limit 1`.execute(on)
      return rows[0] && ProductId(rows[0].id)
    }),
  put: (member, { combination, product, at, price, restoredSince }, most) =>
    changeOfLive(session, member, async (on) => {
      // What one member saves at once, in whatever process, is counted one after another.
      await sql`select from members where id = ${member} for no key update`.execute(on)
      const [held] = await read(on, member, combination)
      if (held !== undefined) return held
      const { rows } = await quick<Row>`
        insert into wishlist_entries as own (member_id, combination_id, product_id, at, price)
        select ${member}::text, ${combination}::text, ${product}::bigint, ${moment(at)}::timestamptz, ${price}::bigint
        where (select count(*) from wishlist_entries where member_id = ${member} and removed_at is null) < ${most}::bigint
        on conflict (member_id, combination_id) do update set removed_at = null,
          at = case when own.removed_at > ${moment(restoredSince)}::timestamptz then own.at else excluded.at end,
          price = case when own.removed_at > ${moment(restoredSince)}::timestamptz then own.price else excluded.price end
        returning combination_id, product_id, at, price`.execute(on)
      return rows[0] === undefined ? ("full" as const) : entryOf(rows[0])
    }),
  remove: (member, id, at) =>
    changeOfLive(session, member, async (on) => {
      await sql`update wishlist_entries set removed_at = ${moment(at)}
        where member_id = ${member} and combination_id = ${id} and removed_at is null`.execute(on)
    }),
  entries: (member) =>
    session.ask((on) => (prefetched === undefined ? read(on, member) : readWithStock(on, member, prefetched)))
})

type Row = Pick<Tables["wishlist_entries"], "combination_id" | "product_id" | "price"> & { readonly at: number }

const read = async (
  on: Kysely<Tables>,
  member: MemberId,
  combination?: CombinationId
): Promise<ReadonlyArray<WishlistEntry>> => {
  const { rows } = await quick<Row>`
    select combination_id, product_id, at, price from wishlist_entries
    where member_id = ${member} and removed_at is null
      and (${combination ?? null}::text is null or combination_id = ${combination ?? null})
    order by at desc, combination_id`.execute(on)
  return rows.map(entryOf)
}

const readWithStock = async (
  on: Kysely<Tables>,
  member: MemberId,
  prefetched: Prefetch
): Promise<ReadonlyArray<WishlistEntry>> => {
  const { rows } = await quick<Row & Pick<Stock, "stock" | "version">>`
    select own.combination_id, own.product_id, own.at, own.price, c.stock,
      (select value from versions where name = 'catalogue') as version
    from wishlist_entries own join combinations c on c.product_id = own.product_id and c.id = own.combination_id
    where own.member_id = ${member} and own.removed_at is null
    order by own.at desc, own.combination_id`.execute(on)
  prefetched.stock = rows.map(({ combination_id: id, product_id, stock, version }) => ({
    id: CombinationId(id),
    product_id,
    stock,
    version
  }))
  return rows.map(entryOf)
}

const entryOf = ({ combination_id, product_id, at, price }: Row): WishlistEntry => ({
  id: entryIdOf(CombinationId(combination_id)),
  product: ProductId(product_id),
  combination: CombinationId(combination_id),
  at: instant(at),
  price: rupiah(price)
})
