import { Effect } from "effect"
import { sql } from "kysely"
import { describe, expect, it } from "vitest"
import { putReviews } from "#adapters/postgres/catalogue/review-writer.sql.ts"
import { sqlProductBookmarks } from "#adapters/postgres/discovery/product-bookmarks.sql.ts"
import { sqlTastes } from "#adapters/postgres/discovery/taste.sql.ts"
import { MemberId } from "#core/account/member.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { instant } from "#core/kernel/moment.ts"
import { engines } from "#specs/database.ts"
import { someNow } from "../arbitraries.ts"
import { discoveringDatabase, memberOf } from "./discovering-database.ts"

const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)

describe.each(engines)("a member's taste, stored by %s", (engine) => {
  it("is what they answered, reviewed, marked and have on their wishlist, the latest first; nothing else", async () => {
    const db = await discoveringDatabase(engine)
    const review = (id: string, product: number, stars: number, at: number) => ({
      id,
      product: { id: ProductId(product), name: `Serum ${product}` },
      writer: { id: memberOf(0), traits: [] },
      details: "Ulasan",
      stars: { effectiveness: stars },
      recommended: true,
      tags: [],
      repurchase: false,
      verifiedPurchase: false,
      likes: 0,
      pictures: [],
      createdAt: instant(someNow + at)
    })
    await run(putReviews(db, [review("r1", 1, 5, 0), review("r2", 2, 3, 1), review("r3", 3, 4, 2)] as never))
    await run(
      db.inTransaction((tx) =>
        sqlProductBookmarks(tx).mark(memberOf(0), { product: ProductId(4), at: instant(someNow + 9) })
      )
    )
    const wishedAt = new Date(someNow + 5).toISOString()
    await run(
      db.ask(async (on) => {
        await sql`insert into combinations (product_id, id, position, attribute, price, stock)
          values (2, 'c2', 0, 'none', 50000, 3), (3, 'c3', 0, 'none', 50000, 3)`.execute(on)
        await sql`insert into wishlist_entries (member_id, combination_id, product_id, at, price, removed_at)
          values ('m0', 'c2', 2, ${wishedAt}, 50000, null), ('m0', 'c3', 3, ${wishedAt}, 50000, now())`.execute(on)
      })
    )
    await run(db.ask((on) => sql`update members set interest = '["skincare"]' where id = 'm0'`.execute(on)))
    expect(await run(sqlTastes(db).tasteOf(memberOf(0)))).toEqual({
      answers: ["skin-oily"],
      interests: ["skincare"],
      bought: [],
      // What was taken off the wishlist again is no sign.
      loved: [4, 2, 3, 1],
      tried: [3, 2, 1]
    })
    expect(await run(sqlTastes(db).tasteOf(memberOf(1)))).toMatchObject({ answers: [], loved: [], tried: [] })
    const refused = await run(Effect.flip(sqlTastes(db).tasteOf(MemberId("no-such"))))
    expect(refused._tag).toBe("Unauthenticated")
    await db.close()
  })
})
