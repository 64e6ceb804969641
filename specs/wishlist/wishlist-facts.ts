import { Effect } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { MemberId } from "#core/account/member.ts"
import { ProductRemoved, ProductUnknown } from "#core/catalogue/catalogue.errors.ts"
import type { CataloguePort } from "#core/catalogue/catalogue.port.ts"
import { CombinationId } from "#core/catalogue/combination.ts"
import { type Product, type ProductCard, ProductId } from "#core/catalogue/product.ts"
import { instant } from "#core/kernel/moment.ts"
import type { GoodsStore } from "#core/pricing/goods.port.ts"
import type { Goods } from "#core/pricing/goods.ts"
import type { WishlistPort, WishlistStore } from "#core/wishlist/wishlist.port.ts"
import { EntryId, type WishlistAsked } from "#core/wishlist/wishlist.ts"
import { wishlistOver } from "#core/wishlist/wishlist.usecases.ts"
import { runs, someNow } from "../arbitraries.ts"
import { tagOf } from "../contracts/reactions.ts"
import { priceOf, someGoods } from "../pricing/some-goods.ts"

/** Where entries are stored; members m0 to m9, products 1 to 400 with shades `<product>-a` (the default) and `<product>-b`. */
export interface WishingShop {
  readonly store: WishlistStore
  readonly reset: () => Promise<void>
  readonly close: () => Promise<unknown>
}

/** Product 9 is not sold here, product 8 was taken out of the shop. */
export const unsold = ProductId(9)
const removed = ProductId(8)
export const wishedProducts = 400
/** Numbers in the sister shop. */
export const soldAsOf = (product: number): number => 70_000 + product
export const shadeOf = (product: number, shade: "a" | "b"): CombinationId => CombinationId(`${product}-${shade}`)
export const wisherOf = (place: number): MemberId => MemberId(`m${place}`)

const goodsOf = (product: number, shade: "a" | "b"): Goods =>
  someGoods(`${product}-${shade}`, {
    product: ProductId(product),
    combination: shadeOf(product, shade),
    price: priceOf(100_000, 100_000 - product)
  })

/** A catalogue and its goods, with what a spec changes of them. */
export const wishedGoods = () => {
  const changes = new Map<CombinationId, Partial<Goods>>()
  const combination = (product: number, shade: "a" | "b") => {
    const { combination: id, price } = { ...goodsOf(product, shade), ...changes.get(shadeOf(product, shade)) }
    return { id, isDefault: shade === "a", ...price }
  }
  const catalogue: Pick<CataloguePort, "product" | "cards"> = {
    product: ({ id }) => {
      if (id === removed) return Effect.fail(new ProductRemoved())
      if (id < 1 || id > wishedProducts) return Effect.fail(new ProductUnknown())
      return Effect.succeed({
        id,
        ...(id !== unsold && { soldAs: soldAsOf(id) }),
        combinations: [combination(id, "a"), combination(id, "b")]
      } as unknown as Product)
    },
    cards: ({ ids }) => Effect.succeed(ids.map((id) => ({ id }) as ProductCard))
  }
  const goods: GoodsStore["goods"] = (wanted) =>
    Effect.sync(() => {
      if (wanted.length > 100) throw new RangeError(`at most 100 goods at once: ${wanted.length}`)
      return wanted.map(({ product, combination: id }) => ({
        ...goodsOf(product, id.endsWith("a") ? "a" : "b"),
        ...changes.get(id)
      }))
    })
  return {
    catalogue,
    goods,
    change: (product: number, shade: "a" | "b", change: Partial<Goods>) => changes.set(shadeOf(product, shade), change),
    reset: () => changes.clear()
  }
}

const all: WishlistAsked = { filter: "all", sort: "drop", skip: 0, limit: 12 }
const minute = 60_000

/** What members do with their wishlist. D-46, D-47; specification 4, 7 and 9. */
export const wishlistFacts = (name: string, open: () => Promise<WishingShop>) =>
  describe(`wishlists, ${name}`, () => {
    let shop: WishingShop
    let passed = 0
    const world = wishedGoods()
    const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
    const as = (place: number): WishlistPort =>
      wishlistOver({ ...shop.store, goods: world.goods }, world.catalogue, wisherOf(place), {
        language: "id",
        now: instant(someNow + passed)
      })
    const add = (place: number, product: number, shade?: "a" | "b") => {
      passed += 1_000
      return run(as(place).add({ product: ProductId(product), ...(shade && { combination: shadeOf(product, shade) }) }))
    }
    const listOf = async (place: number, asked: Partial<WishlistAsked> = {}) => {
      const { items, total, counts } = await run(as(place).list({ ...all, ...asked }))
      return { ids: items.map(({ combination }) => combination), total, counts }
    }
    const heartsOf = async (place: number) => (await run(as(place).hearts({}))).map(({ combination }) => combination)
    const reset = async () => {
      passed = 0
      world.reset()
      await shop.reset()
    }

    beforeAll(async () => {
      shop = await open()
    })
    afterAll(() => shop.close())

    it("saves the default combination unless one is named, and returns the entry that is there already. D-46", async () => {
      await reset()
      const first = await add(0, 1)
      expect(first).toMatchObject({ product: 1, combination: shadeOf(1, "a") })
      expect(await add(0, 1)).toEqual(first)
      expect(await add(0, 1, "a")).toEqual(first)
      const second = await add(0, 1, "b")
      expect(second.id).not.toBe(first.id)
      expect(await heartsOf(0)).toEqual([shadeOf(1, "b"), shadeOf(1, "a")])
    })

    it("finds a product by its number in the sister shop, and ends at the same entry. D-1", async () => {
      await reset()
      const entry = await add(0, 2)
      expect(await run(as(0).addSold({ soldAs: soldAsOf(2) }))).toEqual(entry)
      expect(await run(as(0).addSold({ soldAs: soldAsOf(3), combination: shadeOf(3, "b") }))).toMatchObject({
        product: 3,
        combination: shadeOf(3, "b")
      })
      expect(await tagOf(as(0).addSold({ soldAs: 1 }))).toBe("ProductUnknown")
    })

    it("refuses what is not sold here, is not in the shop, or is a combination of another product", async () => {
      await reset()
      const tag = (product: ProductId, combination?: CombinationId) =>
        tagOf(as(0).add({ product, ...(combination && { combination }) }))
      expect(await tag(unsold)).toBe("NotForWishlist")
      expect(await tag(removed)).toBe("ProductUnknown")
      expect(await tag(ProductId(999_999))).toBe("ProductUnknown")
      expect(await tag(ProductId(1), shadeOf(2, "a"))).toBe("ProductUnknown")
      expect(await heartsOf(0)).toEqual([])
    })

    it("removes an entry by its id, one that is not there as well, and no other member's. D-46", async () => {
      await reset()
      const { id } = await add(0, 1)
      await add(1, 1)
      for (const _ of ["once", "twice"]) expect(await run(as(0).remove({ id }))).toBe(true)
      expect(await run(as(0).remove({ id: EntryId("no-such") }))).toBe(true)
      expect(await heartsOf(0)).toEqual([])
      expect(await heartsOf(1)).toEqual([shadeOf(1, "a")])
    })

    it("takes 300 entries and refuses one more, until one is removed", async () => {
      await reset()
      for (const product of Array.from({ length: 301 }, (_, place) => place + 10))
        if (product < 310) await add(0, product)
      const one = (product: number) => tagOf(as(0).add({ product: ProductId(product) }))
      expect(await run(Effect.flip(as(0).add({ product: ProductId(350) })))).toMatchObject({
        _tag: "WishlistFull",
        limit: 300
      })
      expect(await one(10)).toBe("done")
      await run(as(0).remove({ id: (await add(0, 10)).id }))
      expect(await one(350)).toBe("done")
      expect(await one(10)).toBe("WishlistFull")
      expect((await listOf(0)).total).toBe(300)
      expect(await tagOf(as(1).add({ product: ProductId(350) }))).toBe("done")
    })

    it("shows first what became cheaper since it was saved, the most first, and reaches the last of 40", async () => {
      await reset()
      for (const product of Array.from({ length: 40 }, (_, place) => place + 11)) await add(0, product)
      world.change(20, "a", { price: priceOf(100_000, 60_000) })
      world.change(30, "a", { price: priceOf(100_000, 50_000) })
      world.change(12, "a", { price: priceOf(100_000, 10_000), stock: 0 })
      world.change(13, "a", { price: priceOf(500_000) })
      const first = await listOf(0)
      expect(first).toMatchObject({ total: 40, counts: { all: 40, dropped: 3, available: 39, soldOut: 1 } })
      expect(first.ids.slice(0, 4)).toEqual([30, 20, 50, 49].map((product) => shadeOf(product, "a")))
      const pages = await Promise.all([0, 12, 24, 36].map((skip) => listOf(0, { skip })))
      expect(pages.map(({ ids }) => ids.length)).toEqual([12, 12, 12, 4])
      expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(40)
      expect((await listOf(0, { filter: "dropped" })).ids).toEqual([30, 20, 12].map((product) => shadeOf(product, "a")))
      expect((await listOf(0, { filter: "soldOut" })).ids).toEqual([shadeOf(12, "a")])
      expect((await listOf(0, { sort: "newest", limit: 2 })).ids).toEqual([50, 49].map((one) => shadeOf(one, "a")))
      expect((await listOf(0, { sort: "cheapest", limit: 2 })).ids).toEqual([12, 30].map((one) => shadeOf(one, "a")))
      const [item] = (await run(as(0).list(all))).items
      expect(item).toMatchObject({ price: 99_970, goods: { price: { priceAfterDiscount: 50_000 } }, card: { id: 30 } })
    })

    it("leaves out products that are shown no more, and says so in its counts", async () => {
      await reset()
      for (const product of [1, 2, 3, 4]) await add(0, product)
      world.change(1, "a", { sale: "inactive" })
      world.change(2, "a", { sale: "removed" })
      world.change(3, "a", { sale: "not-for-order" })
      expect(await listOf(0)).toEqual({
        ids: [shadeOf(4, "a"), shadeOf(3, "a")],
        total: 2,
        counts: { all: 2, dropped: 0, available: 1, soldOut: 1 }
      })
    })

    it("an entry put back within ten minutes is as it was, later it is a new one", async () => {
      await reset()
      await add(0, 1)
      await add(0, 2)
      const { id } = await add(0, 1)
      world.change(1, "a", { price: priceOf(100_000, 40_000) })
      await run(as(0).remove({ id }))
      passed += 9 * minute
      await add(0, 1)
      expect(await heartsOf(0)).toEqual([shadeOf(2, "a"), shadeOf(1, "a")])
      expect((await listOf(0)).counts.dropped).toBe(1)
      await run(as(0).remove({ id }))
      passed += 11 * minute
      await add(0, 1)
      expect(await heartsOf(0)).toEqual([shadeOf(1, "a"), shadeOf(2, "a")])
      expect((await listOf(0)).counts.dropped).toBe(0)
    })

    it("fifty times the same at once is one entry, and so is its removal", async () => {
      await reset()
      const fifty = Array.from({ length: 50 }, () => undefined)
      const ids = await Promise.all(fifty.map(() => add(0, 5)))
      expect(new Set(ids.map(({ id }) => id)).size).toBe(1)
      expect(await heartsOf(0)).toEqual([shadeOf(5, "a")])
      await Promise.all(fifty.map(() => run(as(0).remove({ id: ids[0]?.id ?? EntryId("") }))))
      expect(await heartsOf(0)).toEqual([])
    })

    it("both APIs and any order of calls leave what the last call of each combination says", () => {
      const anyCall = fc.record({
        kind: fc.constantFrom("add" as const, "addSold" as const, "remove" as const),
        product: fc.integer({ min: 1, max: 4 }),
        shade: fc.constantFrom("a" as const, "b" as const),
        member: fc.nat(1)
      })
      return fc.assert(
        fc.asyncProperty(fc.array(anyCall, { maxLength: 16 }), async (calls) => {
          await reset()
          const held = [new Set<CombinationId>(), new Set<CombinationId>()]
          for (const { kind, product, shade, member } of calls) {
            const combination = shadeOf(product, shade)
            if (kind === "remove") await run(as(member).remove({ id: EntryId(combination) }))
            else if (kind === "add") await add(member, product, shade)
            else await run(as(member).addSold({ soldAs: soldAsOf(product), combination }))
            held[member]?.[kind === "remove" ? "delete" : "add"](combination)
          }
          for (const member of [0, 1])
            expect((await heartsOf(member)).toSorted()).toEqual([...(held[member] ?? [])].toSorted())
        }),
        runs(30)
      )
    })
  })
