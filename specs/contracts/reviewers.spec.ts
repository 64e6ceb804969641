import { Effect } from "effect"
import fc from "fast-check"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { putReviews, type ReviewRecord } from "#adapters/postgres/catalogue/review-writer.sql.ts"
import { sqlReviewers } from "#adapters/postgres/catalogue/reviewers.sql.ts"
import { changing } from "#adapters/postgres/catalogue/versions.sql.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import type { Reader } from "#core/catalogue/catalogue.port.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { instant } from "#core/kernel/moment.ts"
import { helpfulness } from "#core/reviews/helpful.rule.ts"
import { ratingOf } from "#core/reviews/rating.rule.ts"
import { ReviewId } from "#core/reviews/review.ts"
import { allOfReviewer } from "#core/reviews/reviewers/reviewer-address.rule.ts"
import type { ReviewersStore } from "#core/reviews/reviewers/reviewers.port.ts"
import { runs, someNow } from "#specs/arbitraries.ts"
import { engines, freshDatabase } from "#specs/database.ts"
import { putMembers } from "../orders/members.ts"

const reader: Reader = { language: "en", now: someNow }
const names = ["ani", "budi", "citra"] as const
type Name = (typeof names)[number]
/** Products 1 and 2 stand below makeup, at levels 2 and 3; 3 is below skincare; 4 is not in the shop. */
const topOf: Readonly<Record<number, string | undefined>> = { 1: "makeup", 2: "makeup", 3: "skincare" }

interface Written extends ReviewRecord {
  readonly writer: { readonly id: Name; readonly traits: ReadonlyArray<string> }
  readonly status: "published" | "held" | "hidden" | "removed"
}

const anyWritten: fc.Arbitrary<ReadonlyArray<Written>> = fc
  .uniqueArray(
    fc.record({
      name: fc.constantFrom(...names),
      product: fc.integer({ min: 1, max: 4 }),
      stars: fc.record({ effectiveness: fc.integer({ min: 1, max: 5 }), texture: fc.integer({ min: 1, max: 5 }) }),
      verifiedPurchase: fc.boolean(),
      likes: fc.nat(9),
      daysAgo: fc.nat(3),
      status: fc.constantFrom("published", "published", "published", "held", "hidden", "removed")
    }),
    { selector: ({ name, product }) => `${name} ${product}`, maxLength: 12, size: "max" }
  )
  .map((rows) =>
    rows.map(({ name, product, daysAgo, ...row }, place) => ({
      ...row,
      id: ReviewId(`r${String(place).padStart(2, "0")}`),
      product: { id: ProductId(product), name: `Serum ${product}` },
      writer: { id: name, traits: [] },
      details: `Kalimat ${place}. Yang kedua.`,
      tags: [],
      recommended: true,
      repurchase: false,
      pictures: [],
      createdAt: instant(someNow - daysAgo * 86_400_000)
    }))
  )

const putPlaces = (db: Db) =>
  db.ask(async (on) => {
    await sql`insert into categories (id, slug, name, level, parent_id, position) values
      ('makeup', 'makeup', '{"id": "Makeup", "en": "Make-up"}', 1, null, 0),
      ('lips', 'lips', '{"id": "Bibir", "en": "Lips"}', 2, 'makeup', 0),
      ('gloss', 'gloss', '{"id": "Gloss", "en": "Gloss"}', 3, 'lips', 0),
      ('skincare', 'skincare', '{"id": "Skincare", "en": "Skincare"}', 1, null, 1)`.execute(on)
    await sql`insert into brands (id, slug, name, folded, wordmark, letter, story)
      values (1, 'delima', 'Delima', 'delima', 'Delima', 'D', '{}')`.execute(on)
    await sql`insert into products (id, source, source_id, slug, name, brand_id, category_id, description, how_to_use, version)
      values (1, 's', '1', 'serum-1', 'Serum 1', 1, 'lips', '{}', '{}', 1),
        (2, 's', '2', 'serum-2', 'Serum 2', 1, 'gloss', '{}', '{}', 1),
        (3, 's', '3', 'serum-3', 'Serum 3', 1, 'skincare', '{}', '{}', 1)`.execute(on)
  })

describe.each(engines)("reviewers stored by %s", (engine) => {
  let db: Db
  let store: ReviewersStore
  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
  const put = async (all: ReadonlyArray<Written>) => {
    await run(
      changing(db, "reviews", async (on) => {
        await on.deleteFrom("reviews").execute()
        return { answer: undefined, changed: true }
      })
    )
    await run(putReviews(db, all))
    for (const { id, status } of all)
      await run(db.ask((on) => on.updateTable("reviews").set({ status }).where("id", "=", id).execute()))
  }

  beforeAll(async () => {
    db = await freshDatabase(engine)
    store = sqlReviewers(db, { lookMs: 0 })
    await putMembers(db, ...names, "removed")
    await run(putPlaces(db))
    await run(
      db.ask(async (on) => {
        await sql`update members set expert = true, expert_title = '{"id": "Apoteker", "en": "Pharmacist"}' where id <> 'ani'`.execute(
          on
        )
        await sql`update members set removed_at = joined_at where id = 'removed'`.execute(on)
        await sql`update members set date_of_birth = '1998-03-31' where id = 'ani'`.execute(on)
      })
    )
  })
  afterAll(() => db.close())

  const publishedOf = (all: ReadonlyArray<Written>, name: Name) =>
    all.filter(({ writer, status }) => writer.id === name && status === "published")

  it("add up and list what is published of them, and nothing else", () =>
    fc.assert(
      fc.asyncProperty(anyWritten, async (all) => {
        await put(all)
        for (const name of names) {
          const own = publishedOf(all, name)
          const likes = own.reduce((sum, one) => sum + one.likes, 0)
          const verified = own.filter(({ verifiedPurchase }) => verifiedPurchase).length
          const counts = { reviews: own.length, likes, photos: 0, verified }
          const mean = own.reduce((sum, { stars }) => sum + Math.round(ratingOf(stars) * 1000), 0) / own.length
          const seen = await run(store.reviewer(name.toUpperCase(), reader))
          expect(seen?.counts).toEqual(counts)
          expect(seen?.meanRating).toBe(own.length === 0 ? undefined : Math.floor(mean) / 1000)
          const newest = own.toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? -1 : 1))
          const listed = await run(store.reviews(allOfReviewer(name), reader))
          expect(listed.items.map(({ review }) => review.id)).toEqual(newest.map(({ id }) => id))
          expect(listed.total).toBe(own.length)
          for (const category of ["makeup", "skincare"]) {
            const about = newest.filter(({ product }) => topOf[product.id] === category)
            const query = { ...allOfReviewer(name), category: CategoryId(category) }
            const narrowed = await run(store.reviews(query, reader))
            expect(narrowed.items.map(({ review }) => review.id)).toEqual(about.map(({ id }) => id))
            expect(narrowed.total).toBe(about.length)
            expect(listed.groups.find(({ id }) => id === category)?.count ?? 0).toBe(about.length)
          }
        }
      }),
      runs(15)
    ))

  it("are experts if staff said so, those of most likes first, with their two most helpful reviews", () =>
    fc.assert(
      fc.asyncProperty(anyWritten, async (all) => {
        await put(all)
        const experts = await run(store.experts(reader))
        const likesOf = (name: Name) => publishedOf(all, name).reduce((sum, { likes }) => sum + likes, 0)
        expect(experts.map(({ reviewer }) => reviewer.userName).toSorted()).toEqual(["budi", "citra"])
        const likes = experts.map(({ counts }) => counts.likes)
        expect(likes).toEqual(likes.toSorted((a, b) => b - a))
        for (const name of ["budi", "citra"] as const) {
          const expert = experts.find(({ reviewer }) => reviewer.userName === name)
          expect(expert).toMatchObject({ reviewer: { title: "Pharmacist" }, counts: { likes: likesOf(name) } })
          const helpful = ({ likes: count, verifiedPurchase: verified }: Written) =>
            helpfulness({ likes: count, photos: 0, verified })
          const best = publishedOf(all, name)
            .toSorted((one, other) => helpful(other) - helpful(one) || (one.id < other.id ? -1 : 1))
            .slice(0, 2)
          expect(expert?.best.map(({ id }) => id)).toEqual(best.map(({ id }) => id))
        }
      }),
      runs(10)
    ))

  it("are not found once the account is removed, or under no name", async () => {
    for (const name of ["removed", "nobody", ""]) {
      expect(await run(store.reviewer(name, reader))).toBeUndefined()
      expect((await run(store.reviews(allOfReviewer(name), reader))).items).toEqual([])
    }
  })
})
