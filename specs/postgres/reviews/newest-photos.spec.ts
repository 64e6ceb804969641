import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { putReviews } from "#adapters/postgres/catalogue/review-writer.sql.ts"
import { sqlReviews } from "#adapters/postgres/catalogue/reviews.sql.ts"
import type { ReviewStore } from "#core/reviews/reviews.port.ts"
import { someNow } from "#specs/arbitraries.ts"
import { importedReviews, reactingDatabase } from "../../contracts/reacting-database.ts"
import { memberOf, reviewOf } from "../../contracts/reactions.ts"

const reader = { language: "id", now: someNow } as const
const picture = { src: "/media/a", avif: [240], webp: [240], ratio: 1, wall: "#fff", alt: { id: "a", en: "a" } }
const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)

describe("the newest photos of all products", () => {
  let made: Awaited<ReturnType<typeof reactingDatabase>>
  let store: ReviewStore
  beforeAll(async () => {
    made = await reactingDatabase("pglite")
    store = sqlReviews(made.db, { lookMs: 500 })
  })
  afterAll(() => made.db.close())

  const read = async (skip: number): Promise<readonly [items: number, total: number]> => {
    const { items, total } = await run(store.newestPhotos({ skip, limit: 20 }, reader))
    return [items.length, total]
  }

  it("come with their number, soon also once more have been published", async () => {
    expect(await read(0)).toEqual([0, 0])
    const [first] = importedReviews
    if (first === undefined) throw new Error("no review is imported")
    const written = [10, 11, 12].map((place) => ({
      ...first,
      id: reviewOf(place),
      writer: { ...first.writer, id: memberOf(place) },
      pictures: [picture]
    }))
    await run(putReviews(made.db, written))
    // Their number may be a moment older, and is not stored with them.
    expect((await read(0))[0]).toBe(3)
    await expect.poll(() => read(0)).toEqual([3, 3])
    expect(await read(2)).toEqual([1, 3])
    expect(await read(3)).toEqual([0, 3])
    expect(await read(1_000_000)).toEqual([0, 3])
  })
})
