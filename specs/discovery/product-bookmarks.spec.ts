import { Effect } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { memoryProductBookmarks } from "#adapters/memory/discovery/discovery.memory.ts"
import { sqlProductBookmarks } from "#adapters/postgres/discovery/product-bookmarks.sql.ts"
import { MemberId } from "#core/account/member.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { ProductBookmarkStore } from "#core/discovery/saving/product-bookmarks.port.ts"
import { productBookmarksOver } from "#core/discovery/saving/product-bookmarks.usecases.ts"
import { runs, someNow } from "#specs/arbitraries.ts"
import { engines } from "#specs/database.ts"
import { discoveringDatabase, memberOf, removedProduct, someProducts } from "./discovering-database.ts"

interface MarkingShop {
  readonly store: ProductBookmarkStore
  readonly reset: () => Promise<void>
  readonly close: () => Promise<unknown>
}

const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
const tagOf = <A, E extends { readonly _tag: string }>(effect: Effect.Effect<A, E>): Promise<string> =>
  run(Effect.match(effect, { onSuccess: () => "done", onFailure: ({ _tag }) => _tag }))

const bookmarkFacts = (name: string, open: () => Promise<MarkingShop>) =>
  describe(`bookmarks of products, ${name}`, () => {
    let shop: MarkingShop
    const as = (place: number) => productBookmarksOver(shop.store, memberOf(place), someNow)
    beforeAll(async () => {
      shop = await open()
    })
    afterAll(() => shop.close())

    it("are the other state without a wish, and the wished one however often it is sent. Specification 7", async () => {
      await shop.reset()
      const product = ProductId(1)
      expect(await run(as(0).bookmark({ product }))).toEqual({ product, hasBookmarked: true })
      expect(await run(as(0).bookmark({ product }))).toEqual({ product, hasBookmarked: false })
      for (const on of [true, true, false, false])
        expect(await run(as(0).bookmark({ product, on }))).toEqual({ product, hasBookmarked: on })
    })

    it("are the member's alone, and of products that are there", async () => {
      await shop.reset()
      await run(as(0).bookmark({ product: ProductId(2) }))
      const asked = [3, 2, 99].map(ProductId)
      expect(await run(as(0).mine({ products: asked }))).toEqual([
        { product: 2, hasBookmarked: true },
        { product: 3, hasBookmarked: false }
      ])
      expect(await run(as(1).mine({ products: [ProductId(2)] }))).toEqual([{ product: 2, hasBookmarked: false }])
      expect(await run(as(1).mine({ products: [] }))).toEqual([])
      for (const product of [ProductId(99), removedProduct])
        expect(await tagOf(as(0).bookmark({ product }))).toBe("ProductUnknown")
    })

    it("are what the last press made of them, after any presses", () =>
      fc.assert(
        fc.asyncProperty(
          fc.array(
            fc.record({
              member: fc.nat(2),
              product: fc.constantFrom(...someProducts),
              on: fc.option(fc.boolean(), { nil: undefined })
            }),
            { maxLength: 15 }
          ),
          async (presses) => {
            await shop.reset()
            const held = new Set<string>()
            for (const { member, product, on } of presses) {
              const key = `${member} ${product}`
              const wanted = on ?? !held.has(key)
              if (wanted) held.add(key)
              else held.delete(key)
              await run(as(member).bookmark({ product, ...(on !== undefined && { on }) }))
            }
            for (const member of [0, 1, 2])
              expect(await run(as(member).mine({ products: someProducts }))).toEqual(
                someProducts.map((product) => ({ product, hasBookmarked: held.has(`${member} ${product}`) }))
              )
          }
        ),
        runs(25)
      ))
  })

bookmarkFacts("in memory", async () => {
  let store = memoryProductBookmarks(someProducts)
  return {
    store: { mark: (...asked) => store.mark(...asked), read: (...asked) => store.read(...asked) },
    reset: async () => {
      store = memoryProductBookmarks(someProducts)
    },
    close: async () => {}
  }
})

for (const engine of engines) {
  bookmarkFacts(`stored by ${engine}`, async () => {
    const db = await discoveringDatabase(engine)
    return {
      store: {
        read: sqlProductBookmarks(db).read,
        mark: (...asked) => db.inTransaction((tx) => sqlProductBookmarks(tx).mark(...asked))
      },
      reset: async () => void (await run(db.ask((on) => on.deleteFrom("product_bookmarks").execute()))),
      close: db.close
    }
  })

  describe(`a member who is not there, stored by ${engine}`, () => {
    it("bookmarks nothing", async () => {
      const db = await discoveringDatabase(engine)
      const stranger = productBookmarksOver(sqlProductBookmarks(db), MemberId("no-such"), someNow)
      expect(await tagOf(stranger.bookmark({ product: ProductId(1) }))).toBe("Unauthenticated")
      await db.close()
    })
  })
}
