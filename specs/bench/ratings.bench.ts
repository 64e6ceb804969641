import { setTimeout as pause } from "node:timers/promises"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { sqlDecisions } from "#adapters/postgres/members/review-decisions.sql.ts"
import { serviceBases } from "#adapters/wire/endpoint.ts"
import { instant } from "#core/kernel/moment.ts"
import { ReviewId } from "#core/reviews/review.ts"
import { startPostgres } from "#specs/postgres-server.ts"
import { startShop } from "#specs/shop-process.ts"
import { finish, heading, median, tell } from "./figures.ts"
import { openAt, stockDatabase } from "./generated-shop.ts"
import { cpuMsOf, stayOnOneCore } from "./machine.ts"

/**
 * What it costs a shop of 20,000 products when staff hide or publish a review in another process, and how long its pages show the
 * stars of before: `node specs/bench/ratings.bench.ts [products]`.
 */
const products = Number(process.argv[2] ?? 20_000)
const reviews = 20_000
const tries = 15

const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)

interface Chosen {
  readonly id: string
  readonly product_id: number
}

/** Hides a review, or publishes it again. */
const decide = (db: Db, id: string, to: "published" | "hidden") =>
  run(
    db.inTransaction((tx) =>
      Effect.flatMap(sqlDecisions(tx).review(ReviewId(id)), (found) =>
        found === undefined
          ? Effect.die("no such review")
          : sqlDecisions(tx).decide(found.review, { to, name: "bench", at: instant(Date.now()) })
      )
    )
  )

const statsOf = async (address: string, product: number): Promise<string> => {
  const response = await fetch(`${address}${serviceBases.catalogue}/v3/products/${product}`)
  const { data } = (await response.json()) as { readonly data: { readonly review_stats: unknown } }
  return JSON.stringify(data.review_stats)
}

/** Milliseconds from the end of the change until the product is answered with other stars. */
const untilSeen = async (db: Db, address: string, { id, product_id }: Chosen, to: "published" | "hidden") => {
  const before = await statsOf(address, product_id)
  await decide(db, id, to)
  const started = performance.now()
  while ((await statsOf(address, product_id)) === before) await pause(20)
  return performance.now() - started
}

/** Processor time of the shop while something happens each second, beyond that of doing nothing. */
const cpuOfEach = async (pid: number, times: number, idleMs: number, happen: (time: number) => Promise<unknown>) => {
  const before = cpuMsOf(pid)
  for (let time = 0; time < times; time++) {
    await happen(time)
    await pause(1_200)
  }
  return (cpuMsOf(pid) - before) / times - idleMs
}

const measure = async (url: string) => {
  await stockDatabase({ url }, products, reviews)
  const shop = await startShop({ DATABASE_URL: url }, { bare: true })
  const db = await openAt({ url })
  try {
    const chosen = await run(
      db.ask((on) =>
        on
          .selectFrom("reviews")
          .innerJoin("products", "products.id", "reviews.product_id")
          .select(["reviews.id", "reviews.product_id"])
          .where("reviews.status", "=", "published")
          .where("products.active", "=", true)
          .where("products.total_reviews", ">", 5)
          .orderBy("reviews.id")
          .limit(tries)
          .execute()
      )
    )
    await pause(10_000)
    const idle = await cpuOfEach(shop.pid, 5, 0, async () => undefined)
    tell("a second in which nothing changes", idle, "ms", undefined, "of the shop's processor time")
    const seen: Array<number> = []
    for (const one of chosen) seen.push(await untilSeen(db, shop.address, one, "hidden"))
    tell(
      "until the stars are seen",
      median(seen),
      "ms",
      { budget: 2_000 },
      `at most ${Math.max(...seen).toFixed(0)} ms`
    )
    const rated = await cpuOfEach(shop.pid, tries, idle, async (time) => {
      const one = chosen[time]
      if (one !== undefined) await decide(db, one.id, "published")
    })
    tell("a published review", Math.max(0, rated), "ms", { budget: 20 }, "of the shop's processor time")
    const before = cpuMsOf(shop.pid)
    // A version of which nothing is said: everything is read.
    await run(db.ask((on) => sql`update versions set value = value + 1 where name = 'catalogue'`.execute(on)))
    await pause(15_000)
    tell("the whole index built again", cpuMsOf(shop.pid) - before, "ms", undefined, "what is not done for a review")
  } finally {
    await db.close()
    await shop.stop()
  }
}

stayOnOneCore()
heading(`${products} products on postgres: node specs/bench/ratings.bench.ts ${products}`)
const server = await startPostgres()
try {
  await measure(server.url)
} finally {
  await server.stop()
}
finish()
