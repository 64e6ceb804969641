import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { shopEngines } from "#specs/database.ts"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import type { Calls } from "#specs/orders/signed-in.ts"
import { post, reviewOf, reviewText, writerIn } from "../writing/review-writers.ts"

describe.each(shopEngines)("copies of a review on %s", (engine) => {
  let served: ServedShop
  let [author, other]: ReadonlyArray<Calls> = []
  const original = reviewText(800)
  beforeAll(async () => {
    served = await openServedShop(engine, { a: 5, b: 5, c: 5, d: 5, e: 5, f: 5, g: 5, h: 5 })
    author = await writerIn(served, "asli", 30)
    other = await writerIn(served, "tiruan", 30)
    expect(await statusOf(author, "a", original)).toBe("published")
  })
  afterAll(() => served.close())

  const statusOf = async (writer: Calls | undefined, product: string, details: string): Promise<string> => {
    const answer = writer && (await post(writer, reviewOf(product, details)))
    return answer?.body.data?.status ?? JSON.stringify(answer?.body)
  }

  it("are held on another product by the same member", async () => {
    // Neither its first nor its last letters are the same.
    const words = original.split(" ")
    const changed = ["mula", ...words.slice(1, -1), "akhir"].join(" ")
    expect(await statusOf(author, "b", changed)).toBe("held")
  })

  it.each([
    ["exactly", "h", original],
    ["with other capitals and blanks", "c", original.toUpperCase().replaceAll("KA", "K A")],
    ["with another beginning", "d", `Sip, ${original}`],
    ["with another end", "e", `${original} mantap 😍`],
    ["with letters of another script", "f", original.replaceAll("a", "а").replaceAll("o", "о")]
  ])("are held on another product by another member: %s", async (_, product, details) => {
    expect(await statusOf(other, product, details)).toBe("held")
  })

  it("are none of another text", async () => {
    expect(await statusOf(other, "g", reviewText(801))).toBe("published")
  })

  it("are looked for by an index", async () => {
    const plan = await Effect.runPromise(
      served.shop.db.ask(async (on) => {
        const { rows } = await sql<{ indexname: string }>`
          select indexname from pg_indexes where tablename = 'reviews' and indexdef like '%review_letters%'`.execute(on)
        return rows.map(({ indexname }) => indexname).toSorted()
      })
    )
    expect(plan).toEqual(["reviews_first_letters", "reviews_last_letters"])
  })
})
