import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { putReviews, verifyAgain } from "#adapters/postgres/catalogue/review-writer.sql.ts"
import { MemberId } from "#core/account/member.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { OrderId } from "#core/orders/order.ts"
import { ReviewId } from "#core/reviews/review.ts"
import { importedReviews } from "#specs/contracts/reacting-database.ts"
import { putMembers } from "../members.ts"
import { line } from "../selling-shop.ts"
import { openServedShop, type ServedShop } from "../served-shop.ts"
import { guestAt } from "../shopper.ts"

/** PGlite has one connection: nothing meets there. House 12. */
describe("two orders of one buyer that arrive at once, on PostgreSQL", () => {
  let served: ServedShop
  beforeAll(async () => {
    served = await openServedShop("postgres", { a: 50 })
  })
  afterAll(() => served.close())

  it("leave the review of their goods marked as a buyer's. D-42", async () => {
    const { db } = served.shop
    const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
    await putMembers(db, "vera")
    const { product, combination } = line("a")
    const goods = [{ product_id: product, combination_id: combination, quantity: 1 }]
    const [first] = importedReviews
    if (first === undefined) throw new Error("no review is imported")
    for (let round = 0; round < 6; round++) {
      await run(db.ask((on) => sql`update orders set member_id = null`.execute(on)))
      await run(db.ask((on) => sql`delete from reviews`.execute(on)))
      for (const place of [0, 1]) await guestAt(served.ask).buy(goods, `vera${round}${place}@pembeli.test`)
      const { rows } = await run(
        db.ask((on) =>
          sql<{ id: string }>`update orders set member_id = 'vera', status = 'shipped'
            where email like ${`vera${round}%`} returning id`.execute(on)
        )
      )
      const review = {
        ...first,
        id: ReviewId(`arrived${round}`),
        product: { id: ProductId(product), name: "A" },
        writer: { ...first.writer, id: MemberId("vera") }
      }
      await run(putReviews(db, [review]))
      expect(rows).toHaveLength(2)
      const arrive = (id: string) =>
        db.inTransaction((tx) =>
          tx.ask(async (on) => {
            await sql`update orders set status = 'delivered' where id = ${id}`.execute(on)
            await verifyAgain(on, OrderId(id))
          })
        )
      await Promise.all(rows.map(({ id }) => run(arrive(id))))
      const stored = await run(db.ask((on) => on.selectFrom("reviews").select("verified").execute()))
      expect(stored).toEqual([{ verified: true }])
    }
  })
})
