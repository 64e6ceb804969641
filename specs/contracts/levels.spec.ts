import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { putReviews } from "#adapters/postgres/catalogue/review-writer.sql.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { sqlDecisions } from "#adapters/postgres/members/review-decisions.sql.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { reactionsOver } from "#core/reviews/reactions/reactions.usecases.ts"
import { ReviewId } from "#core/reviews/review.ts"
import { someNow } from "#specs/arbitraries.ts"
import { engines } from "#specs/database.ts"
import { reactingDatabase, reactionsIn } from "./reacting-database.ts"
import { memberOf } from "./reactions.ts"

/** The writer of these reviews; readers are others. */
const writer = memberOf(10)
const reader = memberOf(11)
const idOf = (place: number) => ReviewId(`w${place}`)

describe.each(engines)("levels, stored by %s", (engine) => {
  let db: Db
  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
  beforeAll(async () => {
    db = (await reactingDatabase(engine)).db
  })
  afterAll(() => db.close())

  const put = async (count: number, likes: number, level: "base" | "rising" | "diva" | "super") => {
    await run(db.ask((on) => on.deleteFrom("reviews").execute()))
    await run(db.ask((on) => on.updateTable("members").set({ level }).where("id", "=", writer).execute()))
    const records = Array.from({ length: count }, (_, place) => ({
      id: idOf(place),
      product: { id: ProductId(1000 + place), name: "Serum" },
      writer: { id: writer, traits: [] },
      details: `Ulasan nomor ${place}`,
      stars: { effectiveness: 4 },
      recommended: true,
      tags: [],
      repurchase: false,
      verifiedPurchase: false,
      likes: place === 0 ? likes : 0,
      pictures: [],
      createdAt: someNow
    }))
    await run(putReviews(db, records))
  }
  const levelNow = async () =>
    (await run(db.ask((on) => on.selectFrom("members").select("level").where("id", "=", writer).execute())))[0]?.level
  const as = (member = reader) => reactionsOver(reactionsIn(db), member, someNow)

  it.each([
    ["base", 9, 100, "base"],
    ["base", 10, 0, "rising"],
    ["rising", 50, 98, "rising"],
    ["rising", 50, 99, "diva"],
    ["diva", 150, 498, "diva"],
    ["diva", 150, 499, "super"]
  ] as const)("%s with %i reviews and %i likes is %s after one more like", async (held, reviews, likes, level) => {
    if (held === "base" && reviews === 10) await put(10, 0, held)
    else await put(reviews, likes, held)
    await run(as().like({ review: idOf(0) }))
    expect(await levelNow()).toBe(level)
  })

  it("never fall: a like that is taken back takes no level", async () => {
    await put(50, 99, "rising")
    await run(as().like({ review: idOf(0) }))
    await run(as().unlike({ review: idOf(0) }))
    expect(await levelNow()).toBe("diva")
    await put(3, 0, "super")
    await run(as().like({ review: idOf(0) }))
    expect(await levelNow()).toBe("super")
  })

  it("are reached by likes at once, too: the last one counts", async () => {
    await put(50, 97, "rising")
    await Promise.all([11, 12, 13].map((place) => run(as(memberOf(place)).like({ review: idOf(0) }))))
    expect(await levelNow()).toBe("diva")
  })

  it("rise if staff publish the tenth review", async () => {
    await put(10, 0, "base")
    await run(db.ask((on) => on.updateTable("reviews").set({ status: "held" }).where("id", "=", idOf(9)).execute()))
    const judged = await run(sqlDecisions(db).review(idOf(9)))
    if (judged === undefined) throw new Error("there is no such review")
    const decision = { to: "published", name: "Sari", at: someNow } as const
    expect(await run(db.inTransaction((tx) => sqlDecisions(tx).decide(judged.review, decision)))).toBe(true)
    expect(await levelNow()).toBe("rising")
  })
})
