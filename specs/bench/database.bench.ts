import { Effect } from "effect"
import { seedDemo } from "#adapters/demo/seed.ts"
import { sqlReviews } from "#adapters/postgres/catalogue/reviews.sql.ts"
import { readStoredCatalogue } from "#adapters/postgres/catalogue/stored-catalogue.sql.ts"
import { type Db, openDb } from "#adapters/postgres/engine/db.ts"
import { migrate } from "#adapters/postgres/migrate.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { allReviewsOf } from "#core/reviews/review-address.rule.ts"
import { startPostgres } from "#specs/postgres-server.ts"
import { generatedCatalogue, generatedNow } from "./generated/catalogue-generator.ts"
import { draftsFor, putDrafts } from "./generated-shop.ts"

/**
 * What the database costs, on PGlite and on a PostgreSQL server of its own: `node specs/bench/database.bench.ts [products]`.
 */
const size = Number(process.argv[2] ?? 20_000)

const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)

const timed = async <A>(work: () => Promise<A>): Promise<readonly [A, number]> => {
  const started = performance.now()
  const answer = await work()
  return [answer, performance.now() - started]
}

const report = (what: string, figure: string) => console.info(`${what.padEnd(34)} ${figure}`)
const took = (what: string, ms: number) => report(what, `${ms.toFixed(0)} ms`)

/** The middle of many tries, in milliseconds. */
const median = async (tries: number, work: () => Promise<unknown>): Promise<number> => {
  const times: Array<number> = []
  for (let time = 0; time < tries; time++) times.push((await timed(work))[1])
  return times.toSorted((one, other) => one - other)[Math.floor(tries / 2)] ?? 0
}

const measure = async (open: () => Promise<Db>) => {
  const [db, opened] = await timed(open)
  took("open", opened)
  took("migrate", (await timed(() => run(migrate(db))))[1])
  took("put the demo shop in", (await timed(() => run(seedDemo(db, generatedNow))))[1])
  took("start again with it", (await timed(() => run(seedDemo(db, generatedNow))))[1])
  const one = await median(500, () =>
    run(db.ask((on) => on.selectFrom("products").select("name").where("id", "=", 1001).execute()))
  )
  report("one row by its key", `${one.toFixed(2)} ms`)
  const reviews = sqlReviews(db)
  const reader = { language: "id", now: generatedNow } as const
  const page = await median(50, () => run(reviews.list(allReviewsOf(ProductId(1001)), reader)))
  report("a page of reviews", `${page.toFixed(1)} ms`)
  took("read the demo shop's catalogue", (await timed(() => run(readStoredCatalogue(db))))[1])
  await measureImport(db)
  await db.close()
}

const measureImport = async (db: Db) => {
  const drafts = await draftsFor(db, generatedCatalogue(size))
  const variants = drafts.reduce((sum, { combinations }) => sum + combinations.length, 0)
  const put = () => putDrafts(db, drafts)
  const [, first] = await timed(put)
  report(`put ${size} products in`, `${first.toFixed(0)} ms, ${Math.round(variants / (first / 1000))} variants/s`)
  took("put the same in again", (await timed(put))[1])
  took(`read all ${size} products`, (await timed(() => run(readStoredCatalogue(db))))[1])
  took("read them again", (await timed(() => run(readStoredCatalogue(db))))[1])
}

console.info("PGlite, in memory")
await measure(() => openDb({ patienceMs: 60_000, report: console.error }))

console.info("PostgreSQL")
const server = await startPostgres()
try {
  await measure(() => openDb({ url: server.url, patienceMs: 60_000, report: console.error }))
} finally {
  await server.stop()
}
