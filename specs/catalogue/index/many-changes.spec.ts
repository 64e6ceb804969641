import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { catalogueIndexOf } from "#adapters/memory/catalogue-index.ts"
import type { IndexChanges } from "#adapters/memory/index/apply.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { StoredProduct } from "#core/catalogue/stored.ts"
import { noLists } from "#core/catalogue/stored-lists.ts"
import { rupiah } from "#core/kernel/money.ts"
import { emptyQuery, type SearchQuery } from "#core/search/query.ts"
import { sorts } from "#core/search/sort.ts"
import { generatedCatalogue, generatedNow, randomFrom } from "#specs/bench/generated/catalogue-generator.ts"
import { everythingIn } from "./everything.ts"

const isFull = process.env.SCALE === "full"
const [products, changes, batch] = isFull ? [2_000, 200_000, 400] : [300, 2_000, 50]

describe(`an index of ${products} products after ${changes} random changes`, () => {
  it("answers as one that is built of what they have led to", async () => {
    const catalogue = generatedCatalogue(products)
    const random = randomFrom(11)
    const upTo = (most: number): number => Math.floor(random() * most)
    const now = new Map(catalogue.products.map((product) => [product.id, product]))
    const ids = [...now.keys()]
    let last = Math.max(...ids)
    const index = catalogueIndexOf(catalogue, noLists, generatedNow)

    const some = (): StoredProduct => {
      const product = now.get(ids[upTo(ids.length)] ?? ProductId(0))
      if (product === undefined) throw new RangeError("no such product")
      return product
    }
    const kinds: ReadonlyArray<(one: StoredProduct) => StoredProduct> = [
      (one) => ({
        ...one,
        combinations: one.combinations.map((shade) => ({ ...shade, price: rupiah(1_000 * upTo(400)) }))
      }),
      (one) => ({ ...one, combinations: one.combinations.map((shade) => ({ ...shade, stock: upTo(3) })) }),
      (one) => ({ ...one, combinations: one.combinations.slice(0, 1 + upTo(3)) }),
      (one) => ({ ...one, name: `${some().name.split(" ")[0]} ${one.name.split(" ").at(-1)}` }),
      (one) => ({ ...one, description: some().description }),
      (one) => ({ ...one, averageRating: upTo(5_001) / 1_000, totalReviews: upTo(90) }),
      (one) => ({ ...one, sales90d: upTo(500) }),
      (one) => ({ ...one, active: !one.active }),
      (one) => ({ ...one, removed: !one.removed }),
      (one) => ({ ...one, tags: some().tags, brand: some().brand }),
      (one) => {
        const { category } = some()
        return { ...one, ...(category !== undefined && { category }) }
      },
      (one) => {
        const id = ProductId(++last)
        ids.push(id)
        return { ...one, id, slug: `${one.slug}-${id}` }
      }
    ]
    const queries = (): ReadonlyArray<SearchQuery> => [
      ...sorts.map((sort) => ({ ...emptyQuery, sort, size: 16 as const })),
      ...Array.from({ length: 8 }, () => {
        const { category } = some()
        return { ...emptyQuery, size: 16 as const, ...(category !== undefined && { category }), brands: [some().brand] }
      }),
      ...Array.from({ length: 8 }, () => ({ ...emptyQuery, size: 16 as const, q: some().name }))
    ]
    const reader = { language: "id", now: generatedNow } as const
    const check = () => {
      const shop = { catalogue: { ...catalogue, products: [...now.values()] }, lists: noLists }
      const [asked, shown] = [queries(), Array.from({ length: 10 }, some)]
      const fresh = catalogueIndexOf(shop.catalogue, noLists, generatedNow)
      expect(everythingIn(index, shop, asked, shown, reader)).toEqual(everythingIn(fresh, shop, asked, shown, reader))
    }

    let done = 0
    while (done < changes) {
      const many = Math.min(changes - done, 1 + upTo(batch))
      const put: Array<StoredProduct> = []
      for (let one = 0; one < many; one++) {
        // No more than twice as many products as there were: those that came are changed as well.
        const kind = kinds[upTo(ids.length < 2 * products ? kinds.length : kinds.length - 1)] ?? kinds[0]
        const product = kind?.(some())
        if (product === undefined) continue
        now.set(product.id, product)
        put.push(product)
      }
      const given: IndexChanges = { products: put }
      await Effect.runPromise(index.apply(given, () => generatedNow))
      if (Math.floor((done + many) / (changes / 4)) > Math.floor(done / (changes / 4))) check()
      done += many
    }
    expect(index.size()).toBe(now.size)
  })
})
