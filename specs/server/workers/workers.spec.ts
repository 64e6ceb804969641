import { randomUUID } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { request } from "node:http"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { afterEach, describe, expect, it } from "vitest"
import { openDb } from "#adapters/postgres/engine/db.ts"
import { instant } from "#core/kernel/moment.ts"
import { freshPostgres } from "#specs/database.ts"
import { configurationText, metricsIn, metricsOf } from "#specs/deploy/configurations.ts"
import { storedBooks } from "#specs/orders/faults/stored-books.ts"
import { putMembers } from "#specs/orders/members.ts"
import { line, stock } from "#specs/orders/selling-shop.ts"
import { type Ask, contactOf, delivery, guestAt } from "#specs/orders/shopper.ts"
import { sessionHeaders } from "#specs/orders/signed-in.ts"
import { headerOf, openMailSink } from "#specs/outbox/mail-sink.ts"
import { startShop } from "#specs/shop-process.ts"

const full = process.env["SCALE"] === "full"
const orders = full ? 200 : 24
const kills = full ? 6 : 1
const buyers = 6
const units = 10_000

const ending: Array<() => Promise<unknown>> = []
afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) await end()
})

/** A shop of two workers on PostgreSQL, with a member's session. */
const openWorkers = async (settings: Readonly<Record<string, string>> = {}) => {
  const url = await freshPostgres()
  const db = await openDb({ url, report: console.error })
  ending.push(db.close)
  await stock(db, { a: units, b: units })
  const [member] = await putMembers(db, "pembeli")
  if (member === undefined) throw new Error("no member")
  const session = await sessionHeaders(db, member, instant(Date.now()))
  const shop = await startShop(
    { DATABASE_URL: url, WORKERS: "2", DEMO: "off", NODE_ENV: "test", ...settings },
    { bare: true }
  )
  ending.push(shop.stop)
  const figures = async (): Promise<string> => (await fetch(new URL("/metrics", shop.address))).text()
  await until(async () => (await figures()).includes('pendar_workers{worker="2"} 1'))
  return { db, shop, session, figures }
}

/** Asks again after each answer until it is the wanted one; a spec that waits too long is ended. */
const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await pause(20)
}

/** On a connection of its own, so that either worker may take it. */
const askOnce = (
  address: string,
  path: string,
  { method = "GET", headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {}
): Promise<{ readonly status: number; readonly text: string }> =>
  new Promise((done, failed) => {
    const asked = request(new URL(path, address), { method, headers, agent: false }, (answer) => {
      let text = ""
      answer.setEncoding("utf8").on("data", (part: string) => {
        text += part
      })
      answer.on("end", () => done({ status: answer.statusCode ?? 0, text }))
      answer.on("error", failed)
    })
    asked.on("error", failed)
    asked.end(body)
  })

/** As a browser asks: again, if a connection breaks. */
const patiently =
  (address: string): Ask =>
  async (path, init) => {
    const headers = Object.fromEntries(new Headers(init?.headers))
    for (;;) {
      const answer = await askOnce(address, path, {
        method: init?.method ?? "GET",
        headers,
        ...(typeof init?.body === "string" ? { body: init.body } : {})
      }).catch(() => undefined)
      if (answer !== undefined && answer.status < 500) return new Response(answer.text, { status: answer.status })
      await pause(10)
    }
  }

/** Processes that this one has started. */
const childrenOf = (pid: number): ReadonlyArray<number> =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number)

const countOf = (text: string, name: string): number =>
  text
    .split("\n")
    .filter((one) => one.startsWith(name))
    .reduce((sum, one) => sum + Number(one.split(" ").at(-1)), 0)

describe("two workers of one shop", () => {
  const title = `lose and double nothing of ${orders} orders while ${kills} of them are killed, and each is started again`
  it(title, { timeout: full ? 600_000 : 180_000 }, async () => {
    const sink = await openMailSink()
    ending.push(sink.close)
    const { db, shop, figures } = await openWorkers({ SMTP_URL: sink.url })
    expect(shop.printed().match(/http:/g)).toHaveLength(1)
    const ask = patiently(shop.address)
    const acknowledged: Array<string> = []
    let begun = 0
    const buy = async () => {
      while (begun < orders) {
        const number = begun++
        const { product, combination } = line(number % 2 === 0 ? "a" : "b")
        const { open, change, place } = guestAt(ask)
        const opened = await open([{ product_id: product, combination_id: combination, quantity: 1 + (number % 3) }])
        const choices = { contact: contactOf(`buyer${number}@pembeli.test`), ...delivery, bank: "bca" }
        const ready = await change(opened.body.data.checkout_id, choices)
        const key = randomUUID()
        const placed = await place(ready.body.data, key)
        expect([200, 201], JSON.stringify(placed.body)).toContain(placed.status)
        // Another worker may get it the second time: it is the same order.
        const again = await place(ready.body.data, key)
        expect(again.body.data.order.code).toBe(placed.body.data.order.code)
        acknowledged.push(placed.body.data.order.code)
      }
    }
    const killer = async () => {
      for (let kill = 1; kill <= kills; kill++) {
        const due = Math.floor((orders * kill) / (kills + 1))
        await until(async () => acknowledged.length >= due)
        const before = childrenOf(shop.pid)
        expect(before).toHaveLength(2)
        const victim = before[kill % 2] ?? 0
        process.kill(victim, "SIGKILL")
        // The other one answers meanwhile.
        expect((await ask("/healthz")).status).toBe(200)
        await until(async () => childrenOf(shop.pid).length === 2 && !childrenOf(shop.pid).includes(victim))
        await until(async () => (await figures()).match(/^pendar_workers\{worker="\d"\} 1$/gm)?.length === 2)
        expect(countOf(await figures(), "pendar_worker_restarts_total")).toBe(kill)
      }
    }
    await Promise.all([killer(), ...Array.from({ length: buyers }, buy)])
    const text = await figures()
    expect(
      [...metricsIn(configurationText("prometheus/alerts.yml"))].filter((name) => !metricsOf(text).has(name))
    ).toEqual([])
    for (const worker of ["1", "2"])
      expect(text).toMatch(new RegExp(`^pendar_http_request_seconds_count\\{.*worker="${worker}"`, "m"))
    // What the killed one had claimed is sent by another once its lease is over: either worker's clock is that of both.
    await guestAt(ask).call("POST", "/dev/clock", { advance: "PT11M" })
    await until(async () => sink.arrived.length >= orders)
    await shop.stop()

    const stored = await storedBooks(db)
    expect(acknowledged.toSorted()).toEqual(stored.orders.map(({ code }) => code).toSorted())
    expect(acknowledged).toHaveLength(orders)
    for (const { id, left, sold } of stored.goods) expect([id, left + sold]).toEqual([id, units])
    expect(stored.outbox).toHaveLength(orders)
    expect(stored.outbox.filter(({ done_at }) => done_at === null)).toEqual([])
    // Jobs of both sent them, each once; one of the killed worker may have been on its way.
    expect(new Set(sink.arrived.map((mail) => headerOf(mail, "Message-ID"))).size).toBe(orders)
    expect(sink.arrived.length).toBeLessThanOrEqual(orders + kills)
  })

  it("know the same sessions, limits, clock and ops token", { timeout: 120_000 }, async () => {
    const { shop, session } = await openWorkers({ LIMITS: "default" })
    const { address } = shop
    const statuses = async (count: number, path: string, init: Parameters<typeof askOnce>[2]) => {
      const answers = await Promise.all(Array.from({ length: count }, () => askOnce(address, path, init)))
      return Map.groupBy(answers, ({ status }) => status)
    }
    const known = await statuses(12, "/api/public/user/me", { headers: { ...session } })
    expect([...known.keys()]).toEqual([200])
    const { token } = JSON.parse(readFileSync(join(shop.dataDir, "ops.json"), "utf8")) as { readonly token: string }
    const ops = await statuses(12, "/ops/status", { headers: { authorization: `Bearer ${token}` } })
    expect([...ops.keys()]).toEqual([200])

    // Sixty writes a minute of one browser. Security 4.
    const headers = { cookie: "browser=abcdefghijklmnopqrstuvwxyz", "content-type": "application/json" }
    const writes = await statuses(80, "/api/nothing", { method: "POST", headers, body: "{}" })
    expect(writes.get(429)).toHaveLength(20)

    const day = 86_400_000
    const moved = await askOnce(address, "/dev/clock", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ advance: "P3D" })
    })
    expect(moved.status).toBe(200)
    const isMoved = async () => {
      const times = (await statuses(12, "/dev/clock", {})).get(200) ?? []
      return times.every(({ text }) => Date.parse(JSON.parse(text).data.now) > Date.now() + 2 * day)
    }
    await until(isMoved)
  })

  it("end at a signal with every connection answered, and leave nothing behind", { timeout: 120_000 }, async () => {
    const { shop } = await openWorkers()
    const workers = childrenOf(shop.pid)
    const ends: Array<string> = []
    let isReady = true
    const caller = async () => {
      while (isReady) {
        const end = await askOnce(shop.address, "/api/catalogue/v3/search?limit=1").then(
          ({ status }) => String(status),
          (cause: NodeJS.ErrnoException) => cause.code ?? cause.message
        )
        ends.push(end)
      }
    }
    /** Sends no more callers once the shop says that it leaves. */
    const balancer = async () => {
      while (isReady) isReady = (await askOnce(shop.address, "/readyz")).status === 200
    }
    const callers = Array.from({ length: 8 }, caller)
    await until(async () => ends.length > 50)
    process.kill(shop.pid, "SIGTERM")
    await Promise.all([balancer(), ...callers])
    await until(async () => shop.hasEnded())
    expect([...new Set(ends)]).toEqual(["200"])
    expect(workers.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([])
    expect(existsSync(join(shop.dataDir, "ops.json"))).toBe(false)
  })
})
