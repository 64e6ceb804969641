import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startPostgres } from "../postgres-server.ts"
import { heading } from "./figures.ts"
import type { Place } from "./generated-shop.ts"
import { canPin, stayOnOneCore } from "./machine.ts"

/** Measures a place of a database, for which a shop is started with these settings. */
type Measure = (at: Place, settings: Readonly<Record<string, string>>) => Promise<void>

const onPGlite = async (measure: Measure): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), "pendar-bench-"))
  try {
    await measure({ dataDir }, { DATA_DIR: dataDir })
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

const onPostgres = async (measure: Measure): Promise<void> => {
  const server = await startPostgres()
  try {
    await measure({ url: server.url }, { DATABASE_URL: server.url })
  } finally {
    await server.stop()
  }
}

const engines = ["pglite", "postgres"] as const

/**
 * Measures on one core, on each database that the command line names, or on both; the measured place is gone afterwards.
 *
 * @param what is measured, in words
 * @param bench the name of the file that measures: "reviews"
 */
export const measureOnEngines = async (what: string, bench: string, measure: Measure): Promise<void> => {
  const named = engines.filter((engine) => process.argv.includes(engine))
  stayOnOneCore()
  if (!canPin) console.info("one core, or no taskset: the callers share the shop's core, and the figures are lower")
  for (const engine of named.length > 0 ? named : engines) {
    heading(`${what} on ${engine}: node specs/bench/${bench}.bench.ts ${engine}`)
    await (engine === "pglite" ? onPGlite : onPostgres)(measure)
  }
}
