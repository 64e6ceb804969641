import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import type { BrandId } from "#core/catalogue/brand.ts"
import type { CategoryId } from "#core/catalogue/category.ts"
import { type CatalogueNames, namesOf } from "#core/catalogue/names.rule.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import type { SpecialPrice, StoredPicture } from "#core/catalogue/stored.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import { type Instant, instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { Language } from "#core/kernel/text.ts"
import type { GoodsStore } from "#core/pricing/goods.port.ts"
import { goodsOf } from "#core/pricing/goods.rule.ts"
import type { Goods, GoodsId } from "#core/pricing/goods.ts"
import { combinationOf, discountOf } from "./catalogue-rows.ts"
import type { Db, Session } from "./db.ts"
import { present } from "./present.ts"
import { storedPlaces } from "./stored-catalogue.sql.ts"
import { moment, type Row, type Tables } from "./tables.ts"
import { type Watch, watchOf } from "./watched.ts"

/** Names of brands and categories in each language. */
export type Names = Readonly<Record<Language, CatalogueNames>>

/** The names around the goods, kept in the process until the catalogue changes. To be asked before a transaction, not in it. */
export const sqlNames = (db: Db, watch: Watch = watchOf(db, ["catalogue"])): Effect.Effect<Names, Unavailable> =>
  watch.keep(
    "names",
    Effect.map(db.replica.ask(storedPlaces), (places) => ({ id: namesOf(places, "id"), en: namesOf(places, "en") }))
  )

/** Prices and stock as they are in this session, at this moment. */
export const sqlGoods = (session: Session, names: Names): GoodsStore => ({
  goods: (wanted, { language, now }) =>
    session.ask(async (on) => {
      if (wanted.length === 0) return []
      const rows = await goodsRows(on, wanted, now)
      return rows.map((row) => goodsIn(row, names[language], now))
    })
})

type Of<Prefix extends string, Columns> = {
  readonly [C in keyof Columns & string as `${Prefix}_${C}`]: Columns[C]
}

/** A combination, with what of its product counts. */
type GoodsRow = Row<"combinations"> &
  Of<
    "product",
    Pick<
      Row<"products">,
      | "slug"
      | "name"
      | "brand_id"
      | "category_id"
      | "sold_as"
      | "active"
      | "removed"
      | "available_for_order"
      | "dangerous"
      | "gift_card"
      | "discount_kind"
      | "discount_value"
      | "discount_sale"
    >
  > & {
    readonly product_picture: StoredPicture | null
    /** The lowest that runs now. */
    readonly special_price: number | null
  }

const goodsRows = async (
  on: Kysely<Tables>,
  wanted: ReadonlyArray<GoodsId>,
  now: Instant
): Promise<ReadonlyArray<GoodsRow>> => {
  const products = wanted.map(({ product }) => product)
  const combinations = wanted.map(({ combination }) => combination)
  const { rows } = await sql<GoodsRow>`
    select c.*, p.slug as product_slug, p.name as product_name, p.brand_id as product_brand_id,
      p.category_id as product_category_id, p.sold_as as product_sold_as, p.active as product_active,
      p.removed as product_removed, p.available_for_order as product_available_for_order,
      p.dangerous as product_dangerous, p.gift_card as product_gift_card, p.discount_kind as product_discount_kind,
      p.discount_value as product_discount_value, p.discount_sale as product_discount_sale,
      p.pictures -> 0 as product_picture,
      (select min(s.price) from special_prices s where s.product_id = c.product_id and s.combination_id = c.id
        and s.starts_at <= ${moment(now)} and s.ends_at > ${moment(now)}) as special_price
    from unnest(${products}::bigint[], ${combinations}::text[]) as wanted (product_id, id)
    join combinations c using (product_id, id) join products p on p.id = c.product_id`.execute(on)
  return rows
}

const goodsIn = (row: GoodsRow, names: CatalogueNames, now: Instant): Goods => {
  const special: ReadonlyArray<SpecialPrice> =
    row.special_price === null ? [] : [{ price: rupiah(row.special_price), startsAt: now, endsAt: instant(now + 1) }]
  return goodsOf(productOf(row), combinationOf(row, special), names, now)
}

const productOf = (row: GoodsRow): Parameters<typeof goodsOf>[0] => ({
  id: row.product_id as ProductId,
  slug: row.product_slug,
  name: row.product_name,
  brand: row.product_brand_id as BrandId,
  active: row.product_active,
  removed: row.product_removed,
  availableForOrder: row.product_available_for_order,
  dangerous: row.product_dangerous,
  giftCard: row.product_gift_card,
  pictures: row.product_picture === null ? [] : [row.product_picture],
  ...present({
    category: row.product_category_id as CategoryId | null,
    soldAs: row.product_sold_as,
    discount: discountOf({
      discount_kind: row.product_discount_kind,
      discount_value: row.product_discount_value,
      discount_sale: row.product_discount_sale
    })
  })
})
