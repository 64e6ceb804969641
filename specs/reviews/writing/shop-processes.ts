import { Effect } from "effect"
import type { RawBuilder } from "kysely"
import { expect } from "vitest"
import { type Db, openDb } from "#adapters/postgres/engine/db.ts"
import { systemClock } from "#adapters/server/clock.ts"
import { freshPostgres } from "#specs/database.ts"
import { type Stocks, stock } from "#specs/orders/selling-shop.ts"
import type { Ask } from "#specs/orders/shopper.ts"
import { startShop } from "#specs/shop-process.ts"
import type { KnownShop } from "./review-writers.ts"

/** One shop served by several processes on one PostgreSQL database; the caller closes it. */
export interface ShopProcesses extends KnownShop {
  /** Each process, asked by itself. */
  readonly each: ReadonlyArray<Ask>
  /** Moves the clock of every process. */
  readonly advance: (ms: number) => Promise<void>
  readonly close: () => Promise<void>
}

/** Starts a shop with these goods in so many processes. Its `ask` asks one process after another. */
export const startProcesses = async (count: number, stocks: Stocks): Promise<ShopProcesses> => {
  const url = await freshPostgres()
  const db: Db = await openDb({ url, report: console.error })
  await stock(db, stocks)
  const settings = {
    DATABASE_URL: url,
    DEMO: "off",
    NODE_ENV: "test",
    SECRET: "thirty-two characters, and shared"
  }
  const servers = await Promise.all(Array.from({ length: count }, () => startShop(settings, { bare: true })))
  const each = servers.map(
    ({ address }): Ask =>
      (path, init) =>
        fetch(new URL(path, address), init)
  )
  const clock = systemClock()
  let turn = 0
  return {
    shop: { db },
    clock,
    each,
    ask: (path, init) => present(each, turn++)(path, init),
    advance: async (ms) => {
      clock.advance(ms)
      const set = new Date(clock.now()).toISOString()
      const body = JSON.stringify({ set })
      const init = { method: "POST", headers: { "content-type": "application/json" }, body }
      const answers = await Promise.all(each.map((ask) => ask("/dev/clock", init)))
      expect(answers.map(({ status }) => status)).toEqual(each.map(() => 200))
    },
    close: async () => {
      await Promise.all(servers.map((server) => server.stop()))
      await db.close()
    }
  }
}

const present = (each: ReadonlyArray<Ask>, turn: number): Ask => {
  const ask = each[turn % each.length]
  if (ask === undefined) throw new Error("no process was started")
  return ask
}

/** Returns the rows of a question to the database of a shop. */
export const rowsIn = async <R>(
  { shop }: Pick<KnownShop, "shop">,
  question: RawBuilder<unknown>
): Promise<Array<R>> => {
  const { rows } = await Effect.runPromise(shop.db.ask((on) => question.execute(on)))
  return rows as Array<R>
}
