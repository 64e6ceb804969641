import { Effect } from "effect"
import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Db } from "../../engine/db.ts"

/** Returns the units of combinations whose stock has changed since a version. */
export const readStockSince = (db: Db, since: number) =>
  db.ask(async (sql) => {
    const rows = await sql
      .selectFrom("combinations")
      .select(["id", "product_id", "stock"])
      .where("stock_version", ">", since)
      .execute()
    return rows.map((row) => ({
      product: ProductId(row.product_id),
      combination: CombinationId(row.id),
      stock: row.stock
    }))
  })

/** Returns stars and numbers of reviews that have changed since a version. */
export const readRatingsSince = (db: Db, since: number) =>
  db.ask(async (sql) => {
    const rows = await sql
      .selectFrom("products")
      .select(["id", "average_rating", "total_reviews"])
      .where("rating_version", ">", since)
      .execute()
    return rows.map((row) => ({
      product: ProductId(row.id),
      averageRating: row.average_rating,
      totalReviews: row.total_reviews
    }))
  })

/** Returns units sold that have changed since a version. */
export const readSalesSince = (db: Db, since: number) =>
  db.ask(async (sql) => {
    const rows = await sql
      .selectFrom("products")
      .select(["id", "sales_90d", "sold_90d"])
      .where("sales_version", ">", since)
      .execute()
    return rows.map((row) => ({ product: ProductId(row.id), sales90d: row.sales_90d + row.sold_90d }))
  })

/** Reads something if its version has risen; nothing otherwise. */
export const ifRisen = <A>(
  seen: number,
  before: number,
  read: (since: number) => Effect.Effect<ReadonlyArray<A>, Unavailable>
): Effect.Effect<ReadonlyArray<A>, Unavailable> => (seen === before ? Effect.succeed([]) : read(before))
