import { describe, expect, it } from "vitest"
import { lineId, openCart, someGoodsByName } from "./cart-fixture.ts"

const { red, plum } = someGoodsByName
const soonDone = 100

describe("a guest's bag after an order", () => {
  it("has the units that were added after the order was made. D-63", async () => {
    const cart = openCart()
    cart.want(red)
    cart.want(plum)
    await cart.clock.advance(soonDone)
    // The answer of the order is lost; meanwhile two more are wanted.
    cart.want(red)
    cart.want(red)
    cart.say({ type: "lines.bought", lines: [red, plum].map((goods) => ({ id: lineId(goods), quantity: 1 })) })
    await cart.clock.advance(soonDone)
    expect(cart.held()).toEqual([["1", 2]])
  })

  it.each([
    ["sold out", { stock: 0 }],
    ["removed", { sale: "removed" }]
  ] as const)("has only the units that the order left, also if the goods are %s by then", async (_, change) => {
    const cart = openCart()
    cart.want(red, 3)
    await cart.clock.advance(soonDone)
    cart.shop.put({ ...red, ...change })
    cart.say({ type: "lines.bought", lines: [{ id: lineId(red), quantity: 2 }] })
    await cart.clock.advance(soonDone)
    expect([cart.held(), cart.view().problem]).toEqual([[["1", 1]], null])
  })
})
