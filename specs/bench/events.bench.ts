import { Effect } from "effect"
import { openDb } from "#adapters/postgres/engine/db.ts"
import { startPostgres } from "#specs/postgres-server.ts"
import { startShop } from "#specs/shop-process.ts"
import { buy, type Offer } from "./buyers.ts"
import { drive } from "./driver.ts"
import { startWriting } from "./event-writer.ts"
import { finish, heading, median, tell } from "./figures.ts"
import { stockDatabase } from "./generated-shop.ts"
import { canPin, stayOnOneCore } from "./machine.ts"

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
const [windowSeconds, rounds] = [6, 3]

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

await measure()
finish()
