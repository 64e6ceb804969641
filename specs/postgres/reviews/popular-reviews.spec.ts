import { Effect } from "effect"
import fc from "fast-check"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { sqlReviews } from "#adapters/postgres/catalogue/reviews.sql.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { runs, someNow } from "#specs/arbitraries.ts"
import { anyReviews, keepReviews, writersOf } from "../../contracts/stored-reviews.ts"
import { engines, freshDatabase } from "../../database.ts"

const reader = { language: "id", now: someNow } as const
/** Product 1 is of brand 1 and of a category of level 2, product 2 of brand 2 and of the category above. */
const placeOf = { 1: { brand: 1, categories: ["above", "below"] }, 2: { brand: 2, categories: ["above"] } } as const

describe.each(engines)("popular reviews of %s", (engine) => {
  let db: Db
  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)

  beforeAll(async () => {
    db = await freshDatabase(engine)
    await run(
      db.ask(async (on) => {
        await sql`insert into categories (id, slug, name, level, parent_id, position)
          values ('above', 'above', '{}', 1, null, 1), ('below', 'below', '{}', 2, 'above', 1)`.execute(on)
        for (const id of [1, 2]) {
          await sql`insert into brands (id, slug, name, folded, wordmark, letter, story)
            values (${id}, ${`b${id}`}, 'B', ${`b${id}`}, 'B', 'B', '{}')`.execute(on)
          await sql`insert into products (id, source, source_id, slug, name, brand_id, category_id, description, how_to_use, version)
            values (${id}, 's', ${id}, ${`p${id}`}, 'P', ${id}, ${id === 1 ? "below" : "above"}, '{}', '{}', 1)`.execute(
            on
          )
        }
      })
    )
  })
  afterAll(() => db.close())

  it("are the most liked ones of the shop, of a brand, of a category with what is below it, or of experts among them", () =>
    fc.assert(
      fc.asyncProperty(
        anyReviews,
        fc.record({
          brand: fc.constantFrom(undefined, 1, 2, 3),
          category: fc.constantFrom(undefined, "above", "below", "none"),
          expertsOnly: fc.boolean(),
          limit: fc.constantFrom(1, 3, 50)
        }),
        async (all, { brand, category, expertsOnly, limit }) => {
          await keepReviews(db, all)
          const experts = new Set(writersOf(all).flatMap((one) => (one.expertTitle ? one.id : [])))
          const fitting = all.filter(({ product, writer }) => {
            const place = placeOf[product.id === 1 ? 1 : 2]
            const categories: ReadonlyArray<string> = place.categories
            return (
              (brand === undefined || place.brand === brand) &&
              (category === undefined || categories.includes(category)) &&
              (!expertsOnly || experts.has(writer.id))
            )
          })
          const expected = fitting
            .toSorted((one, other) => other.likes - one.likes || (one.id < other.id ? -1 : 1))
            .slice(0, limit)
          const query = {
            expertsOnly,
            limit,
            ...(brand === undefined ? {} : { brand: BrandId(brand) }),
            ...(category === undefined ? {} : { category: CategoryId(category) })
          }
          const found = await run(sqlReviews(db, { lookMs: 0 }).popular(query, reader))
          expect(found.map(({ review }) => review.id)).toEqual(expected.map(({ id }) => id))
        }
      ),
      runs(25)
    ))
})
