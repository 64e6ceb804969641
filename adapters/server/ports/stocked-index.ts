import { Effect } from "effect"
import type { Logger } from "pino"
import { type CatalogueIndex, catalogueIndexOf } from "#adapters/memory/catalogue-index.ts"
import { readStoredCatalogue, readStoredLists } from "#adapters/postgres/catalogue/stored-catalogue.sql.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { reportStock } from "#adapters/postgres/selling/stock.sql.ts"
import type { VersionName } from "#adapters/postgres/tables.ts"
import { readOff } from "#adapters/postgres/toggles.sql.ts"
import { readQuotaSales, reportQuotas } from "#adapters/postgres/window/quotas.sql.ts"
import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { switchedCatalogue } from "#core/shop/switched-catalogue.rule.ts"
import { partsAmong } from "#core/toggles/features.ts"

/** How often the index asks for changes of the database; stock in lists is at most that late. House 15. */
const refreshMs = 1_000

/** The index of this process, up to date with the database. */
export interface StockedIndex {
  readonly index: CatalogueIndex
  /** Changes with everything a page shows but the stock. */
  readonly version: () => string
  /** Asks for changes at once, after a change by this process. */
  readonly refresh: () => Promise<void>
  readonly stop: () => void
}

type Versions = Readonly<Record<VersionName, number>>

/** What orders have changed gets a version first, so that this index and those of other servers see it. */
const readVersions = (db: Db) =>
  Effect.andThen(
    Effect.andThen(reportStock(db), reportQuotas(db)),
    Effect.map(
      db.ask((sql) => sql.selectFrom("versions").selectAll().execute()),
      (rows) => Object.fromEntries(rows.map(({ name, value }) => [name, value])) as unknown as Versions
    )
  )

const changedStock = (db: Db, since: number) =>
  db.ask((sql) =>
    sql.selectFrom("combinations").select(["id", "product_id", "stock"]).where("stock_version", ">", since).execute()
  )

const changedRatings = (db: Db, since: number) =>
  db.ask((sql) =>
    sql
      .selectFrom("products")
      .select(["id", "average_rating", "total_reviews"])
      .where("rating_version", ">", since)
      .execute()
  )

const changedSales = (db: Db, since: number) =>
  db.ask((sql) =>
    sql.selectFrom("products").select(["id", "sales_90d", "sold_90d"]).where("sales_version", ">", since).execute()
  )

/** Builds the index from the database and follows its versions. */
export const stockIndex = async (db: Db, now: () => Instant, log: Logger): Promise<StockedIndex> => {
  const whole = () =>
    Effect.runPromise(
      Effect.map(
        Effect.all({ catalogue: readStoredCatalogue(db), lists: readStoredLists(db), off: readOff(db) }),
        ({ off, ...stored }) => switchedCatalogue(stored, partsAmong(off))
      )
    )
  let versions = await Effect.runPromise(readVersions(db))
  const { catalogue, lists } = await whole()
  const index = catalogueIndexOf(catalogue, lists, now())

  const follow = async (): Promise<void> => {
    const seen = await Effect.runPromise(readVersions(db))
    if (
      seen.catalogue !== versions.catalogue ||
      seen.content !== versions.content ||
      seen.toggles !== versions.toggles
    ) {
      const next = await whole()
      await Effect.runPromise(index.renew(next.catalogue, next.lists, now))
      // A replica may lag behind: what was really read counts.
      versions = { ...seen, catalogue: next.catalogue.version }
      return
    }
    if (seen.stock !== versions.stock) {
      const changed = await Effect.runPromise(changedStock(db, versions.stock))
      index.applyStock(
        changed.map((row) => ({
          product: ProductId(row.product_id),
          combination: CombinationId(row.id),
          stock: row.stock
        }))
      )
    }
    if (seen.reviews !== versions.reviews) {
      const changed = await Effect.runPromise(changedRatings(db, versions.reviews))
      const ratings = changed.map((row) => ({
        product: ProductId(row.id),
        averageRating: row.average_rating,
        totalReviews: row.total_reviews
      }))
      // A like changes no stars: the orders and answers of the index stay.
      if (ratings.length > 0) index.applyRatings(ratings)
    }
    if (seen.quotas !== versions.quotas) index.applyQuotas(await Effect.runPromise(readQuotaSales(db, versions.quotas)))
    if (seen.sales !== versions.sales) {
      const changed = await Effect.runPromise(changedSales(db, versions.sales))
      index.applySales(changed.map((row) => ({ product: ProductId(row.id), sales90d: row.sales_90d + row.sold_90d })))
    }
    versions = seen
  }

  let refreshing: Promise<void> | undefined
  const refresh = (): Promise<void> => {
    refreshing ??= follow()
      .catch((cause: unknown) =>
        log.warn({ failure: String(cause) }, "the catalogue index could not read the database")
      )
      .finally(() => {
        refreshing = undefined
      })
    return refreshing
  }
  const timer = setInterval(refresh, refreshMs)
  timer.unref()
  return {
    index,
    version: () =>
      `${versions.catalogue}.${versions.content}.${versions.reviews}.${versions.sales}.${versions.quotas}.${versions.toggles}`,
    refresh,
    stop: () => clearInterval(timer)
  }
}
