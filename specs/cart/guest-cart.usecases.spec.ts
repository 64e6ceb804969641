import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { memorySelling } from "#adapters/memory/selling.memory.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import type { BagsPort, CartPort } from "#core/cart/cart.port.ts"
import { LineId } from "#core/cart/cart.ts"
import { bagsOver } from "#core/cart/cart.usecases.ts"
import { cartOver } from "#core/cart/guest-cart.usecases.ts"
import { decide } from "#core/kernel/decide.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import type { Goods } from "#core/pricing/goods.ts"
import { someNow } from "../arbitraries.ts"
import { preOrder, priceOf, someGoods } from "../pricing/some-goods.ts"
import { heldBag } from "./held-bag.ts"

const [red, plum, soon, gone] = [
  someGoods("1"),
  someGoods("2", { stock: 3 }),
  preOrder("3", 8),
  someGoods("4", { stock: 0 })
]

const open = (store = heldBag()) => {
  const shop = memorySelling([red, plum, soon, gone], [], regionsOfIndonesia())
  let online = true
  const bags = bagsOver(shop.stores, { language: "id", now: someNow })
  const line: Pick<BagsPort, "goods"> = {
    goods: (input) => (online ? bags.goods(input) : Effect.fail(new Unavailable()))
  }
  return {
    cart: cartOver(store, line),
    shop,
    store,
    line: (there: boolean) => {
      online = there
    }
  }
}
const wish = (goods: Goods, quantity = 1) => ({
  line: { product: goods.product, combination: goods.combination, quantity },
  goods
})
const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)
const refusal = (effect: Effect.Effect<unknown, { readonly _tag: string }>): unknown =>
  decide(effect, (why) => why._tag)
const held = async (cart: CartPort) => (await run(cart.read({}))).items.map(({ id, quantity }) => [id, quantity])

describe("a guest's bag", () => {
  it("adds, sets, removes and empties", async () => {
    const { cart } = open()
    await run(cart.put({ ...wish(red), how: "add" }))
    await run(cart.put({ ...wish(red, 2), how: "add" }))
    await run(cart.put({ ...wish(plum, 2), how: "add" }))
    expect(await held(cart)).toEqual([
      ["1", 3],
      ["2", 2]
    ])
    await run(cart.put({ ...wish(red, 5), how: "set" }))
    await run(cart.remove({ line: LineId("2") }))
    expect(await held(cart)).toEqual([["1", 5]])
    expect((await run(cart.clear({}))).items).toEqual([])
  })

  it("is asked of the shop every time, not taken from the page", async () => {
    const { cart, shop } = open()
    await run(cart.put({ ...wish({ ...red, price: priceOf(1) }), how: "add" }))
    expect(await run(cart.read({}))).toMatchObject({ totals: { payable: 100_000 }, checkedAt: someNow })
    shop.put({ ...red, price: priceOf(80_000) })
    expect(await run(cart.read({}))).toMatchObject({ totals: { payable: 80_000 } })
  })

  it("shows what something cost when it was put in, until it is changed there", async () => {
    const { cart, shop } = open()
    await run(cart.put({ ...wish(red), how: "add" }))
    shop.put({ ...red, price: priceOf(120_000) })
    expect((await run(cart.read({}))).items).toMatchObject([{ before: 100_000, total: 120_000 }])
    expect((await run(cart.read({}))).items).toMatchObject([{ before: 100_000 }])
    const changed = await run(cart.put({ ...wish({ ...red, price: priceOf(120_000) }, 2), how: "set" }))
    expect(changed.items[0]).not.toHaveProperty("before")
  })

  it("refuses what does not fit, what is too much and what is not there, and stays as it was", async () => {
    const { cart } = open()
    await run(cart.put({ ...wish(plum), how: "add" }))
    expect(refusal(cart.put({ ...wish(soon), how: "add" }))).toBe("PreOrderMix")
    expect(refusal(cart.put({ ...wish(plum, 3), how: "add" }))).toBe("InsufficientStock")
    expect(refusal(cart.put({ ...wish(plum, 20), how: "add" }))).toBe("OrderLimit")
    expect(refusal(cart.put({ ...wish(gone), how: "add" }))).toBe("InsufficientStock")
    expect(refusal(cart.put({ ...wish(someGoods("99")), how: "add" }))).toBe("GoodsUnknown")
    const foreign = { line: { ...wish(plum).line, product: red.product }, goods: plum }
    expect(refusal(cart.put({ ...foreign, how: "add" }))).toBe("GoodsUnknown")
    expect(refusal(cart.remove({ line: LineId("7") }))).toBe("LineUnknown")
    expect(await held(cart)).toEqual([["2", 1]])
  })

  it("replaces everything by one line", async () => {
    const { cart } = open()
    await run(cart.put({ ...wish(red), how: "add" }))
    expect(await run(cart.replaceWith({ ...wish(soon, 2), keepOld: false }))).toMatchObject({
      kind: { kind: "preorder" },
      count: 2
    })
  })

  it("opens and changes without a connection, by what was last seen, and says so", async () => {
    const { cart, line, shop } = open()
    await run(cart.put({ ...wish(red), how: "add" }))
    line(false)
    const offline = await run(cart.put({ ...wish(plum), how: "add" }))
    expect(offline).toMatchObject({ count: 2, totals: { payable: 200_000 } })
    expect(offline).not.toHaveProperty("checkedAt")
    expect(refusal(cart.put({ ...wish(soon), how: "add" }))).toBe("PreOrderMix")
    shop.put({ ...plum, stock: 0 })
    line(true)
    expect(await run(cart.read({}))).toMatchObject({
      checkedAt: someNow,
      totals: { payable: 100_000 },
      requirements: [{ code: "SOLD_OUT", line: "2" }]
    })
  })

  it("lets go of what the shop knows no more, and keeps the rest", async () => {
    const { cart, store } = open()
    await run(cart.put({ ...wish(red), how: "add" }))
    const other = open(store)
    other.line(false)
    await run(other.cart.put({ ...wish(someGoods("99")), how: "add" }))
    expect(await held(cart)).toEqual([["1", 1]])
    expect(store.now().lines).toHaveLength(1)
  })

  it("is one bag in two tabs", async () => {
    const one = open()
    const other = open(one.store)
    await Promise.all([
      run(one.cart.put({ ...wish(red), how: "add" })),
      run(other.cart.put({ ...wish(plum), how: "add" })),
      run(one.cart.put({ ...wish(red), how: "add" }))
    ])
    expect(await held(other.cart)).toEqual([
      ["1", 2],
      ["2", 1]
    ])
  })
})
