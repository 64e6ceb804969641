import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { pino } from "pino"
import { seedDemo } from "#adapters/demo/seed.ts"
import { openDb } from "#adapters/postgres/engine/db.ts"
import { migrate } from "#adapters/postgres/migrate.ts"
import { type Clock, systemClock } from "#adapters/server/clock.ts"
import { readConfig } from "#adapters/server/config.ts"
import type { Server } from "#adapters/server/http/hono.ts"
import { type OpenShop, openShop } from "#adapters/server/open-shop.ts"
import { keepLog } from "./house/scanned-logs.ts"

/** The demo shop in this process, without a socket; the caller closes it. */
export interface SpecShop {
  readonly app: Server
  readonly shop: OpenShop
  readonly clock: Clock
  /** Everything logged so far, a JSON line each. */
  readonly logged: () => ReadonlyArray<string>
  /** Asks as a client of this origin would. */
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>
  readonly close: () => Promise<void>
}

const origin = "http://shop.test"

/** @param settings environment on top of a new data folder and lifted limits */
export const openSpecShop = async (settings: Readonly<Record<string, string>> = {}): Promise<SpecShop> => {
  const image = settings["DATABASE_URL"] === undefined ? await demoImage() : undefined
  const dataDir = await mkdtemp(join(tmpdir(), "pendar-spec-"))
  const read = readConfig({ DATA_DIR: dataDir, LIMITS: "off", NODE_ENV: "test", ...settings })
  if ("problems" in read) throw new Error(read.problems.join("\n"))
  const lines: Array<string> = []
  const log = pino(
    { level: "debug" },
    {
      write: (line: string) => {
        keepLog(line)
        lines.push(line)
      }
    }
  )
  const clock = systemClock()
  const shop = await openShop({
    config: read.config,
    clock,
    log,
    tell: () => {},
    ...(image === undefined ? {} : { image })
  })
  const app = shop.app()
  return {
    app,
    shop,
    clock,
    logged: () => lines,
    ask: async (path, init) => app.request(new Request(new URL(path, origin), init)),
    close: async () => {
      await shop.close()
      await rm(dataDir, { recursive: true, force: true })
    }
  }
}

const built = join(import.meta.dirname, "../.build")
const sources = ["adapters/postgres/migrations", "adapters/demo"]

/** The demo shop's database in a file, made once for the same migrations and the same data. */
const demoImage = async (): Promise<string> => {
  const hash = createHash("sha256")
  for (const folder of sources)
    for (const entry of readdirSync(join(built, "..", folder), { recursive: true, withFileTypes: true }))
      if (entry.isFile() && !entry.parentPath.endsWith("pictures"))
        hash.update(readFileSync(join(entry.parentPath, entry.name)))
  const path = join(built, `demo-${hash.digest("hex").slice(0, 16)}.image`)
  if (existsSync(path)) return path
  await mkdir(built, { recursive: true })
  const db = await openDb({ report: console.error })
  await Effect.runPromise(migrate(db))
  await Effect.runPromise(seedDemo(db, systemClock().now()))
  const draft = `${path}.${process.pid}`
  await db.image(draft)
  await db.close()
  await rename(draft, path)
  return path
}
