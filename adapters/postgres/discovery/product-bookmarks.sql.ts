import { type Kysely, sql } from "kysely"
import type { MemberId } from "#core/account/member.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import type { ProductBookmark, ProductBookmarkStore } from "#core/discovery/saving/product-bookmarks.port.ts"
import type { Session } from "../engine/db.ts"
import { changeOfLive } from "../members/live-member.ts"
import { moment, type Tables } from "../tables.ts"

/** Bookmarks of products in the database, each change within the transaction of its call. */
export const sqlProductBookmarks = (session: Session): ProductBookmarkStore => ({
  mark: (member, { product, on: isOn, at }) =>
    changeOfLive(session, member, async (on) => {
      // Two calls that ask for the other state change it twice, whichever servers they reach.
      await sql`select from members where id = ${member} for no key update`.execute(on)
      const [before] = await readAs(on, member, [product])
      if (before === undefined) return undefined
      const wanted = isOn ?? !before.hasBookmarked
      await (wanted
        ? sql`insert into product_bookmarks (member_id, product_id, at) values (${member}, ${product}, ${moment(at)})
            on conflict do nothing`
        : sql`delete from product_bookmarks where member_id = ${member} and product_id = ${product}`
      ).execute(on)
      return { product, hasBookmarked: wanted }
    }),
  read: (member, products) => session.ask((on) => readAs(on, member, products))
})

const readAs = async (
  on: Kysely<Tables>,
  member: MemberId,
  products: ReadonlyArray<ProductId>
): Promise<ReadonlyArray<ProductBookmark>> => {
  const { rows } = await sql<{ readonly id: ProductId; readonly on: boolean }>`
    select id, exists (
      select from product_bookmarks where product_id = products.id and member_id = ${member}
    ) as "on" from products where id = any(${[...products]}::bigint[]) and not removed order by id`.execute(on)
  return rows.map(({ id, on: hasBookmarked }) => ({ product: id, hasBookmarked }))
}
