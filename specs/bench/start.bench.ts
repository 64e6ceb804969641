import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startShop } from "#specs/shop-process.ts"
import { type Budget, finish, heading, median, tell } from "./figures.ts"
import { stockDatabase } from "./generated-shop.ts"
import { memoryOf, stayOnOneCore } from "./machine.ts"

/** How long the shop takes to open on a data folder it knows, on one core: `node specs/bench/start.bench.ts [tries]`. */
const tries = Number(process.argv[2] ?? 5)

const started = async (dataDir: string) => {
  const begun = performance.now()
  const shop = await startShop({ DATA_DIR: dataDir })
  const seconds = (performance.now() - begun) / 1_000
  const { peak } = memoryOf(shop.pid)
  await shop.stop()
  return { seconds, peak }
}

const report = async (what: string, dataDir: string, budget: Budget) => {
  const starts = []
  for (let at = 0; at < tries; at++) starts.push(await started(dataDir))
  tell(what, median(starts.map(({ seconds }) => seconds)), "s", budget)
  tell("most memory meanwhile", Math.max(...starts.map(({ peak }) => peak)), "MB")
}

stayOnOneCore()
heading(`start on PGlite, the middle of ${tries}: node specs/bench/start.bench.ts`)
const dataDir = await mkdtemp(join(tmpdir(), "pendar-bench-"))
try {
  const first = await started(dataDir)
  tell("from nothing, with the demo shop", first.seconds, "s")
  await report("with the demo shop again", dataDir, { budget: 2.5 })
  await stockDatabase({ dataDir }, 5_000)
  await report("with 5,000 products", dataDir, { budget: 2.5 })
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
finish()
