import { type ChildProcess, spawn } from "node:child_process"
import { randomUUID } from "node:crypto"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import { Effect } from "effect"
import { openDb } from "#adapters/postgres/engine/db.ts"
import { sqlTracking } from "#adapters/postgres/tracking/tracking.sql.ts"
import { dayMs, instant } from "#core/kernel/moment.ts"
import { EventId, SessionId, trackedTypes } from "#core/tracking/tracking-event.ts"
import { startPostgres } from "#specs/postgres-server.ts"
import { startShop } from "#specs/shop-process.ts"
import { buy, type Offer } from "./buyers.ts"
import { drive } from "./driver.ts"
import { finish, heading, median, tell } from "./figures.ts"
import { stockDatabase } from "./generated-shop.ts"
import { canPin, otherCore, stayOnOneCore } from "./machine.ts"

/**
 * How many tracked events PostgreSQL takes through the store, and what the shop's calls notice of it. The shop and its database share one
 * core, callers and the writer of events the other: `node specs/bench/events.bench.ts [events=1000000] [rate=6000]`.
 */
const given = (name: string, usual: number): number =>
  Number(process.argv.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1) ?? usual)
const events = given("events", 1_000_000)
/** Events a second that are offered while the shop's calls are measured. */
const rate = given("rate", 6_000)
/** Calls a second: far below what the shop can answer, as on an ordinary day. */
const perSecond = 40
const [windowSeconds, rounds, batch, writers] = [6, 3, 50, 4]

/** What a writer is asked to do. */
interface Writing {
  readonly url: string
  readonly events: number
  /** Events a second; as fast as they are taken if absent. */
  readonly rate?: number
}
interface Written {
  readonly stored: number
  readonly seconds: number
  /** Milliseconds of one batch. */
  readonly p50: number
  readonly p99: number
}

const write = async (work: Writing): Promise<Written> => {
  const db = await openDb({ url: work.url, patienceMs: 60_000, report: console.error })
  const store = sqlTracking(db)
  const began = performance.now()
  const took: Array<number> = []
  let [taken, stored] = [0, 0]
  const one = async (): Promise<void> => {
    while (taken < work.events) {
      const due = work.rate === undefined ? 0 : (taken / work.rate) * 1_000 - (performance.now() - began)
      taken += batch
      if (due > 0) await new Promise((done) => setTimeout(done, due))
      const now = Date.now()
      const rows = Array.from({ length: batch }, (_, place) => ({
        id: EventId(randomUUID()),
        at: instant(now - Math.floor(Math.random() * 3 * dayMs)),
        verb: "view" as const,
        type: trackedTypes[place % trackedTypes.length] ?? "other",
        objectId: String(1000 + place),
        from: "home" as const
      }))
      const from = performance.now()
      stored += await Effect.runPromise(store.insert(SessionId(randomUUID()), rows, instant(now)))
      took.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: writers }, one))
  const seconds = (performance.now() - began) / 1_000
  await db.close()
  const sorted = took.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return { stored, seconds, p50: at(0.5), p99: at(0.99) }
}

const startWriting = (work: Writing): Promise<Written> => {
  const [command = "", ...before] = otherCore
  const child: ChildProcess = spawn(command, [...before, fileURLToPath(import.meta.url)], {
    stdio: ["ignore", "inherit", "inherit", "ipc"]
  })
  child.send(work)
  const lost = once(child, "exit").then(([code]) => {
    throw new Error(`the writer ended with ${code}`)
  })
  return Promise.race([once(child, "message").then(([written]) => written as Written), lost])
}

/** Goods that guests may buy. */
const offersIn = async (url: string): Promise<ReadonlyArray<Offer>> => {
  const db = await openDb({ url, patienceMs: 60_000, report: console.error })
  const rows = await Effect.runPromise(
    db.ask((on) =>
      on
        .selectFrom("combinations")
        .innerJoin("products", "products.id", "combinations.product_id")
        .select(["combinations.id", "product_id", "price"])
        .where("combinations.stock", ">", 20)
        .where("pre_order", "=", false)
        .orderBy("combinations.id")
        .limit(300)
        .execute()
    )
  )
  await db.close()
  return rows.map(({ id, product_id, price }) => ({ product_id, combination_id: id, price }))
}

const measure = async () => {
  stayOnOneCore()
  if (!canPin) console.info("one core, or no taskset: callers and writer share the shop's core")
  const server = await startPostgres()
  try {
    await stockDatabase({ url: server.url }, 5_000)
    const offers = await offersIn(server.url)
    heading("events as fast as the store takes them, 50 a statement")
    const fast = await startWriting({ url: server.url, events: Math.min(events, 200_000) })
    tell(
      "events stored",
      fast.stored / fast.seconds,
      "/s",
      { budget: 5_000, atLeast: true },
      `p50 ${fast.p50.toFixed(1)} ms, p99 ${fast.p99.toFixed(1)} ms a batch`
    )
    const shop = await startShop({ DATABASE_URL: server.url })
    try {
      const calls = { home: ["/"], product: offers.map(({ product_id }) => `/api/catalogue/v3/products/${product_id}`) }
      const p99s = async () => {
        const answers: Record<string, number> = {}
        for (const [what, paths] of Object.entries(calls)) {
          const work = { address: shop.address, connections: 4, seconds: windowSeconds, paths, perSecond }
          const { p99, errors } = await drive({ ...work, unique: what === "home" })
          if (errors > 0) tell(`${what}, errors`, errors, "", { budget: 0 })
          answers[what] = p99
        }
        const bags = await buy({ address: shop.address, what: "bags", offers, connections: 2, seconds: windowSeconds })
        answers["bag"] = bags.p99
        return answers
      }
      await p99s()
      const without = []
      for (let round = 0; round < rounds; round++) without.push(await p99s())
      heading(`${events.toLocaleString("en")} events at ${rate.toLocaleString("en")} a second beside calls`)
      let isOver = false
      const writing = startWriting({ url: server.url, events, rate }).finally(() => {
        isOver = true
      })
      const beside = []
      while (!isOver) beside.push(await p99s())
      const written = await writing
      tell(
        "events stored",
        written.stored / written.seconds,
        "/s",
        { budget: 5_000, atLeast: true },
        `p50 ${written.p50.toFixed(1)} ms, p99 ${written.p99.toFixed(1)} ms a batch`
      )
      tell("events lost", events - written.stored, "", { budget: 0 })
      for (const what of ["home", "product", "bag"]) {
        const [before, now] = [without, beside].map((all) => median(all.map((one) => one[what] ?? Number.NaN)))
        tell(
          `p99 of ${what}, beside without events`,
          (now ?? 0) / (before ?? 1),
          "×",
          { budget: 1.2 },
          `${before} ms, then ${now} ms`
        )
      }
    } finally {
      await shop.stop()
    }
  } finally {
    await server.stop()
  }
}

if (process.send)
  process.once("message", async (work: Writing) => {
    process.send?.(await write(work))
    process.disconnect()
  })
else {
  await measure()
  finish()
}
