import { Effect } from "effect"
import { ratesOf } from "#adapters/feeds/feed.ts"
import { type Imported, importFeed } from "#adapters/feeds/import.ts"
import { type Db, openDb } from "#adapters/postgres/engine/db.ts"
import { migrate } from "#adapters/postgres/migrate.ts"
import { systemClock } from "#adapters/server/clock.ts"
import { importInto } from "#adapters/server/ops/import-store.ts"
import { startPostgres } from "#specs/postgres-server.ts"
import { hasSharedData, sharedPath } from "#specs/shared-data.ts"
import { finish, heading, tell } from "./figures.ts"
import { memoryOf } from "./machine.ts"

/**
 * What an import costs, in time and in memory above idle, on a PostgreSQL server of its own or with `pglite` in this
 * process: `node --max-semi-space-size=2 --max-old-space-size=512 specs/bench/import.bench.ts [pglite]`, as
 * `npm run import` runs.
 */
const files = ["shopify-products.csv.gz", "google-feed-idr.tsv.gz", "google-feed-usd.xml.gz", "catalogue-real.jsonl.gz"]
const measuredMs = 50
/** Budgets hold on PostgreSQL: PGlite lives in the memory that is measured. */
const inPGlite = process.argv.includes("pglite")
const speed = inPGlite ? undefined : { budget: 1_000, atLeast: true }
const above = inPGlite ? undefined : { budget: 150 }

const importing = (db: Db, file: string): Promise<Imported> =>
  importFeed({
    path: sharedPath(file),
    currency: "USD",
    rates: ratesOf(["USD=15500"]) ?? new Map(),
    unknownStock: 10,
    store: importInto(db, systemClock().now),
    onFinding: () => {},
    onProgress: () => {}
  })

/** One import: seconds, megabytes above what was held before, and what it did. */
const measured = async (db: Db, file: string) => {
  const now = () => memoryOf(process.pid).now
  const idle = now()
  let most = idle
  const watch = setInterval(() => {
    most = Math.max(most, now())
  }, measuredMs)
  const begun = performance.now()
  const done = await importing(db, file)
  clearInterval(watch)
  return { done, seconds: (performance.now() - begun) / 1_000, more: most - idle }
}

const measure = async (db: Db, file: string) => {
  heading(file)
  const first = await measured(db, file)
  const { variants, products, added } = first.done
  const did = `${products} products, ${variants} variants, ${added} new, ${first.seconds.toFixed(1)} s`
  tell("variants into an empty database", variants / first.seconds, "/s", speed, did)
  tell("memory above idle", first.more, "MB", above)
  const second = await measured(db, file)
  const { added: again, changed, unchanged } = second.done
  tell("the same again changes", again + changed, "", { budget: 0 }, `${unchanged} as before`)
  tell("memory above idle", second.more, "MB", above)
}

if (!hasSharedData) process.exit(0)
const server = inPGlite ? undefined : await startPostgres()
try {
  for (const [index, file] of files.entries()) {
    await server?.createDatabase(`import_${index}`)
    const url = server && new URL(`/import_${index}`, server.url).href
    const db = await openDb({ ...(url !== undefined && { url }), patienceMs: 60_000, report: console.error })
    await Effect.runPromise(migrate(db))
    await measure(db, file)
    await db.close()
  }
  tell("most memory of the process", memoryOf(process.pid).peak, "MB")
} finally {
  await server?.stop()
}
finish()
