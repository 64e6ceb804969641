import { Effect } from "effect"
import { sqlReviews } from "#adapters/postgres/catalogue/reviews.sql.ts"
import type { ReviewsPort } from "#core/reviews/reviews.port.ts"
import { reviewsOver } from "#core/reviews/reviews.usecases.ts"
import { startShop } from "#specs/shop-process.ts"
import { drive } from "./driver.ts"
import { measureOnEngines } from "./engines.ts"
import { finish, heading, tell } from "./figures.ts"
import { generatedNow } from "./generated/catalogue-generator.ts"
import { openAt, type Place, stockDatabase } from "./generated-shop.ts"
import { cpuMsOfStarted, memoryOf } from "./machine.ts"
import { type AskedReviews, reviewQuestionsFor } from "./review-questions.ts"

/**
 * What a shop of 5,000 products and 100,000 reviews answers about reviews on one core, asked from the other; below each kind the same
 * questions asked of the port in this process, so that one sees what HTTP adds:
 * `node specs/bench/reviews.bench.ts [pglite postgres] [reviews=100000] [seconds=3]`.
 */
const given = process.argv.slice(2)
/** So many questions of a kind are asked once before they are measured. */
const mostToWarm = 4_000
const numberOf = (name: string, usual: number): number =>
  Number(given.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1) ?? usual)
const [reviews, seconds] = [numberOf("reviews", 100_000), numberOf("seconds", 3)]
const products = 5_000
const connections = 16
/** A shop that has been open for a while has answered what is asked again and again. Questions of which each is asked once are asked for a moment only. */
const [warmSeconds, mostWarmSeconds] = [1.5, 8]

/** Processor time of this process and the database that it started. */
const cpuMsOfAll = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000 + cpuMsOfStarted()
}

/** Returns what one call cost, in words. */
const costOf = (cpuMs: number): string =>
  `${cpuMs.toFixed(2)} ms of CPU (${Math.round(1_000 / cpuMs)} in a second of it)`

/** Asks the port, so many at a time, until the time is over. Returns how many were answered per second, and what one cost. */
const askedOf = async (port: ReviewsPort, { questions }: AskedReviews, lasting: number) => {
  const [started, before] = [performance.now(), cpuMsOfAll()]
  const end = started + lasting * 1_000
  let answered = 0
  const askOn = async () => {
    while (performance.now() < end) {
      const question = questions[answered++ % questions.length]
      if (question !== undefined) await Effect.runPromise(question.ask(port))
    }
  }
  await Promise.all(Array.from({ length: connections }, askOn))
  return {
    perSecond: answered / ((performance.now() - started) / 1_000),
    cpuMs: (cpuMsOfAll() - before) / answered
  }
}

const measureStore = async (at: Place): Promise<ReadonlyArray<AskedReviews>> => {
  const db = await openAt(at)
  const kinds = await reviewQuestionsFor(db)
  const port = reviewsOver(sqlReviews(db), { cards: () => Effect.succeed([]) }, { language: "id", now: generatedNow })
  heading("  of the port, without HTTP")
  for (const kind of kinds) {
    await askedOf(port, kind, warmSeconds * (kind.questions.length > mostToWarm ? 1 : 4))
    const { perSecond, cpuMs } = await askedOf(port, kind, seconds)
    tell(kind.what, perSecond, "/s", undefined, costOf(cpuMs))
  }
  await db.close()
  return kinds
}

const measureCalls = async (settings: Readonly<Record<string, string>>, kinds: ReadonlyArray<AskedReviews>) => {
  const shop = await startShop(settings, { bare: true })
  heading("  over HTTP")
  try {
    for (const { what, questions, budget } of kinds) {
      const work = { address: shop.address, connections, paths: questions.map(({ path }) => path) }
      let [asked, warmed] = [0, 0]
      for (; asked < Math.min(questions.length, mostToWarm) && warmed < mostWarmSeconds; warmed += warmSeconds)
        asked += (await drive({ ...work, seconds: warmSeconds })).requests
      const before = cpuMsOfStarted()
      const driven = await drive({ ...work, seconds })
      const cpuMs = (cpuMsOfStarted() - before) / driven.requests
      tell(
        what,
        driven.perSecond,
        "/s",
        { budget, atLeast: true },
        `p50 ${driven.p50} ms, p99 ${driven.p99} ms, ${costOf(cpuMs)}, ${memoryOf(shop.pid).now.toFixed(0)} MB`
      )
      if (driven.errors > 0) tell(`${what}, errors`, driven.errors, "", { budget: 0 })
    }
  } finally {
    await shop.stop()
  }
}

const measure = async (at: Place, settings: Readonly<Record<string, string>>) => {
  await stockDatabase(at, products, reviews)
  await measureCalls(settings, await measureStore(at))
}

await measureOnEngines(`${reviews} reviews`, "reviews", measure)
finish()
