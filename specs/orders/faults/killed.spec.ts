import { randomInt, randomUUID } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { Effect } from "effect"
import { afterEach, describe, expect, inject, it } from "vitest"
import { openDb } from "#adapters/postgres/engine/db.ts"
import { engines, freshPostgres } from "#specs/database.ts"
import { headerOf, openMailSink } from "#specs/outbox/mail-sink.ts"
import { type RunningShop, startShop } from "#specs/shop-process.ts"
import { freePort } from "../../free-port.ts"
import { line, stock } from "../selling-shop.ts"
import { type Answered, contactOf, delivery, guestAt } from "../shopper.ts"

const full = process.env.SCALE === "full"
const kills = full ? 20 : 2
const orders = full ? 500 : 40
const buyers = 8
const names = ["a", "b", "c"]
const units = 10_000

/**
 * Takes the server's life again and again while people order. What was acknowledged must be there, once; stock and mails
 * must fit. The server comes back on the same port, and buyers do what a browser does: they ask again with the same key.
 */
describe.each(engines)("a server that is killed while people order, on %s", (engine) => {
  const after: Array<() => Promise<unknown>> = []
  afterEach(async () => {
    for (const end of after.splice(0).toReversed()) await end()
  })

  it("loses no order, doubles none, and writes one mail for each", { timeout: full ? 900_000 : 120_000 }, async () => {
    const sink = await openMailSink()
    after.push(sink.close)
    const dataDir = await mkdtemp(join(tmpdir(), "pendar-killed-"))
    after.push(() => rm(dataDir, { recursive: true, force: true }))
    const database = engine === "pglite" ? { folder: join(dataDir, "db") } : { url: await freshPostgres() }
    const report = console.error
    const before = await openDb({ ...database, ...(engine === "pglite" && { image: inject("pgliteImage") }), report })
    await stock(before, Object.fromEntries(names.map((name) => [name, units])))
    await before.close()

    const settings = {
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      DEMO: "off",
      NODE_ENV: "test",
      SMTP_URL: sink.url,
      ...("url" in database ? { DATABASE_URL: database.url } : {})
    }
    const start = () => startShop(settings, { bare: true })
    let running: RunningShop = await start()
    after.push(() => running.stop())

    const acknowledged: Array<string> = []
    const shopper = guestAt((path, init) => patiently(new URL(path, running.address), init))
    let begun = 0
    const buyer = async () => {
      while (begun < orders) {
        const number = begun++
        const wanted = { ...line(names[number % names.length] ?? "a"), quantity: 1 + (number % 3) }
        const lines = [{ product_id: wanted.product, combination_id: wanted.combination, quantity: wanted.quantity }]
        const opened = await shopper.open(lines)
        const id = opened.body.data.checkout_id
        const choices = { contact: contactOf(`buyer${number}@pembeli.test`), ...delivery, bank: "bca" }
        const ready = await shopper.change(id, choices)
        const placed: Answered = await shopper.place(ready.body.data, randomUUID())
        expect([200, 201], JSON.stringify(placed.body)).toContain(placed.status)
        acknowledged.push(placed.body.data.order.code)
      }
    }
    const killer = async () => {
      for (let kill = 1; kill <= kills; kill++) {
        const due = Math.floor((orders * kill) / (kills + 1))
        while (acknowledged.length < due) await pause(1)
        await pause(randomInt(40))
        await running.kill()
        running = await start()
      }
    }
    await Promise.all([killer(), ...Array.from({ length: buyers }, buyer)])
    // What a killed server had claimed is sent by the next one once its lease is over.
    await shopper.call("POST", "/dev/clock", { advance: "PT11M" })
    await running.stop()

    const db = await openDb({ ...database, report })
    after.push(db.close)
    const rows = await Effect.runPromise(
      db.ask(async (on) => ({
        orders: await on.selectFrom("orders").select(["code", "id"]).execute(),
        lines: await on.selectFrom("order_lines").selectAll().execute(),
        events: await on.selectFrom("order_events").select("order_id").execute(),
        goods: await on.selectFrom("combinations").select(["id", "stock"]).execute(),
        outbox: await on.selectFrom("outbox").select(["id", "done_at"]).execute()
      }))
    )
    expect(rows.orders).toHaveLength(orders)
    expect(acknowledged.toSorted()).toEqual(rows.orders.map(({ code }) => code).toSorted())
    expect(rows.lines).toHaveLength(orders)
    expect(rows.events).toHaveLength(orders)
    for (const { id, stock: left } of rows.goods) {
      const sold = rows.lines.filter((one) => one.combination_id === id).reduce((sum, one) => sum + one.quantity, 0)
      expect([id, left]).toEqual([id, units - sold])
    }
    expect(rows.outbox).toHaveLength(orders)
    expect(rows.outbox.filter(({ done_at }) => done_at === null)).toEqual([])
    const numbers = new Set(sink.arrived.map((mail) => headerOf(mail, "Message-ID")))
    expect(numbers.size).toBe(orders)
    expect(new Set(sink.arrived.flatMap(({ to }) => to)).size).toBe(orders)
  })
})

/** Asks until there is an answer: a server that is gone comes back. */
const patiently = async (url: URL, init: RequestInit | undefined): Promise<Response> => {
  for (;;) {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
    if (answer !== undefined && answer.status < 500) return answer
    await pause(20)
  }
}
