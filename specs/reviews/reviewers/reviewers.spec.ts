import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { putReviews } from "#adapters/postgres/catalogue/review-writer.sql.ts"
import { moment } from "#adapters/postgres/tables.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { ReviewId } from "#core/reviews/review.ts"
import { someNow } from "../../arbitraries.ts"
import { putMembers } from "../../orders/members.ts"
import { openServedShop, type ServedShop } from "../../orders/served-shop.ts"

const record = (id: string, details: string) => ({
  id: ReviewId(id),
  product: { id: ProductId(1000 + Number(id.slice(1))), name: "Serum" },
  writer: { id: "ani", traits: [] },
  details,
  stars: { effectiveness: 4 },
  tags: [],
  recommended: true,
  repurchase: false,
  verifiedPurchase: true,
  likes: 3,
  pictures: [],
  createdAt: someNow
})

/** What only the member may see, each as a mark that would be found in an answer. */
const secrets = {
  first_name: "Rahasianama",
  last_name: "Rahasiakeluarga",
  email: "rahasia@pembeli.test",
  phone_national: "81298765432",
  date_of_birth: "1998-03-31"
}

describe("what the server says of a reviewer", () => {
  let shop: ServedShop
  beforeAll(async () => {
    shop = await openServedShop("postgres", { a: 5 })
    const { db } = shop.shop
    await putMembers(db, "ani", "budi")
    await Effect.runPromise(db.ask((on) => on.updateTable("members").set(secrets).where("id", "=", "ani").execute()))
    await Effect.runPromise(putReviews(db, [record("r1", "Terbit sekali."), record("r2", "Tulisan tertahan.")]))
    await Effect.runPromise(
      db.ask(async (on) => {
        await sql`update reviews set status = 'held' where id = 'r2'`.execute(on)
        await sql`update members set expert = true, expert_title = '{"id": "Apoteker", "en": "Pharmacist"}' where id = 'ani'`.execute(
          on
        )
      })
    )
  })
  afterAll(() => shop.close())

  const read = async (path: string) => {
    const response = await shop.ask(path)
    return { status: response.status, text: await response.text() }
  }

  it("is public: no name, address, number, birthday or held review of theirs", async () => {
    for (const path of [
      "/api/public/reviewers/ani",
      "/api/public/reviewers/ani/reviews",
      "/api/public/reviewers/ani/reviews?sort=lowest",
      "/api/public/experts",
      "/api/public/reviews/popular?experts=1&limit=10"
    ]) {
      const { status, text } = await read(path)
      expect([path, status]).toEqual([path, 200])
      for (const secret of [...Object.values(secrets), "tertahan", "member_id", '"id":"ani"'])
        expect([path, text.includes(secret)]).toEqual([path, false])
    }
    const { data } = JSON.parse((await read("/api/public/reviewers/ANI")).text)
    expect(data).toEqual({
      user: {
        user_name: "ani",
        level: "base",
        is_expert: true,
        title: "Apoteker",
        age_bucket: "25-29",
        tags: []
      },
      joined_at: moment(someNow),
      counts: { reviews: 1, likes: 3, photos: 0, verified: 1 },
      mean_rating: 4,
      badges: [
        { id: "first-review", earned_at: moment(someNow) },
        { id: "first-to-review", earned_at: moment(someNow) }
      ]
    })
  })

  it("is nothing of people who are not members", async () => {
    for (const name of ["nobody", "%00", "ani%27%20or%201=1", "a".repeat(201)]) {
      const { status } = await read(`/api/public/reviewers/${name}`)
      expect([404, 400, 422]).toContain(status)
    }
    const { data, meta } = JSON.parse((await read("/api/public/reviewers/nobody/reviews")).text)
    expect([data, meta.total]).toEqual([[], 0])
  })

  it("filters experts by their field", async () => {
    const all = JSON.parse((await read("/api/public/experts")).text)
    expect(all.meta.fields).toEqual([{ _id: "apoteker", name: "Apoteker", count: 1 }])
    expect(all.data[0]).toMatchObject({ quote: "Terbit sekali.", best: [{ review_id: "r1" }] })
    expect(JSON.parse((await read("/api/public/experts?field=penata-rias")).text).meta.total).toBe(0)
    expect((await read("/api/public/experts?skip=x")).status).toBe(422)
  })
})
