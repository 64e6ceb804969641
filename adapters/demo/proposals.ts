import { type Kysely, sql } from "kysely"
import type { Tables } from "#adapters/postgres/tables.ts"
import { moment } from "#adapters/postgres/tables.ts"
import { dayMs, type Instant, instant } from "#core/kernel/moment.ts"

/** The member who has proposed, and the product of the demo shop that came of it: reviewed, not sold. D-1. */
const [author, accepted] = ["u2001", 1102]

/** Puts what a demo member has proposed: a product that the shop took, and one that waits for staff. D-45b. */
export const putDemoProposals = async (on: Kysely<Tables>, now: Instant): Promise<void> => {
  const ago = (days: number) => moment(instant(now - days * dayMs))
  await sql`
    insert into product_proposals (id, member_id, brand_id, name, key, category_id, note, language, status, version, created_at,
      changed_at, decided_at, became)
    select '7f0b6a52-5a61-4b7e-9d3f-0d3c1b9e2a01', ${author}, brand_id, name, 'demo', category_id, '', 'id', 'accepted', 2,
      ${ago(40)}, ${ago(40)}, ${ago(38)}, id
    from products where id = ${accepted} and exists (select 1 from members where id = ${author})
    on conflict do nothing`.execute(on)
  await sql`
    insert into product_proposals (id, member_id, brand_name, name, key, category_id, note, language, created_at, changed_at)
    select '7f0b6a52-5a61-4b7e-9d3f-0d3c1b9e2a02', ${author}, 'Rimpang', 'Masker Rambut Urang-Aring', 'rimpang maskerrambuturangaring',
      categories.id, 'Beli di pasar kerajinan, belum ada di toko mana pun.', 'id', ${ago(2)}, ${ago(2)}
    from categories where slug = 'hair-mask' and exists (select 1 from members where id = ${author})
    on conflict do nothing`.execute(on)
}
