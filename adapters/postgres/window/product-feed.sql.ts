import type { Effect } from "effect"
import { sql } from "kysely"
import { ProductId } from "#core/catalogue/product.ts"
import type { StoredCatalogue, StoredProduct } from "#core/catalogue/stored.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { storedPlaces, storedProducts } from "../catalogue/stored-catalogue.sql.ts"
import type { Db } from "../engine/db.ts"
import { moment } from "../tables.ts"

/** Names that the products of a feed refer to. */
export const readFeedPlaces = (db: Db): Effect.Effect<Omit<StoredCatalogue, "products">, Unavailable> =>
  db.replica.ask(storedPlaces)

/** Up to so many shown products with a number above another, by rising number. */
export const readFeedProducts = (
  db: Db,
  after: number,
  limit: number
): Effect.Effect<ReadonlyArray<StoredProduct>, Unavailable> =>
  db.replica.ask(async (at) => {
    const rows = await at
      .selectFrom("products")
      .select("id")
      .where("id", ">", after)
      .where("active", "=", true)
      .where("removed", "=", false)
      .orderBy("id")
      .limit(limit)
      .execute()
    return rows.length === 0
      ? []
      : storedProducts(
          at,
          rows.map(({ id }) => ProductId(id))
        )
  })

/**
 * A text that differs whenever a feed of products does: the versions of goods, of their stock, of quotas and of what is switched off, and
 * the last moment at which a special price began or ended.
 */
export const readFeedVersion = (db: Db, now: Instant): Effect.Effect<string, Unavailable> =>
  db.replica.ask(async (at) => {
    const versions = await at
      .selectFrom("versions")
      .select("value")
      .where("name", "in", ["catalogue", "stock", "quotas", "toggles"])
      .orderBy("name")
      .execute()
    const { rows } = await sql<{ last: string | null }>`
      select extract(epoch from greatest(
        max(starts_at) filter (where starts_at <= ${moment(now)}),
        max(ends_at) filter (where ends_at <= ${moment(now)})
      ))::text as last from special_prices`.execute(at)
    return [...versions.map(({ value }) => value), rows[0]?.last ?? "0"].join("-")
  })
