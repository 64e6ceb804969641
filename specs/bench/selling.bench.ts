import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startPostgres } from "#specs/postgres-server.ts"
import { startShop } from "#specs/shop-process.ts"
import { type Buying, buy } from "./buyers.ts"
import { type Budget, finish, heading, tell } from "./figures.ts"
import { offersOf, stockDatabase } from "./generated-shop.ts"
import { canPin, cpuMsOf, memoryOf, stayOnOneCore } from "./machine.ts"
import { putMembersWithOffers } from "./members-with-offers.ts"

/**
 * What the shop sells on one core, bought from the other:
 * `node specs/bench/selling.bench.ts [pglite postgres] [bags orders members] [seconds=10]`.
 * An order is eight calls: bag, place, checkout, address, couriers, courier, bank, order. One of a member with a voucher,
 * points and a gift is eleven.
 */
const given = process.argv.slice(2)
/** Those that were named; all if none were. */
const chosenOf = <N extends string>(all: ReadonlyArray<N>): ReadonlyArray<N> => {
  const named = all.filter((one) => given.includes(one))
  return named.length > 0 ? named : all
}
const engines = chosenOf(["pglite", "postgres"])
const seconds = Number(given.find((word) => word.startsWith("seconds="))?.slice("seconds=".length) ?? 10)
const connections = 64
const warmSeconds = 4

const budgets: Readonly<Record<Buying["what"], Budget>> = {
  bags: { budget: 300, goal: 600, atLeast: true },
  orders: { budget: 50, goal: 100, atLeast: true },
  members: { budget: 25, goal: 50, atLeast: true }
}

const names: Readonly<Record<Buying["what"], string>> = {
  bags: "bags priced, 64 at once",
  orders: "whole orders, 64 at once",
  members: "orders with every offer, 64 at once"
}

const measure = async (settings: Readonly<Record<string, string>>, sessions: NonNullable<Buying["sessions"]>) => {
  const shop = await startShop(settings, { bare: true })
  try {
    const offers = await offersOf(shop.address, shop.dataDir)
    const work = { address: shop.address, offers, connections, sessions }
    for (const what of chosenOf(["bags", "orders", "members"])) {
      await buy({ ...work, what, seconds: warmSeconds })
      const before = cpuMsOf(shop.pid)
      const bought = await buy({ ...work, what, seconds })
      const cpu = (cpuMsOf(shop.pid) - before) / bought.done
      tell(
        names[what],
        bought.done / bought.seconds,
        "/s",
        budgets[what],
        `p50 ${bought.p50.toFixed(0)} ms, p99 ${bought.p99.toFixed(0)} ms a call, ${cpu.toFixed(2)} ms of CPU each, ${memoryOf(shop.pid).now.toFixed(0)} MB`
      )
      const errors = Object.values(bought.errors).reduce((sum, count) => sum + count, 0)
      tell("errors", errors, "", { budget: 0 }, JSON.stringify(bought.errors))
    }
  } finally {
    await shop.stop()
  }
}

const onPGlite = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "pendar-bench-"))
  try {
    await stockDatabase({ dataDir }, 0)
    await measure({ DATA_DIR: dataDir }, await putMembersWithOffers({ dataDir }, connections))
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

const onPostgres = async () => {
  const server = await startPostgres()
  try {
    await stockDatabase({ url: server.url }, 0)
    await measure({ DATABASE_URL: server.url }, await putMembersWithOffers({ url: server.url }, connections))
  } finally {
    await server.stop()
  }
}

stayOnOneCore()
if (!canPin) console.info("one core, or no taskset: the buyers share the shop's core, and the figures are lower")
for (const engine of engines) {
  heading(`selling on ${engine}: node specs/bench/selling.bench.ts ${engine}`)
  await (engine === "pglite" ? onPGlite() : onPostgres())
}
finish()
