import { Effect } from "effect"
import type { Logger } from "pino"
import { type CatalogueIndex, catalogueIndexOf } from "#adapters/memory/catalogue-index.ts"
import {
  readCatalogueChanges,
  readVersions,
  readWhole
} from "#adapters/postgres/catalogue/changes/catalogue-changes.sql.ts"
import {
  ifRisen,
  readRatingsSince,
  readSalesSince,
  readStockSince
} from "#adapters/postgres/catalogue/changes/deltas.sql.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { reportStock } from "#adapters/postgres/selling/stock.sql.ts"
import { readOff } from "#adapters/postgres/toggles.sql.ts"
import { readQuotaSales, reportQuotas } from "#adapters/postgres/window/quotas.sql.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { switchedCatalogue } from "#core/shop/switched-catalogue.rule.ts"
import { type Switches, switchedChanges, switchesOf } from "#core/shop/switched-changes.rule.ts"
import { partsAmong } from "#core/toggles/features.ts"

/** How often the index asks for changes of the database; what others change is seen at most that late. House 15. */
const refreshMs = 500

/**
 * Share of the products from which on a change of so many leads to another index: put in one by one they would take longer, and leave
 * more memory unused. Measured, decision 0147.
 */
const wholeShare = 0.25

/** The index of this process, up to date with the database. */
export interface StockedIndex {
  readonly index: CatalogueIndex
  /** Changes with everything a page shows but the stock. */
  readonly version: () => string
  /** Asks for changes at once, after a change by this process. */
  readonly refresh: () => Promise<void>
  readonly stop: () => void
}

/** What orders have changed gets a version first, so that this index and those of other servers see it. */
const reportedVersions = (db: Db) =>
  Effect.andThen(Effect.andThen(reportStock(db), reportQuotas(db)), db.ask(readVersions))

/** Builds the index from the database and follows its versions. Decision 0147. */
export const stockIndex = async (db: Db, now: () => Instant, log: Logger): Promise<StockedIndex> => {
  const partsOff = async () => partsAmong(await Effect.runPromise(readOff(db)))
  const whole = async () => {
    const off = await partsOff()
    const { versions, ...stored } = await Effect.runPromise(readWhole(db))
    return { versions, switches: switchesOf(stored.catalogue, off), ...switchedCatalogue(stored, off) }
  }
  await Effect.runPromise(reportedVersions(db))
  const first = await whole()
  let versions = first.versions
  let switches: Switches = first.switches
  const index = catalogueIndexOf(first.catalogue, first.lists, now())

  /** Reads and applies what has changed of the catalogue; `false` if everything must be read again. */
  const followCatalogue = async (): Promise<boolean> => {
    const most = Math.ceil(index.size() * wholeShare)
    const read = await Effect.runPromise(readCatalogueChanges(db, versions.catalogue, most))
    const changes = read && switchedChanges(read, switches, index.stored)
    if (changes === undefined) return false
    await Effect.runPromise(index.apply(changes, now))
    versions = { ...versions, catalogue: changes.version }
    return true
  }

  const follow = async (): Promise<void> => {
    const seen = await Effect.runPromise(reportedVersions(db))
    const isSwitched = seen.toggles !== versions.toggles && (await partsOff()).includes("egift") !== switches.isOff
    if (isSwitched || (seen.catalogue !== versions.catalogue && !(await followCatalogue()))) {
      const next = await whole()
      await Effect.runPromise(index.renew(next.catalogue, next.lists, now))
      // A replica may lag behind: what was really read counts.
      versions = next.versions
      switches = next.switches
      return
    }
    const deltas = await Effect.runPromise(
      Effect.all({
        stock: ifRisen(seen.stock, versions.stock, (since) => readStockSince(db, since)),
        ratings: ifRisen(seen.reviews, versions.reviews, (since) => readRatingsSince(db, since)),
        quotas: ifRisen(seen.quotas, versions.quotas, (since) => readQuotaSales(db, since)),
        sales: ifRisen(seen.sales, versions.sales, (since) => readSalesSince(db, since))
      })
    )
    await Effect.runPromise(index.apply(deltas, now))
    versions = { ...seen, catalogue: versions.catalogue }
  }

  let refreshing: Promise<void> | undefined
  let waiting: Promise<void> | undefined
  const look = (): Promise<void> => {
    refreshing ??= follow()
      .catch((cause: unknown) =>
        log.warn({ failure: String(cause) }, "the catalogue index could not read the database")
      )
      .finally(() => {
        refreshing = undefined
      })
    return refreshing
  }
  const refresh = (): Promise<void> => {
    if (refreshing === undefined) return look()
    // What is read now may have been read before the change.
    waiting ??= refreshing.then(() => {
      waiting = undefined
      return look()
    })
    return waiting
  }
  const timer = setInterval(look, refreshMs)
  timer.unref()
  return {
    index,
    version: () =>
      `${versions.catalogue}.${versions.content}.${versions.reviews}.${versions.sales}.${versions.quotas}.${versions.toggles}`,
    refresh,
    stop: () => clearInterval(timer)
  }
}
