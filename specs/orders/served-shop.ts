import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { sql } from "kysely"
import { pino } from "pino"
import { inject } from "vitest"
import { type Clock, systemClock } from "#adapters/server/clock.ts"
import { readConfig } from "#adapters/server/config.ts"
import type { Server } from "#adapters/server/http/hono.ts"
import { type OpenShop, openShop } from "#adapters/server/open-shop.ts"
import { type Engine, freshPostgres } from "#specs/database.ts"
import { keepLog } from "#specs/house/scanned-logs.ts"
import { type Stocks, stock } from "./selling-shop.ts"

/** A small shop with its whole server, without a socket; the caller closes it. */
export interface ServedShop {
  readonly app: Server
  readonly shop: OpenShop
  readonly clock: Clock
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>
  /** Everything logged as a failure. */
  readonly failures: () => ReadonlyArray<string>
  /** Puts the stock back to what it was, without orders. */
  readonly reset: (stocks: Stocks) => Promise<void>
  readonly close: () => Promise<void>
}

const origin = "http://shop.test"

/** @param where a database that another server has opened before */
export const openServedShop = async (
  engine: Engine,
  stocks: Stocks,
  { settings = {}, where }: { readonly settings?: Readonly<Record<string, string>>; readonly where?: string } = {}
): Promise<ServedShop> => {
  const dataDir = await mkdtemp(join(tmpdir(), "pendar-served-"))
  const url = engine === "postgres" ? (where ?? (await freshPostgres())) : undefined
  const read = readConfig({
    DATA_DIR: dataDir,
    DEMO: "off",
    LIMITS: "off",
    NODE_ENV: "test",
    SECRET: "thirty-two characters, and shared",
    ...(url === undefined ? {} : { DATABASE_URL: url }),
    ...settings
  })
  if ("problems" in read) throw new Error(read.problems.join("\n"))
  const lines: Array<string> = []
  const clock = systemClock()
  const shop = await openShop({
    config: read.config,
    clock,
    log: pino(
      { level: "warn" },
      {
        write: (line: string) => {
          keepLog(line)
          lines.push(line)
        }
      }
    ),
    tell: () => {},
    ...(engine === "pglite" ? { image: inject("pgliteImage") } : {})
  })
  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
  const put = async (wished: Stocks) => {
    await stock(shop.db, wished)
    await shop.catalogue.refresh()
  }
  if (where === undefined) await put(stocks)
  const app = shop.app()
  return {
    app,
    shop,
    clock,
    ask: async (path, init) => app.request(new Request(new URL(path, origin), init)),
    failures: () => lines,
    reset: async (wished) => {
      await run(
        shop.db.ask((on) =>
          sql
            .raw(
              `alter table order_events disable trigger user;
               truncate orders, order_lines, order_events, checkouts, transfer_codes, transfer_confirmations, receipts,
                 transfers, outbox, notify_wishes, idempotency_keys, products, combinations, store_stock cascade;
               alter table order_events enable trigger user`
            )
            .execute(on)
        )
      )
      await put(wished)
    },
    close: async () => {
      await shop.close()
      await rm(dataDir, { recursive: true, force: true })
    }
  }
}
