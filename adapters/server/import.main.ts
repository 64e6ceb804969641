import { createWriteStream } from "node:fs"
import { basename } from "node:path"
import { finished } from "node:stream/promises"
import { parseArgs } from "node:util"
import { Effect } from "effect"
import { ratesOf } from "#adapters/feeds/feed.ts"
import type { Finding } from "#adapters/feeds/findings.ts"
import { type Imported, type ImportOptions, importFeed } from "#adapters/feeds/import.ts"
import { usualStock } from "#adapters/feeds/product.ts"
import { type Db, openDb } from "#adapters/postgres/engine/db.ts"
import { FolderTaken } from "#adapters/postgres/engine/folder-lock.ts"
import { migrate } from "#adapters/postgres/migrate.ts"
import { systemClock } from "./clock.ts"
import { readConfig } from "./config.ts"
import { prepareDataFolder } from "./data-folder.ts"
import { databaseIn } from "./open-database.ts"
import { bar } from "./ops/import-progress.ts"
import { importInto } from "./ops/import-store.ts"
import { sendToServer } from "./ops/send-to-server.ts"

// `npm run import -- FILE`: puts a merchant's feed into the catalogue. What it did goes to the output, how far it is and
// what was refused to the error output.
const usage = `npm run import -- FILE [options]

  FILE             Shopify product CSV, Google Merchant TSV or RSS, JSON lines; packed with gzip or not
  --rate USD=15500 rupiah for one unit of another currency
  --currency IDR   of prices that name none, as all of Shopify's do; with one --rate, that rate's
  --stock 10       units of what is for sale and not counted
  --dry-run        checks the file and writes nothing
  --report FILE    one JSON line for everything that was not taken as it stood

DATA_DIR or DATABASE_URL say where the catalogue is. Ends with 0 when all was taken, 2 when rows were refused, 1 when the
file was.`

const fail = (...lines: ReadonlyArray<string>): never => {
  for (const line of lines) console.error(line)
  process.exit(1)
}

const readArguments = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        rate: { type: "string", multiple: true },
        currency: { type: "string" },
        stock: { type: "string" },
        "dry-run": { type: "boolean" },
        report: { type: "string" },
        help: { type: "boolean", short: "h" }
      }
    })
  } catch (cause) {
    return fail(cause instanceof Error ? cause.message : String(cause), "", usage)
  }
}

const { values, positionals } = readArguments()
if (values.help) {
  console.info(usage)
  process.exit(0)
}
const [path, ...more] = positionals
if (path === undefined || more.length > 0) fail("Name one file.", "", usage)
const rates = ratesOf(values.rate ?? []) ?? fail("A --rate is written USD=15500.")
const currency = values.currency?.toUpperCase()
if (currency !== undefined && !/^[A-Z]{3}$/.test(currency)) fail("A --currency has three letters, like USD.")
const unknownStock = values.stock === undefined ? usualStock : Number(values.stock)
if (!Number.isInteger(unknownStock) || unknownStock < 0 || unknownStock > 99_999)
  fail("The --stock is a whole number from 0 to 99999.")
const read = readConfig(process.env)
const config = "config" in read ? read.config : fail(...read.problems)

/** Refusals shown if no report was requested. */
const mostShown = 20
const report = values.report === undefined ? undefined : createWriteStream(values.report)
report?.on("error", (cause) => fail(`The report cannot be written: ${cause.message}`))
const progress = bar(process.stderr)
let shown = 0
const onFinding = (finding: Finding): void => {
  report?.write(`${JSON.stringify(finding)}\n`)
  if (report !== undefined || finding.outcome !== "reject_row" || ++shown > mostShown) return
  const { record, key, message } = finding
  progress.say(`refused: record ${record} (${key.slice(0, 60)}): ${message}`)
}
const options: ImportOptions = {
  path: path ?? "",
  name: basename(path ?? ""),
  rates,
  ...(currency !== undefined && { currency }),
  unknownStock,
  onFinding,
  onProgress: progress.show
}

const patienceMs = 60_000
const openOwn = (): Promise<Db> =>
  openDb({
    ...databaseIn(config),
    patienceMs,
    report: (failure) => progress.say(`the database refused a question: ${failure}`)
  })

/** Into the database itself, or through the shop that runs on it. */
const run = async (): Promise<Imported> => {
  if (values["dry-run"]) return importFeed(options)
  prepareDataFolder(config.dataDir)
  const db = await openOwn().catch((cause: unknown) => {
    if (cause instanceof FolderTaken) return cause
    throw cause
  })
  if (db instanceof FolderTaken) {
    progress.say(`a shop runs on ${config.dataDir}: the file is handed to it`)
    return sendToServer(config.dataDir, options, db)
  }
  try {
    await Effect.runPromise(migrate(db))
    return await importFeed({ ...options, store: importInto(db, systemClock().now) })
  } finally {
    await db.close()
  }
}

const done = await run().catch((cause: unknown) => {
  progress.end()
  return fail(cause instanceof Error ? cause.message : String(cause))
})
progress.end()
if (report) {
  report.end()
  await finished(report)
}
for (const line of summary(done)) console.info(line)
if (shown > mostShown) console.error(`… and ${shown - mostShown} more; --report FILE writes them all down.`)
process.exitCode = done.exit

function summary(done: Imported) {
  const { file, products, variants, withoutCategory, added, changed, unchanged, findings, problem } = done
  const { fix, sanitise, reject_row: refused } = findings
  const verb = values["dry-run"] ? "could be taken" : `taken: ${added} new, ${changed} changed, ${unchanged} as before`
  return [
    ...(problem === undefined ? [] : [`${file}: ${problem}`]),
    ...(findings.reject_file > 0
      ? [`${file}: nothing was taken.`]
      : [`${file}: ${products} products with ${variants} variants ${verb}.`]),
    ...(withoutCategory > 0
      ? [`${withoutCategory} without a category: they are in no list of one, and their cards lead to the review form.`]
      : []),
    `${fix} repairs, ${sanitise} made harmless, ${refused} refused.`
  ]
}
