import { Effect } from "effect"
import { sql } from "kysely"
import { describe, expect, it } from "vitest"
import { memoryWishlist } from "#adapters/memory/wishlist.memory.ts"
import { putWriters } from "#adapters/postgres/catalogue/review-writer.sql.ts"
import { sqlWishlist } from "#adapters/postgres/members/wishlist.sql.ts"
import type { Prefetch } from "#adapters/postgres/selling/goods.sql.ts"
import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { WishlistStore } from "#core/wishlist/wishlist.port.ts"
import { entryIdOf } from "#core/wishlist/wishlist.ts"
import { type Engine, engines, freshDatabase } from "#specs/database.ts"
import { writtenAt } from "../contracts/reactions.ts"
import { soldAsOf, unsold, type WishingShop, wishedProducts, wisherOf, wishlistFacts } from "./wishlist-facts.ts"

const products = Array.from({ length: wishedProducts }, (_, place) => place + 1)
const sold = new Map(products.map((product) => [soldAsOf(product), ProductId(product)]))

wishlistFacts("in memory", async () => {
  let store = memoryWishlist(sold)
  return {
    store: {
      productSoldAs: (...asked) => store.productSoldAs(...asked),
      put: (...asked) => store.put(...asked),
      remove: (...asked) => store.remove(...asked),
      entries: (...asked) => store.entries(...asked)
    },
    reset: async () => {
      store = memoryWishlist(sold)
    },
    close: async () => {}
  }
})

const inDatabase = async (engine: Engine, prefetched?: Prefetch): Promise<WishingShop> => {
  const db = await freshDatabase(engine)
  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
  const members = Array.from({ length: 10 }, (_, place) => ({
    id: wisherOf(place),
    userName: `Anggota${place}`,
    level: "base" as const,
    traits: [],
    joinedAt: writtenAt
  }))
  await run(putWriters(db, members))
  await run(
    db.ask(async (on) => {
      await sql`insert into brands (id, slug, name, folded, wordmark, letter, story)
        values (1, 'delima', 'Delima', 'delima', 'Delima', 'D', '{}')`.execute(on)
      await sql`insert into products (id, source, source_id, slug, name, brand_id, description, how_to_use, version, sold_as)
        select id, 's', id::text, 'serum-' || id, 'Serum', 1, '{}', '{}', 1,
          case when id <> ${unsold}::int then ${soldAsOf(0)}::int + id end
        from generate_series(1, ${wishedProducts}::int) as id`.execute(on)
      await sql`insert into combinations (product_id, id, position, attribute, price, stock, is_default)
        select id, id || '-' || shade, 0, 'shade', 100000, 10, shade = 'a'
        from generate_series(1, ${wishedProducts}::int) as id, unnest(array['a', 'b']) as shade`.execute(on)
    })
  )
  // The server has a transaction for each call as well.
  const store: WishlistStore = {
    productSoldAs: sqlWishlist(db).productSoldAs,
    put: (...given) => db.inTransaction((tx) => sqlWishlist(tx).put(...given)),
    remove: (...given) => db.inTransaction((tx) => sqlWishlist(tx).remove(...given)),
    entries: sqlWishlist(db, prefetched).entries
  }
  return {
    store,
    reset: async () => {
      await run(db.ask((on) => on.deleteFrom("wishlist_entries").execute()))
    },
    close: db.close
  }
}

for (const engine of engines) {
  wishlistFacts(`stored by ${engine}`, () => inDatabase(engine))
  wishlistFacts(`stored by ${engine} and read with the stock`, () => inDatabase(engine, { stock: [] }))
}

describe("entries that are read with the stock of their goods", () => {
  it("give it to the reader, with the catalogue's version at that moment", async () => {
    const prefetched: Prefetch = { stock: [] }
    const { store, close } = await inDatabase("pglite", prefetched)
    const draft = { id: entryIdOf(CombinationId("1-a")), product: ProductId(1), combination: CombinationId("1-a") }
    const put = store.put(wisherOf(0), { ...draft, at: writtenAt, price: rupiah(1), restoredSince: writtenAt }, 5)
    await Effect.runPromise(put)
    const [entry] = await Effect.runPromise(store.entries(wisherOf(0)))
    expect(entry).toMatchObject(draft)
    expect(prefetched.stock).toEqual([{ id: "1-a", product_id: 1, stock: 10, version: expect.any(Number) }])
    await close()
  })
})
