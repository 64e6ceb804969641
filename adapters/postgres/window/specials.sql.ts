import type { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { SpecialPrice } from "#core/catalogue/stored.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import { specialPriceColumns, specialPriceOf } from "../catalogue/catalogue-rows.ts"
import { markProducts } from "../catalogue/product-writer.sql.ts"
import type { Session } from "../engine/db.ts"
import { putRows } from "../rows.ts"
import { moment, type Tables } from "../tables.ts"

/** A special price with the goods it is for. */
interface SpecialOf extends SpecialPrice {
  readonly product: ProductId
  readonly combination: CombinationId
}

/** Returns every special price, those that are over too, by goods and time. */
export const readSpecials = (on: Session): Effect.Effect<ReadonlyArray<SpecialOf>, Unavailable> =>
  on.ask(async (at) => {
    const rows = await at
      .selectFrom("special_prices")
      .selectAll()
      .orderBy("product_id")
      .orderBy("combination_id")
      .orderBy("starts_at")
      .execute()
    return rows.map((row) => ({
      ...specialPriceOf(row),
      product: ProductId(row.product_id),
      combination: CombinationId(row.combination_id)
    }))
  })

/**
 * Makes these the special prices of the shop, within a change of the catalogue to a version, which their products are given; returns
 * whether any is different.
 */
export const writeSpecials = async (
  on: Kysely<Tables>,
  before: ReadonlyArray<SpecialOf>,
  after: ReadonlyArray<SpecialOf>,
  version: number
): Promise<boolean> => {
  const keyOf = ({ product, combination, startsAt }: SpecialOf): string => `${product}\n${combination}\n${startsAt}`
  const staying = new Set(after.map(keyOf))
  const gone = before.filter((one) => !staying.has(keyOf(one)))
  for (const { product, combination, startsAt } of gone)
    await on
      .deleteFrom("special_prices")
      .where("product_id", "=", product)
      .where("combination_id", "=", combination)
      .where(sql<boolean>`starts_at = ${moment(startsAt)}::timestamptz`)
      .execute()
  const columnsOf = ({ product, combination, ...special }: SpecialOf) =>
    specialPriceColumns(product, combination, special)
  const rows = after.map(columnsOf)
  const different = await putRows(on, "special_prices", rows, ["product_id", "combination_id", "starts_at"])
  if (different === 0 && gone.length === 0) return false
  const texts = new Map(before.map((one) => [keyOf(one), JSON.stringify(columnsOf(one))]))
  const changed = after.filter((one) => texts.get(keyOf(one)) !== JSON.stringify(columnsOf(one)))
  await markProducts(
    on,
    [...gone, ...changed].map(({ product }) => product),
    version
  )
  return true
}

/** Returns the list prices of the combinations of these products, by product and combination. */
export const normalPrices = (
  on: Session,
  products: ReadonlyArray<ProductId>
): Effect.Effect<ReadonlyMap<string, number>, Unavailable> =>
  on.ask(async (at) => {
    if (products.length === 0) return new Map()
    const rows = await at
      .selectFrom("combinations")
      .select(["product_id", "id", "price"])
      .where("product_id", "in", [...new Set(products)])
      .execute()
    return new Map(rows.map(({ product_id: product, id, price }) => [`${product}\n${id}`, price]))
  })
