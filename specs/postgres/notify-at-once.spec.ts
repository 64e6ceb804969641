import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Db, openDb } from "#adapters/postgres/engine/db.ts"
import { sqlNames } from "#adapters/postgres/selling/goods.sql.ts"
import { sqlNotify } from "#adapters/postgres/selling/notify.sql.ts"
import { CombinationId } from "#core/catalogue/combination.ts"
import { wishesPerAddress } from "#core/catalogue/notify/notify-me.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { someNow } from "#specs/arbitraries.ts"
import { freshPostgres } from "#specs/database.ts"

/** PGlite has one connection and proves nothing here. House 12. */
describe("wishes of one address at once", () => {
  let db: Db
  beforeAll(async () => {
    db = await openDb({ url: await freshPostgres(), connections: 12, report: console.error })
  })
  afterAll(() => db.close())

  it("are 20 at most, however many arrive together", async () => {
    expect(wishesPerAddress).toBe(20)
    const names = await Effect.runPromise(sqlNames(db))
    const wish = (name: number) => ({
      product: ProductId(1),
      combination: CombinationId(`c${name}`),
      email: "sekaligus@contoh.id",
      language: "id" as const,
      at: someNow
    })
    const added = (name: number) =>
      Effect.runPromise(db.inTransaction((tx) => sqlNotify(tx, names, someNow).add(wish(name), wishesPerAddress)))
    const outcomes = await Promise.all(Array.from({ length: 60 }, (_, name) => added(name)))
    expect(outcomes.filter((outcome) => outcome === "added")).toHaveLength(20)
    expect(outcomes.filter((outcome) => outcome === "full")).toHaveLength(40)
  })
})
