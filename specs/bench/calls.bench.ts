import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startPostgres } from "#specs/postgres-server.ts"
import { startShop } from "#specs/shop-process.ts"
import { type Drive, drive } from "./driver.ts"
import { type Budget, finish, heading, tell } from "./figures.ts"
import { stockDatabase } from "./generated-shop.ts"
import { canPin, cpuMsOf, memoryOf, stayOnOneCore } from "./machine.ts"
import { questionsFor } from "./questions.ts"

/**
 * What the whole shop answers on one core, asked from the other:
 * `node specs/bench/calls.bench.ts [5000 20000] [pglite postgres] [seconds=4]`.
 */
const given = process.argv.slice(2)
const chosen = <T>(all: ReadonlyArray<T>): ReadonlyArray<T> => {
  const named = all.filter((one) => given.includes(String(one)))
  return named.length > 0 ? named : all
}
const seconds = Number(given.find((word) => word.startsWith("seconds="))?.slice("seconds=".length) ?? 4)
const connections = [1, 16, 64]
/** So much is asked before the measuring, that what is measured is compiled: a page that is drawn asks for a few seconds. */
const warmSeconds = 2
const warmRequests = 1_000

interface Measured {
  readonly what: string
  readonly work: Pick<Drive, "paths" | "unique">
  /** Requests per second, with 5,000 products on PGlite and as many connections as serve best. */
  readonly budget: Budget
}

type Engine = "pglite" | "postgres"

const memoryBudgets: Readonly<Record<Engine, Budget>> = {
  pglite: { budget: 650, goal: 500 },
  postgres: { budget: 350, goal: 250 }
}

const measure = async (size: number, engine: Engine, settings: Readonly<Record<string, string>>) => {
  const shop = await startShop(settings)
  try {
    tell("memory after the start", memoryOf(shop.pid).now, "MB")
    const questions = await questionsFor(shop.address)
    const measured: ReadonlyArray<Measured> = [
      perSecond("category page with facets", { paths: questions.categories }, 1_000, 3_500),
      perSecond("search with filters and facets", { paths: questions.searches }, 1_000, 4_000),
      perSecond("suggestions", { paths: questions.suggestions }, 2_000, 10_000),
      perSecond("product detail", { paths: questions.products }, 1_000, 5_000),
      perSecond("home, drawn each time", { paths: ["/"], unique: true }, 150, 500),
      perSecond("category, drawn each time", { paths: questions.categoryPages, unique: true }, 150, 500),
      perSecond("home, kept", { paths: ["/"] }, 2_000),
      perSecond("category, kept", { paths: questions.categoryPages.slice(0, 3) }, 2_000)
    ]
    for (const { what, work, budget } of measured) {
      for (let asked = 0; asked < warmRequests; )
        asked += (await drive({ address: shop.address, connections: 16, seconds: warmSeconds, ...work })).requests
      for (const at of connections) {
        const before = cpuMsOf(shop.pid)
        const driven = await drive({ address: shop.address, connections: at, seconds, ...work })
        const cpu = (cpuMsOf(shop.pid) - before) / driven.requests
        const counts = size === 5_000 && engine === "pglite" && at === 16
        tell(
          `${what}, ${at} at once`,
          driven.perSecond,
          "/s",
          counts ? budget : undefined,
          `p50 ${driven.p50} ms, p99 ${driven.p99} ms, ${cpu.toFixed(2)} ms of CPU (${Math.round(1_000 / cpu)} in a second of it), ${memoryOf(shop.pid).now.toFixed(0)} MB`
        )
        if (driven.errors > 0) tell(`${what}, errors`, driven.errors, "", { budget: 0 })
      }
    }
    tell("most memory", memoryOf(shop.pid).peak, "MB", memoryBudgets[engine])
  } finally {
    await shop.stop()
  }
}

const perSecond = (what: string, work: Measured["work"], budget: number, goal?: number): Measured => ({
  what,
  work,
  budget: { budget, atLeast: true, ...(goal === undefined ? {} : { goal }) }
})

const onPGlite = async (size: number) => {
  const dataDir = await mkdtemp(join(tmpdir(), "pendar-bench-"))
  try {
    await stockDatabase({ dataDir }, size)
    await measure(size, "pglite", { DATA_DIR: dataDir })
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

const onPostgres = async (size: number) => {
  const server = await startPostgres()
  try {
    await stockDatabase({ url: server.url }, size)
    await measure(size, "postgres", { DATABASE_URL: server.url })
  } finally {
    await server.stop()
  }
}

stayOnOneCore()
if (!canPin) console.info("one core, or no taskset: the callers share the shop's core, and the figures are lower")
for (const engine of chosen<Engine>(["pglite", "postgres"]))
  for (const size of chosen([5_000, 20_000])) {
    heading(`${size} products on ${engine}: node specs/bench/calls.bench.ts ${size} ${engine}`)
    await (engine === "pglite" ? onPGlite(size) : onPostgres(size))
  }
finish()
