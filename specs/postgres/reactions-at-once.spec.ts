import { Effect } from "effect"
import { type RawBuilder, sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { putReviews } from "#adapters/postgres/catalogue/review-writer.sql.ts"
import { sqlReviews } from "#adapters/postgres/catalogue/reviews.sql.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { sqlProfiles } from "#adapters/postgres/members/profile.sql.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { helpfulness } from "#core/reviews/helpful.rule.ts"
import { reactionsOver } from "#core/reviews/reactions/reactions.usecases.ts"
import { someNow } from "#specs/arbitraries.ts"
import { importedReviews, reactingDatabase, reactionsIn } from "../contracts/reacting-database.ts"
import { memberOf, reviewOf, tagOf } from "../contracts/reactions.ts"

const tallied = (answers: ReadonlyArray<string>): Readonly<Record<string, number>> =>
  Object.fromEntries([...new Set(answers)].map((answer) => [answer, answers.filter((one) => one === answer).length]))

describe("members who like and report at once", () => {
  let db: Db
  let reset: () => Promise<void>
  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
  const as = (place: number) => reactionsOver(reactionsIn(db), memberOf(place), someNow)
  const row = async <R>(question: RawBuilder<R>) => (await run(db.ask((on) => question.execute(on)))).rows[0]
  const reviewRow = (place: number) =>
    row(
      sql<{ likes: number; helpful: number; status: string; rows: number }>`
        select likes, helpful, status, (select count(*) from review_likes where review_id = id) as rows
        from reviews where id = ${reviewOf(place)}`
    )
  const versionNow = async () =>
    (await row(sql<{ value: number }>`select value from versions where name = 'reviews'`))?.value
  const product = () =>
    row(sql<{ average: number; total: number }>`select average_rating as average, total_reviews as total from products`)
  const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, place) => from + place)

  beforeAll(async () => {
    const made = await reactingDatabase("postgres")
    db = made.db
    reset = made.reset
  })
  beforeEach(() => reset())
  afterAll(() => db.close())

  it("fifty members add fifty likes", async () => {
    const answers = await Promise.all(numbers(50, 10).map((place) => tagOf(as(place).like({ review: reviewOf(1) }))))
    expect(tallied(answers)).toEqual({ done: 50 })
    expect(await reviewRow(1)).toEqual({
      likes: 51,
      rows: 50,
      status: "published",
      helpful: helpfulness({ likes: 51, photos: 0, verified: false })
    })
  })

  it("one member adds one like, fifty times at once, and takes it back as well", async () => {
    const fiftyTimes = (call: () => Promise<string>) => Promise.all(numbers(50).map(call))
    expect(tallied(await fiftyTimes(() => tagOf(as(20).like({ review: reviewOf(2) }))))).toEqual({ done: 50 })
    expect(await reviewRow(2)).toMatchObject({ likes: 3, rows: 1 })
    expect(tallied(await fiftyTimes(() => tagOf(as(20).unlike({ review: reviewOf(2) }))))).toEqual({ done: 50 })
    expect(await reviewRow(2)).toMatchObject({ likes: 2, rows: 0 })
  })

  it("likes and their opposites at once leave the count of the rows", async () => {
    await Promise.all(
      numbers(60).map((press) =>
        tagOf(as(10 + (press % 7))[press % 2 === 0 ? "like" : "unlike"]({ review: reviewOf(3) }))
      )
    )
    const { likes = 0, rows = 0 } = (await reviewRow(3)) ?? {}
    expect(likes).toBe(3 + rows)
  })

  it("three reporters hide a review once, with the stars of its product, and two do not", async () => {
    expect(await product()).toEqual({ average: 2.5, total: 4 })
    const report = (place: number) => tagOf(as(place).report({ review: reviewOf(3), type: "fake" }))
    const before = await versionNow()
    expect(tallied(await Promise.all([report(10), report(10), report(11)]))).toEqual({ done: 2, AlreadyReported: 1 })
    expect(await reviewRow(3)).toMatchObject({ status: "published" })
    expect(await versionNow()).toBe(before)
    await reset()
    const start = await versionNow()
    const answers = await Promise.all(numbers(3, 10).map(report))
    expect(tallied(answers)).toEqual({ done: 3 })
    expect(await reviewRow(3)).toMatchObject({ status: "hidden" })
    expect(await product()).toEqual({ average: 2, total: 3 })
    expect(await versionNow()).toBe((start ?? 0) + 1)
    const hidden = { name: "reports", action: "hide review", subject: reviewOf(3), detail: { reporters: 3 } }
    expect(
      await run(db.ask((on) => on.selectFrom("ops_log").select(["name", "action", "subject", "detail"]).execute()))
    ).toEqual([hidden])
  })

  it("reports that the shop has decided about do not hide a review again", async () => {
    const report = (place: number) => tagOf(as(place).report({ review: reviewOf(0), type: "spam" }))
    await Promise.all(numbers(3, 10).map(report))
    await run(
      db.ask(async (on) => {
        await sql`update review_reports set settled_at = now()`.execute(on)
        await sql`update reviews set status = 'published' where id = ${reviewOf(0)}`.execute(on)
      })
    )
    expect(await report(10)).toBe("AlreadyReported")
    expect([await report(13), await report(14)]).toEqual(["done", "done"])
    expect(await reviewRow(0)).toMatchObject({ status: "published" })
    expect(await report(15)).toBe("done")
    expect(await reviewRow(0)).toMatchObject({ status: "hidden" })
  })

  it("likes stay when the reviews are imported once more, and lists show them", async () => {
    await run(as(30).like({ review: reviewOf(1) }))
    const before = await versionNow()
    await run(putReviews(db, importedReviews))
    expect(await reviewRow(1)).toMatchObject({ likes: 2, rows: 1 })
    expect(await versionNow()).toBe(before)
    const { items } = await run(
      sqlReviews(db, { lookMs: 0 }).highlights(ProductId(1), { language: "id", now: someNow })
    )
    expect(items[0]).toMatchObject({ id: reviewOf(3), likes: 3 })
  })

  it("what a removed member did goes with the account, while others like at the same moment", async () => {
    const place = 40
    const profiles = () =>
      db.inTransaction((tx) =>
        sqlProfiles(tx).erase(memberOf(place), someNow, { session: undefined, messageTo: () => undefined })
      )
    await run(as(place).like({ review: reviewOf(1) }))
    await run(as(place).bookmark({ review: reviewOf(2) }))
    await run(as(place).report({ review: reviewOf(3), type: "spam" }))
    const stored = await run(sqlProfiles(db).everything(memberOf(place)))
    expect(stored).toMatchObject({
      review_likes: [{ review_id: reviewOf(1) }],
      review_bookmarks: [{ review_id: reviewOf(2) }],
      review_reports: [{ review_id: reviewOf(3), type: "spam" }]
    })
    await Promise.all([
      run(profiles()),
      ...numbers(10, 41).map((other) => tagOf(as(other).like({ review: reviewOf(1) }))),
      ...numbers(5).map(() => tagOf(as(place).like({ review: reviewOf(2) })))
    ])
    expect(await reviewRow(1)).toMatchObject({ likes: 11, rows: 10 })
    expect(await reviewRow(2)).toMatchObject({ likes: 2, rows: 0 })
    for (const table of ["review_likes", "review_bookmarks", "review_reports"])
      expect(await row(sql`select from ${sql.table(table)} where member_id = ${memberOf(place)}`)).toBeUndefined()
    expect(await tagOf(as(place).bookmark({ review: reviewOf(1) }))).toBe("Unauthenticated")
  })
})
