import { readFileSync } from "node:fs"
import { availableParallelism, loadavg } from "node:os"
import { startPostgres } from "#specs/postgres-server.ts"
import { startShop } from "#specs/shop-process.ts"
import { buy } from "./buyers.ts"
import { drive } from "./driver.ts"
import { finish, heading, tell } from "./figures.ts"
import { offersOf, stockDatabase } from "./generated-shop.ts"
import { cpuMsOf, memoryOf } from "./machine.ts"

/**
 * What one machine answers with one worker, and with more, on PostgreSQL: `node specs/bench/workers.bench.ts [workers=1,2] [seconds=10]
 * [products=5000]`. Database and callers share its cores, so a rate grows only as far as cores are left: processor time of the workers
 * for each answer is what another machine needs, too.
 */
const given = process.argv.slice(2)
const numberOf = (name: string, usual: number): number =>
  Number(given.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1) ?? usual)
const seconds = numberOf("seconds", 10)
const products = numberOf("products", 5_000)
const counts = (given.find((word) => word.startsWith("workers="))?.slice("workers=".length) ?? "1,2").split(",")
const connections = 64
/** The same for each start: a database with orders wants the secret that it had. */
const secret = "a secret of thirty-two characters"
const warmSeconds = 4

/** The shop itself, or its workers. */
const processesOf = (pid: number): ReadonlyArray<number> => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean)
  return children.length > 0 ? children.map(Number) : [pid]
}
const sum = (values: ReadonlyArray<number>): number => values.reduce((total, value) => total + value, 0)

const measure = async (url: string, workers: string): Promise<void> => {
  const settings = { DATABASE_URL: url, WORKERS: workers, DATABASE_CONNECTIONS: "20", SECRET: secret }
  const shop = await startShop(settings, { bare: true })
  try {
    // The first worker says where it is before the others have begun.
    while (processesOf(shop.pid).length < Number(workers)) await new Promise((done) => setTimeout(done, 100))
    const offers = await offersOf(shop.address, shop.dataDir)
    const paths = offers.slice(0, 500).map(({ product_id }) => `/api/catalogue/v3/products/${product_id}`)
    const pids = processesOf(shop.pid)
    const cpu = () => sum(pids.map(cpuMsOf))
    const say = (what: string, done: number, perSecond: number, before: number, more: string) =>
      tell(
        `${what}, WORKERS=${workers}`,
        perSecond,
        "/s",
        undefined,
        `${((cpu() - before) / done).toFixed(2)} ms of CPU each, ${more}`
      )
    const work = { address: shop.address, connections }
    await drive({ ...work, paths, seconds: warmSeconds })
    const atReading = cpu()
    const read = await drive({ ...work, paths, seconds })
    say("products read", read.requests, read.perSecond, atReading, `p99 ${read.p99} ms, ${read.errors} errors`)
    for (const what of ["bags", "orders"] as const) {
      await buy({ ...work, what, offers, sessions: [], seconds: warmSeconds })
      const before = cpu()
      const bought = await buy({ ...work, what, offers, sessions: [], seconds })
      const errors = sum(Object.values(bought.errors))
      say(
        what,
        bought.done,
        bought.done / bought.seconds,
        before,
        `p99 ${bought.p99.toFixed(0)} ms a call, ${errors} errors`
      )
      for (const [message, count] of Object.entries(bought.errors)) console.info(`    ${count} × ${message}`)
    }
    const memory = pids.map((pid) => Math.round(memoryOf(pid).now))
    console.info(`  memory of the processes: ${memory.join(", ")} MB, with ${products} products`)
  } finally {
    await shop.stop()
  }
}

const server = await startPostgres()
try {
  await stockDatabase({ url: server.url }, products)
  const load = () => loadavg()[0]?.toFixed(1) ?? "?"
  for (const workers of counts) {
    heading(
      `workers on postgres: ${availableParallelism()} cores, load ${load()} before: node specs/bench/workers.bench.ts`
    )
    await measure(server.url, workers)
  }
} finally {
  await server.stop()
}
finish()
