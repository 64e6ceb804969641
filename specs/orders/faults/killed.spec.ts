import { randomInt } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { afterEach, describe, expect, inject, it } from "vitest"
import { openDb } from "#adapters/postgres/engine/db.ts"
import { freshPostgres, shopEngines } from "#specs/database.ts"
import { headerOf, openMailSink } from "#specs/outbox/mail-sink.ts"
import { type RunningShop, startShop } from "#specs/shop-process.ts"
import { freePort } from "../../free-port.ts"
import { line, stock } from "../selling-shop.ts"
import { type Ask, guestAt } from "../shopper.ts"
import { type PatientBuyer, patientBuyer, putOffers } from "./killed-buyers.ts"
import { storedBooks } from "./stored-books.ts"

const full = process.env.SCALE === "full"
const kills = full ? 20 : 1
const orders = full ? 500 : 24
const buyers = 8
const names = ["a", "b", "c"]
const units = 10_000
/** Fewer than members want. */
const scarce = full ? { gifts: 150, redemptions: 75, points: 60 } : { gifts: 12, redemptions: 5, points: 8 }

/**
 * Takes the server's life again and again while people order: guests, and as often members with a voucher, points and a gift;
 * every third order is cancelled. What was acknowledged must be there, once; stock, vouchers, points and mails must fit. The server
 * comes back on the same port, and buyers do what a browser does: they ask again with the same key.
 */
describe.each(shopEngines)("a server that is killed while people order, on %s", (engine) => {
  const after: Array<() => Promise<unknown>> = []
  afterEach(async () => {
    for (const end of after.splice(0).toReversed()) await end()
  })

  const title = `loses and doubles nothing of ${orders} orders in ${kills} kills: no order, mail, redemption, point or gift`
  it(title, { timeout: full ? 900_000 : 120_000 }, async () => {
    const sink = await openMailSink()
    after.push(sink.close)
    const dataDir = await mkdtemp(join(tmpdir(), "pendar-killed-"))
    after.push(() => rm(dataDir, { recursive: true, force: true }))
    const database = engine === "pglite" ? { folder: join(dataDir, "db") } : { url: await freshPostgres() }
    const report = console.error
    const before = await openDb({ ...database, ...(engine === "pglite" && { image: inject("pgliteImage") }), report })
    await stock(before, { ...Object.fromEntries(names.map((name) => [name, units])), gift: scarce.gifts })
    const sessions = await putOffers(before, buyers, scarce)
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
    const cancelled: Array<string> = []
    let placings = 0
    const ask: Ask = (path, init) => {
      if (path === "/api/orders/order") placings++
      return patiently(new URL(path, running.address), init)
    }
    let begun = 0
    const buy = async (guest: PatientBuyer, member: PatientBuyer) => {
      while (begun < orders) {
        const number = begun++
        const isMember = number % 2 === 0
        const { product, combination } = line(names[number % names.length] ?? "a")
        // Goods cost Rp50.000: members earn the gift of Rp200.000.
        const quantity = (isMember ? 4 : 1) + (number % 3)
        const wish = { product_id: product, combination_id: combination, quantity }
        const order = await (isMember ? member : guest).order(`buyer${number}@pembeli.test`, wish)
        acknowledged.push(order.code)
        if (number % 3 !== 0) continue
        await (isMember ? member : guest).cancel(order)
        cancelled.push(order.code)
      }
    }
    const killer = async () => {
      for (let kill = 1; kill <= kills; kill++) {
        const due = Math.floor((orders * kill) / (kills + 1))
        while (acknowledged.length < due) await pause(1)
        // In the middle of an order: it takes milliseconds.
        const before = placings
        while (placings === before) await pause(1)
        await pause(randomInt(30))
        await running.kill()
        running = await start()
      }
    }
    const guest = patientBuyer(ask)
    await Promise.all([
      killer(),
      ...sessions.map((session, number) => buy(guest, patientBuyer(ask, { session, number })))
    ])
    // What a killed server had claimed is sent by the next one once its lease is over.
    await guestAt(ask).call("POST", "/dev/clock", { advance: "PT11M" })
    await running.stop()

    const db = await openDb({ ...database, report })
    after.push(db.close)
    const stored = await storedBooks(db)
    expect(acknowledged.toSorted()).toEqual(stored.orders.map(({ code }) => code).toSorted())
    const off = stored.orders.filter(({ status }) => status === "cancelled")
    expect(off.map(({ code }) => code).toSorted()).toEqual(cancelled.toSorted())
    for (const order of stored.orders) {
      const isOff = order.status === "cancelled"
      expect(order).toMatchObject({
        steps: order.payable,
        // A point is Rp1.000. D-29.
        held: order.off_for_points / 1_000,
        released: isOff ? order.held : 0,
        entries: order.held === 0 ? 0 : isOff ? 2 : 1,
        uses: order.has_voucher ? 1 : 0,
        uses_given_back: isOff ? order.uses : 0,
        events: isOff ? 2 : 1,
        messages: isOff ? ["order-cancelled", "order-placed"] : ["order-placed"]
      })
    }
    for (const { id, left, sold } of stored.goods) {
      expect([id, left + sold]).toEqual([id, id === "gift" ? scarce.gifts : units])
      expect(left).toBeGreaterThanOrEqual(0)
    }
    for (const { code, taken, uses, redemptions } of stored.vouchers) {
      expect([code, taken]).toEqual([code, uses])
      expect(taken).toBeLessThanOrEqual(redemptions)
    }
    for (const { id, balance, ledger } of stored.members) {
      expect([id, balance]).toEqual([id, ledger])
      expect(balance).toBeGreaterThanOrEqual(0)
    }
    // Each was taken, and some of each was returned: the sums above are about something.
    for (const has of [(one) => one.uses > 0, (one) => one.held > 0, (one) => one.gifts > 0] satisfies ReadonlyArray<
      (one: (typeof off)[number]) => boolean
    >)
      expect([stored.orders.some(has), off.some(has)]).toEqual([true, true])
    const mails = orders + cancelled.length
    expect(stored.outbox).toHaveLength(mails)
    expect(stored.outbox.filter(({ done_at }) => done_at === null)).toEqual([])
    expect(new Set(sink.arrived.map((mail) => headerOf(mail, "Message-ID"))).size).toBe(mails)
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
