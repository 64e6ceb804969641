import { randomUUID } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"
import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Db, openDb } from "#adapters/postgres/engine/db.ts"
import { migratedImage } from "#specs/pglite-image.ts"
import { type Server, startPostgres } from "#specs/postgres-server.ts"
import { type RunningShop, startShop } from "#specs/shop-process.ts"
import { line, stock } from "../selling-shop.ts"
import { contactOf, delivery, guestAt } from "../shopper.ts"

const full = process.env.SCALE === "full"
/** How often PostgreSQL is stopped and started, and how often its connections are terminated. */
const stops = full ? 20 : 2
const orders = full ? 500 : 40
const buyers = 8
const names = ["a", "b", "c"]
const units = 10_000
/** The database is there again: so soon must the shop be, too. Security 2. */
const healMs = 2_000

/**
 * Takes PostgreSQL away again and again while people order. The shop stays, answers 503, and serves again as soon as the
 * database does; buyers do what a browser does: they ask again with the same key.
 */
describe("a shop whose PostgreSQL goes away while people order", () => {
  let postgres: Server
  let db: Db
  let shop: RunningShop
  beforeAll(async () => {
    postgres = await startPostgres()
    await postgres.createDatabase("shop")
    const url = new URL("/shop", postgres.url).href
    await migratedImage({ url })
    db = await openDb({ url, connections: 1, report: () => {} })
    await stock(db, Object.fromEntries(names.map((name) => [name, units])))
    shop = await startShop({ DATABASE_URL: url, DEMO: "off", NODE_ENV: "test", LOG_LEVEL: "silent" }, { bare: true })
  })
  afterAll(async () => {
    await shop.stop()
    await db.close()
    await postgres.stop()
  })

  const ask = async (path: string, init?: RequestInit): Promise<Response | undefined> => {
    if (shop.hasEnded()) throw new Error(`the shop has ended:\n${shop.printed()}`)
    const timeout = AbortSignal.timeout(15_000)
    return fetch(new URL(path, shop.address), { ...init, signal: timeout }).catch(() => undefined)
  }

  it("loses no order, ends never, and heals within two seconds", { timeout: full ? 600_000 : 90_000 }, async () => {
    const refused = new Map<number, number>()
    const patiently = async (path: string, init?: RequestInit): Promise<Response> => {
      for (;;) {
        const answer = await ask(path, init)
        if (answer !== undefined && answer.status < 500) return answer
        refused.set(answer?.status ?? 0, (refused.get(answer?.status ?? 0) ?? 0) + 1)
        await pause(20)
      }
    }
    const shopper = guestAt(patiently)
    const acknowledged: Array<string> = []
    let begun = 0
    const buyer = async () => {
      while (begun < orders) {
        const number = begun++
        const wanted = { ...line(names[number % names.length] ?? "a"), quantity: 1 + (number % 3) }
        const lines = [{ product_id: wanted.product, combination_id: wanted.combination, quantity: wanted.quantity }]
        const opened = await shopper.open(lines)
        const choices = { contact: contactOf(`buyer${number}@pembeli.test`), ...delivery, bank: "bca" }
        const ready = await shopper.change(opened.body.data.checkout_id, choices)
        const placed = await shopper.place(ready.body.data, randomUUID())
        expect([200, 201], JSON.stringify(placed.body)).toContain(placed.status)
        acknowledged.push(placed.body.data.order.code)
      }
    }
    const terminate = () =>
      Effect.runPromise(
        db.ask((on) =>
          sql`select count(pg_terminate_backend(pid)) from pg_stat_activity
                where datname = current_database() and pid <> pg_backend_pid()`.execute(on)
        )
      )
    const healed: Array<number> = []
    const breaker = async () => {
      for (let stop = 1; stop <= stops; stop++) {
        const due = Math.floor((orders * (stop - 0.5)) / (stops + 1))
        while (acknowledged.length < due) await pause(1)
        await terminate()
        const half = Math.floor((orders * stop) / (stops + 1))
        while (acknowledged.length < half) await pause(1)
        await postgres.halt()
        expect((await ask("/readyz"))?.status).toBe(503)
        await pause(100)
        await postgres.resume()
        const from = performance.now()
        while ((await ask("/readyz"))?.status !== 200) await pause(10)
        healed.push(performance.now() - from)
      }
    }
    await Promise.all([breaker(), ...Array.from({ length: buyers }, buyer)])

    const rows = await Effect.runPromise(
      Effect.retry(
        db.ask(async (on) => ({
          codes: await on.selectFrom("orders").select("code").execute(),
          lines: await on.selectFrom("order_lines").select(["combination_id", "quantity"]).execute(),
          goods: await on.selectFrom("combinations").select(["id", "stock"]).execute()
        })),
        { times: 3 }
      )
    )
    const slowest = Math.round(Math.max(...healed))
    const lost = acknowledged.filter((code) => !rows.codes.some((row) => row.code === code)).length
    console.info(
      `${stops} stops and ${stops} terminations, ${orders} orders, ${lost} lost, slowest heal ${slowest} ms, ${[...refused].map(([status, times]) => `${times} × ${status}`).join(", ")}`
    )
    expect(shop.hasEnded()).toBe(false)
    expect(acknowledged.toSorted()).toEqual(rows.codes.map(({ code }) => code).toSorted())
    expect(acknowledged).toHaveLength(orders)
    for (const { id, stock: left } of rows.goods) {
      const sold = rows.lines.filter((one) => one.combination_id === id).reduce((sum, one) => sum + one.quantity, 0)
      expect([id, left]).toEqual([id, units - sold])
    }
    // No answer but a refusal that says to try again: not cut off, not 500.
    expect([...refused.keys()]).toEqual([503])
    expect(slowest).toBeLessThan(healMs)
  })
})
