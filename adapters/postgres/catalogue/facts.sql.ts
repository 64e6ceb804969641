import { type Kysely, type RawBuilder, sql } from "kysely"
import type { BrandId } from "#core/catalogue/brand.ts"
import type { CategoryId } from "#core/catalogue/category.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { type Rupiah, rupiah } from "#core/kernel/money.ts"
import { fold } from "#core/kernel/text.ts"
import { type Facts, type Origins, wayTo } from "#core/search/facts.rule.ts"
import { moment, type Tables } from "../tables.ts"

/** Products whose facts are wanted; all shown ones if nothing is given. */
export interface Among {
  readonly ids?: ReadonlyArray<ProductId>
  readonly categories?: ReadonlyArray<CategoryId>
}

interface FactsRow {
  readonly id: ProductId
  readonly name: string
  readonly brand_id: BrandId
  readonly category_id: CategoryId | null
  readonly average_rating: number
  readonly total_reviews: number
  readonly sales_90d: number
  readonly first_active: Instant | null
  readonly prices: ReadonlyArray<number> | null
  readonly tags: ReadonlyArray<string> | null
  readonly stock: number | null
  readonly online: boolean | null
  readonly store: boolean | null
  readonly guest: boolean | null
}

/** The facts of shown products at one moment, by rising number: `factsOf` of core/search, said in SQL. */
export const readFacts = async (
  on: Kysely<Tables>,
  { originOf, parentOf }: Origins,
  now: Instant,
  among: Among = {}
): Promise<ReadonlyArray<Facts>> => {
  const { rows } = await factsQuery(moment(now), among).execute(on)
  return rows.map((row) => {
    const origin = originOf.get(row.brand_id)
    return {
      id: row.id,
      name: fold(row.name),
      brand: row.brand_id,
      ...(origin !== undefined && { origin }),
      categories: wayTo(row.category_id ?? undefined, parentOf),
      tags: row.tags ?? [],
      averageRating: row.average_rating,
      totalReviews: row.total_reviews,
      sales90d: row.sales_90d,
      firstActive: row.first_active ?? 0,
      prices: (row.prices ?? []).map((price): Rupiah => rupiah(price)),
      stock: row.stock ?? 0,
      availableFor: {
        all: true,
        online: row.online ?? false,
        store: row.store ?? false,
        guest: row.guest ?? false
      }
    }
  })
}

const factsQuery = (now: string, among: Among) => sql<FactsRow>`
  with shown as (
    select * from products where active and not removed ${within("id", "bigint", among.ids)}
      ${within("category_id", "text", among.categories)}
  ), paid as (
    select c.product_id, c.stock, ${isPreOrderAt(now)} as pre_order, c.available_for_guest, ${paidNow(now)} as price
    from combinations c join shown p on p.id = c.product_id
    where c.active
  ), offered as (
    select product_id, jsonb_agg(price order by price) as prices, sum(stock) as stock, bool_or(stock > 0) as is_left,
      bool_or(stock > 0 and not pre_order) as at_hand, bool_or(stock > 0 and available_for_guest) as for_guests
    from paid group by product_id
  ), tagged as (
    select product_tags.product_id, jsonb_agg(tags.id order by tags.position) as tags
    from product_tags join tags on tags.id = product_tags.tag_id join shown on shown.id = product_tags.product_id
    group by product_tags.product_id
  )
  select shown.id, name, brand_id, category_id, average_rating, total_reviews, sales_90d + sold_90d as sales_90d, first_active,
    prices, tags, stock,
    ${forSale} and is_left as online,
    ${forSale} and not gift_card and at_hand as store,
    ${forSale} and for_guests as guest
  from shown
    left join offered on offered.product_id = shown.id
    left join tagged on tagged.product_id = shown.id
  order by shown.id`

/** `combinationAt` of core/catalogue: a pre-order until its day in Jakarta has come. */
const isPreOrderAt = (now: string) => sql`(c.pre_order and (c.delivery_date is null or
  (c.delivery_date at time zone interval '7 hours')::date > (${now}::timestamptz at time zone interval '7 hours')::date))`

const forSale = sql`available_for_order and sold_as is not null`

/** `itemPrice` of core/pricing: the discount that counts if it takes anything off, else the lowest special price with a unit left. */
const paidNow = (now: string) => {
  const value = sql`case when c.discount_kind is null then p.discount_value else c.discount_value end`
  const discounted = sql`case coalesce(c.discount_kind, p.discount_kind)
    when 'amount' then greatest(0, c.price - ${value})
    when 'percentage' then c.price * greatest(0, 100 - ${value}) / 100 end`
  const special = sql`(select min(s.price) from special_prices s
    where s.product_id = c.product_id and s.combination_id = c.id and s.starts_at <= ${now}::timestamptz and ${now}::timestamptz < s.ends_at
      and (s.quota is null or not exists (select from special_sales u where u.product_id = s.product_id
        and u.combination_id = s.combination_id and u.starts_at = s.starts_at and u.sold >= s.quota)))`
  return sql`case when ${discounted} < c.price then ${discounted} else least(c.price, ${special}) end`
}

const within = (column: string, type: "bigint" | "text", values?: ReadonlyArray<unknown>): RawBuilder<unknown> =>
  values === undefined ? sql`` : sql`and ${sql.ref(column)} = any(${[...values]}::${sql.raw(`${type}[]`)})`
