import { Effect } from "effect"
import fc from "fast-check"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { sqlReviews } from "#adapters/postgres/catalogue/reviews.sql.ts"
import { type Db, openDb } from "#adapters/postgres/engine/db.ts"
import type { ReviewStore } from "#core/reviews/reviews.port.ts"
import { runs, someNow } from "#specs/arbitraries.ts"
import { anyReviewQuery, anyReviews, keepReviews, someProducts } from "../../contracts/stored-reviews.ts"
import { freshPostgres } from "../../database.ts"
import { anyChange, makeChange } from "./review-changes.ts"

const nothing = { entries: 0, bytes: 0 }
const reader = { language: "en", now: someNow } as const

const anyQuestion: fc.Arbitrary<(store: ReviewStore) => Effect.Effect<unknown, unknown>> = fc.oneof(
  { weight: 4, arbitrary: anyReviewQuery.map((query) => (store: ReviewStore) => store.list(query, reader)) },
  fc.constantFrom(...someProducts).chain(({ id }) =>
    fc.constantFrom(
      (store: ReviewStore) => store.highlights(id, reader),
      (store: ReviewStore) => store.photos(id, reader),
      (store: ReviewStore) => store.newestPhotos({ product: id, skip: 0, limit: 5 }, reader),
      (store: ReviewStore) => store.newestPhotos({ userName: "penulis3", skip: 0, limit: 5 }, reader),
      (store: ReviewStore) => store.popular({ limit: 5 }, reader),
      (store: ReviewStore) => store.count(id)
    )
  )
)

describe("two processes on one database", () => {
  let mine: Db
  let another: Db
  let late = 0
  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)

  beforeAll(async () => {
    const url = await freshPostgres()
    mine = await openDb({ url, report: console.error })
    another = await openDb({ url, report: console.error })
    await run(
      mine.ask(async (on) => {
        await sql`insert into brands (id, slug, name, folded, wordmark, letter, story)
          values (1, 'delima', 'Delima', 'delima', 'Delima', 'D', '{}')`.execute(on)
        for (const { id, name } of someProducts)
          await sql`insert into products (id, source, source_id, slug, name, brand_id, description, how_to_use, version)
            values (${id}, 's', ${id}, ${`serum-${id}`}, ${name}, 1, '{}', '{}', 1)`.execute(on)
      })
    )
  })
  afterAll(async () => {
    await mine.close()
    await another.close()
  })
  it("answer as if nothing were stored: the one that made a change at once, the other within two seconds", () =>
    fc.assert(
      fc.asyncProperty(
        anyReviews.filter((all) => all.length > 5),
        fc.array(fc.tuple(anyChange, fc.boolean()), { minLength: 1, maxLength: 12 }),
        fc.array(anyQuestion, { minLength: 2, maxLength: 6 }),
        async (all, changes, questions) => {
          await keepReviews(mine, all)
          const live = sqlReviews(mine, { lookMs: 0, bounds: { list: nothing, sum: nothing } })
          const elapsed = () => performance.now() + late
          const stores = [sqlReviews(mine, { elapsed }), sqlReviews(another, { elapsed })] as const
          const askedOf = (store: ReviewStore) => run(Effect.all(questions.map((question) => question(store))))
          for (const [change, isMine] of changes) {
            for (const store of stores) await askedOf(store)
            await run(makeChange(isMine ? mine : another, change).pipe(Effect.ignore))
            const expected = await askedOf(live)
            expect(await askedOf(stores[isMine ? 0 : 1])).toEqual(expected)
            late += 2_000
            for (const store of stores) expect(await askedOf(store)).toEqual(expected)
          }
        }
      ),
      runs(12)
    ))
})
