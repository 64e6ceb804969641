import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pino } from "pino"
import { type Clock, systemClock } from "#adapters/server/clock.ts"
import { readConfig } from "#adapters/server/config.ts"
import type { Server } from "#adapters/server/http/hono.ts"
import { type OpenShop, openShop } from "#adapters/server/open-shop.ts"
import { demoDatabase, freshPostgres } from "./database.ts"
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

/**
 * Opens the demo shop over a database of its own in PostgreSQL: the embedded engine takes seconds to begin with it, and serves
 * the journeys.
 *
 * @param settings environment on top of a new data folder and lifted limits
 */
export const openSpecShop = async (settings: Readonly<Record<string, string>> = {}): Promise<SpecShop> => {
  const url = settings["DATABASE_URL"] ?? (await freshPostgres(await demoDatabase()))
  const dataDir = await mkdtemp(join(tmpdir(), "pendar-spec-"))
  const read = readConfig({ DATA_DIR: dataDir, LIMITS: "off", NODE_ENV: "test", ...settings, DATABASE_URL: url })
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
    tell: () => {}
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
