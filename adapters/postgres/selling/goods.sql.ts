import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import { BrandId } from "#core/catalogue/brand.ts"
import type { CombinationId } from "#core/catalogue/combination.ts"
import { type CatalogueNames, namesOf } from "#core/catalogue/names.rule.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { combinationAt } from "#core/catalogue/release.rule.ts"
import type { SpecialPrice, StoredCombination, StoredPicture } from "#core/catalogue/stored.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { Language } from "#core/kernel/text.ts"
import type { GoodsStore } from "#core/pricing/goods.port.ts"
import { goodsOf } from "#core/pricing/goods.rule.ts"
import type { GoodsId } from "#core/pricing/goods.ts"
import { combinationOf, discountOf } from "../catalogue/catalogue-rows.ts"
import { storedPlaces } from "../catalogue/stored-catalogue.sql.ts"
import type { Db, Session } from "../engine/db.ts"
import { quick } from "../engine/quick.ts"
import { type Watch, watchOf } from "../engine/watched.ts"
import { present } from "../present.ts"
import type { Row, Tables } from "../tables.ts"
import { readSold, withSold } from "../window/quotas.sql.ts"

/** Names of brands and categories in each language. */
export type Names = Readonly<Record<Language, CatalogueNames>>

/** The names around the goods, held in memory until the catalogue changes. To be read before a transaction, not in it. */
export const sqlNames = (db: Db, watch: Watch = watchOf(db, ["catalogue"])): Effect.Effect<Names, Unavailable> =>
  watch.keep(
    "names",
    Effect.map(db.replica.ask(storedPlaces), (places) => ({ id: namesOf(places, "id"), en: namesOf(places, "en") }))
  )

/** What of goods changes with the catalogue's version alone: everything but their stock and what was sold of quotas. */
interface StoredGoods {
  readonly version: number
  readonly product: SoldProduct
  readonly combination: StoredCombination
}
type SoldProduct = Parameters<typeof goodsOf>[0]

/** Goods that were read lately, held in memory. Only their stock and quotas are read again, and whether the rest is still true. */
export type GoodsMemory = Map<CombinationId, StoredGoods>

const maxEntries = 20_000

/** Stock of a combination, and the catalogue's version at that moment. */
export interface Stock {
  readonly id: CombinationId
  readonly product_id: number
  readonly stock: number
  readonly version: number
}

/** Stock that was read with something else in the same call: it need not be read again. */
export interface Prefetch {
  stock: ReadonlyArray<Stock>
}

/** Prices and stock as they are in this session, at this moment. */
export const sqlGoods = (session: Session, names: Names, memory: GoodsMemory, prefetched?: Prefetch): GoodsStore => ({
  goods: (wanted, { language, now }) =>
    session.ask(async (on) => {
      if (wanted.length === 0) return []
      const found = (await remembered(on, wanted, memory, prefetched)) ?? (await read(on, wanted, memory))
      const sold = await readSold(on, found, now)
      return found.map(({ product, combination }) =>
        goodsOf(product, combinationAt(withSold(product.id, combination, sold), now), names[language], now)
      )
    })
})

type Found = Pick<StoredGoods, "product" | "combination">

/** Goods from memory with their present stock; none if something is not remembered, or if the catalogue has changed. */
const remembered = async (
  on: Kysely<Tables>,
  wanted: ReadonlyArray<GoodsId>,
  memory: GoodsMemory,
  prefetched: Prefetch | undefined
): Promise<ReadonlyArray<Found> | undefined> => {
  if (wanted.some(({ combination }) => !memory.has(combination))) return undefined
  const rows = seenAlready(wanted, prefetched) ?? (await stockOf(on, wanted))
  const asked = new Set(wanted.map(({ product, combination }) => `${product} ${combination}`))
  const found: Array<Found> = []
  for (const { id, product_id, stock, version } of rows) {
    if (!asked.has(`${product_id} ${id}`)) continue
    const stored = memory.get(id)
    if (stored?.version !== version) return undefined
    found.push({ product: stored.product, combination: { ...stored.combination, stock } })
  }
  return found
}

const seenAlready = (
  wanted: ReadonlyArray<GoodsId>,
  prefetched: Prefetch | undefined
): ReadonlyArray<Stock> | undefined => {
  const seen = new Set(prefetched?.stock.map(({ id }) => id))
  return wanted.every(({ combination }) => seen.has(combination)) ? prefetched?.stock : undefined
}

const stockOf = async (on: Kysely<Tables>, wanted: ReadonlyArray<GoodsId>): Promise<ReadonlyArray<Stock>> => {
  const { rows } = await quick<Stock>`
    select id, product_id, stock, (select value from versions where name = 'catalogue') as version
    from combinations where id = any(${wanted.map(({ combination }) => combination)}::text[])`.execute(on)
  return rows
}

const read = async (
  on: Kysely<Tables>,
  wanted: ReadonlyArray<GoodsId>,
  memory: GoodsMemory
): Promise<ReadonlyArray<Found>> => {
  const found = (await goodsRows(on, wanted)).map(
    (row): StoredGoods => ({
      version: row.version,
      product: productOf(row),
      combination: combinationOf(row, (row.special_prices ?? []).map(specialPriceOf))
    })
  )
  for (const stored of found) {
    memory.delete(stored.combination.id)
    memory.set(stored.combination.id, stored)
  }
  for (const oldest of memory.keys()) {
    if (memory.size <= maxEntries) break
    memory.delete(oldest)
  }
  return found
}

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
    readonly special_prices: ReadonlyArray<JsonSpecialPrice> | null
    /** Of the catalogue. */
    readonly version: number
  }

/** A special price in JSON of the database. */
type JsonSpecialPrice = Omit<Row<"special_prices">, "starts_at" | "ends_at"> & {
  readonly starts_at: string
  readonly ends_at: string
}

const goodsRows = async (on: Kysely<Tables>, wanted: ReadonlyArray<GoodsId>): Promise<ReadonlyArray<GoodsRow>> => {
  const products = wanted.map(({ product }) => product)
  const combinations = wanted.map(({ combination }) => combination)
  const { rows } = await sql<GoodsRow>`
    select c.*, p.slug as product_slug, p.name as product_name, p.brand_id as product_brand_id,
      p.category_id as product_category_id, p.sold_as as product_sold_as, p.active as product_active,
      p.removed as product_removed, p.available_for_order as product_available_for_order,
      p.dangerous as product_dangerous, p.gift_card as product_gift_card, p.discount_kind as product_discount_kind,
      p.discount_value as product_discount_value, p.discount_sale as product_discount_sale,
      p.pictures -> 0 as product_picture,
      (select jsonb_agg(s) from special_prices s
        where s.product_id = c.product_id and s.combination_id = c.id) as special_prices,
      (select value from versions where name = 'catalogue') as version
    from unnest(${products}::bigint[], ${combinations}::text[]) as wanted (product_id, id)
    join combinations c using (product_id, id) join products p on p.id = c.product_id`.execute(on)
  return rows
}

const specialPriceOf = ({ price, starts_at, ends_at, quota }: JsonSpecialPrice): SpecialPrice => ({
  price: rupiah(price),
  startsAt: instant(Date.parse(starts_at)),
  endsAt: instant(Date.parse(ends_at)),
  ...present({ quota })
})

const productOf = (row: GoodsRow): SoldProduct => ({
  id: ProductId(row.product_id),
  slug: row.product_slug,
  name: row.product_name,
  brand: BrandId(row.product_brand_id),
  active: row.product_active,
  removed: row.product_removed,
  availableForOrder: row.product_available_for_order,
  dangerous: row.product_dangerous,
  giftCard: row.product_gift_card,
  pictures: row.product_picture === null ? [] : [row.product_picture],
  ...present({
    category: row.product_category_id,
    soldAs: row.product_sold_as,
    discount: discountOf({
      discount_kind: row.product_discount_kind,
      discount_value: row.product_discount_value,
      discount_sale: row.product_discount_sale
    })
  })
})
