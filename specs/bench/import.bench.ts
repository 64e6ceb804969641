import { readFileSync } from "node:fs"
import { Effect } from "effect"
import { ratesOf } from "#adapters/feeds/feed.ts"
import { importFeed } from "#adapters/feeds/import.ts"
import { openDb } from "#adapters/postgres/db.ts"
import { migrate } from "#adapters/postgres/migrate.ts"
import { importInto } from "#adapters/server/import-store.ts"
import { startPostgres } from "#specs/postgres-server.ts"
import { sharedPath } from "#specs/shared-data.ts"

/**
 * What an import costs on a PostgreSQL server of its own, in time and in memory above idle:
 * `node --max-semi-space-size=2 --max-old-space-size=512 specs/bench/import.bench.ts [pglite]`, as `npm run import` runs.
 */
const files = ["shopify-products.csv.gz", "google-feed-idr.tsv.gz", "google-feed-usd.xml.gz", "catalogue-real.jsonl.gz"]
const measuredMs = 50

/** Memory of this process that is really in use, in MB. */
const memory = (): number => process.memoryUsage.rss() / 1_048_576
const highest = (): number => {
  const [, kilobytes = "0"] = /VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8")) ?? []
  return Number(kilobytes) / 1_024
}

const inPGlite = process.argv.includes("pglite")
const server = inPGlite ? undefined : await startPostgres()
try {
  for (const [index, file] of files.entries()) {
    await server?.createDatabase(`import_${index}`)
    const url = server && new URL(`/import_${index}`, server.url).href
    const db = await openDb({ ...(url !== undefined && { url }), patienceMs: 60_000, report: console.error })
    await Effect.runPromise(migrate(db))
    const once = async (what: string) => {
      const idle = memory()
      let most = idle
      const watch = setInterval(() => {
        most = Math.max(most, memory())
      }, measuredMs)
      const begun = performance.now()
      const { products, variants, added, changed, unchanged, exit } = await importFeed({
        path: sharedPath(file),
        rates: ratesOf(["USD=15500"]) ?? new Map(),
        unknownStock: 10,
        store: importInto(db),
        onFinding: () => {},
        onProgress: () => {}
      })
      clearInterval(watch)
      const seconds = (performance.now() - begun) / 1_000
      console.info(
        `${file.padEnd(26)} ${what}: ${seconds.toFixed(1)} s, ${Math.round(variants / seconds)} variants/s, ` +
          `${(most - idle).toFixed(0)} MB above ${idle.toFixed(0)} MB; ` +
          `${products} products, ${variants} variants, ${added} new, ${changed} changed, ${unchanged} as before, exit ${exit}`
      )
    }
    await once("first ")
    await once("second")
    await db.close()
  }
  console.info(`highest of the process: ${highest().toFixed(0)} MB`)
} finally {
  await server?.stop()
}
