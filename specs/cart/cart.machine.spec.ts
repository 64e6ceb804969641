import { describe, expect, it } from "vitest"
import { againMs, buyPath } from "#core/cart/cart.machine.ts"
import { elsewhere, lineId, openCart, someGoodsByName } from "./cart-fixture.ts"

const { red, plum, soon, later, card, last } = someGoodsByName
const soonDone = 100

describe("the bag", () => {
  it("is read, then the wanted line goes in and is announced", async () => {
    const cart = openCart()
    expect(cart.view()).toMatchObject({ step: "reading", busy: true, count: 0 })
    cart.want(red, 2)
    expect(cart.held()).toEqual([["1", 2]])
    expect(cart.view().added).toBeNull()
    await cart.clock.advance(soonDone)
    expect(cart.view()).toMatchObject({ step: "ready", busy: false, count: 2, added: { id: "1" }, offline: false })
    expect(cart.lines()).toEqual([["1", 2]])
    cart.say({ type: "added.dismissed" })
    expect(cart.view().added).toBeNull()
  })

  it("goes to the order of just that line where it is bought at once", async () => {
    const cart = openCart()
    cart.want(red)
    cart.want(plum, 1, true)
    await cart.clock.advance(soonDone)
    expect(cart.gone).toEqual([buyPath(lineId(plum))])
    expect(cart.gone).toEqual(["/order?step=details&lines=2"])
    expect(cart.view().added).toBeNull()
  })

  it("buys what the page showed: what the bag holds already is not added to it (decision 0065)", async () => {
    const cart = openCart()
    await cart.clock.advance(soonDone)
    for (let press = 1; press <= 3; press++) {
      cart.want(plum, 1, true)
      await cart.clock.advance(soonDone)
      expect(cart.lines()).toEqual([["2", 1]])
      expect(cart.gone).toHaveLength(press)
    }
    cart.want(red, 3)
    cart.want(red, 2, true)
    cart.want(red, 1)
    expect(cart.held()).toEqual([
      ["2", 1],
      ["1", 4]
    ])
    await cart.clock.advance(soonDone)
    cart.want(red, 6, true)
    await cart.clock.advance(soonDone)
    expect(cart.lines()).toEqual([
      ["2", 1],
      ["1", 6]
    ])
  })

  it("buys at least that many of a bag that is not read yet, and takes nothing out of it", async () => {
    const cart = openCart()
    elsewhere(cart.store, red, 3)
    cart.want(red, 1, true)
    await cart.clock.advance(soonDone)
    expect(cart.lines()).toEqual([["1", 3]])
    expect(cart.gone).toEqual([buyPath(lineId(red))])
  })

  it("buys the last unit that is in the bag already, and leads there for one more", async () => {
    const cart = openCart()
    cart.shop.put({ ...last, stock: 1 })
    for (const _ of [1, 2]) {
      cart.want({ ...last, stock: 1 }, 1, true)
      await cart.clock.advance(soonDone)
    }
    expect(cart.gone).toEqual([buyPath(lineId(last)), buyPath(lineId(last))])
    expect(cart.view().problem).toBeNull()
    cart.want({ ...last, stock: 1 })
    await cart.clock.advance(soonDone)
    expect(cart.view().problem).toEqual({ code: "stock", values: { left: 1 }, line: lineId(last) })
    cart.say({ type: "problem.dismissed" })
    // The number on the bag's own page is refused in words: the way there would lead nowhere.
    cart.say({ type: "quantity.chosen", line: lineId(last), quantity: 2 })
    expect(cart.view().problem).toEqual({ code: "stock", values: { left: 1 } })
  })

  it("leads to the bag as well where only the shop knows that nothing more is there", async () => {
    const cart = openCart()
    cart.want(last, 2)
    await cart.clock.advance(soonDone)
    cart.shop.put({ ...last, stock: 2 })
    cart.want(last)
    await cart.clock.advance(soonDone)
    expect(cart.view().problem).toEqual({ code: "stock", values: { left: 2 }, line: lineId(last) })
    expect(cart.lines()).toEqual([["3", 2]])
  })

  it("leads to the line that the shop refused, and to no other that is wanted meanwhile", async () => {
    const cart = openCart()
    cart.want(last)
    cart.want(red)
    await cart.clock.advance(soonDone)
    cart.shop.put({ ...last, stock: 1 })
    cart.say({ type: "quantity.chosen", line: lineId(last), quantity: 2 })
    cart.want(red)
    await cart.clock.advance(soonDone)
    expect(cart.view().problem).toEqual({ code: "stock", values: { left: 1 } })
    expect(cart.lines()).toEqual([
      ["3", 1],
      ["1", 2]
    ])
    cart.say({ type: "problem.dismissed" })
    // Bought with a number that the shop does not have: the way to the bag, as the bag holds one.
    cart.want(last, 3, true)
    await cart.clock.advance(soonDone)
    expect(cart.view().problem).toEqual({ code: "stock", values: { left: 1 }, line: lineId(last) })
  })

  it("loses no quick press on the stepper: the last number holds", async () => {
    const cart = openCart()
    await cart.clock.advance(soonDone)
    cart.want(red)
    for (const quantity of [2, 3, 4, 5, 6]) cart.say({ type: "quantity.chosen", line: lineId(red), quantity })
    expect(cart.held()).toEqual([["1", 6]])
    await cart.clock.advance(soonDone)
    expect(cart.lines()).toEqual([["1", 6]])
    for (let press = 0; press < 5; press++) cart.want(red)
    await cart.clock.advance(soonDone)
    expect(cart.lines()).toEqual([["1", 11]])
  })

  it("takes out what is set to none", async () => {
    const cart = openCart()
    cart.want(red)
    cart.want(plum)
    await cart.clock.advance(soonDone)
    cart.say({ type: "quantity.chosen", line: lineId(red), quantity: 0 })
    cart.say({ type: "line.removed", line: lineId(plum) })
    cart.want(plum)
    await cart.clock.advance(soonDone)
    expect(cart.lines()).toEqual([["2", 1]])
  })

  it("asks before goods of another kind take the place of the others", async () => {
    const cart = openCart()
    cart.want(red)
    await cart.clock.advance(soonDone)
    for (const [goods, code] of [
      [soon, "PREORDER_MIX"],
      [card, "EGIFT_MIX"]
    ] as const) {
      cart.want(goods)
      expect(cart.view().conflict).toMatchObject({ code, held: { combination: "1" }, wanted: goods })
      cart.say({ type: "replacement.declined" })
      await cart.clock.advance(soonDone)
      expect(cart.lines()).toEqual([["1", 1]])
    }
    cart.want(soon, 2, true)
    cart.say({ type: "replacement.confirmed" })
    await cart.clock.advance(soonDone)
    expect(cart.lines()).toEqual([["11", 2]])
    expect(cart.gone).toEqual([buyPath(lineId(soon))])
    cart.want(later)
    expect(cart.view().conflict?.code).toBe("PREORDER_DATE")
  })

  it("asks also where another tab was quicker", async () => {
    const cart = openCart()
    await cart.clock.advance(soonDone)
    elsewhere(cart.store, soon, 1)
    cart.want(red)
    await cart.clock.advance(soonDone)
    expect(cart.view().conflict).toMatchObject({ code: "PREORDER_MIX", held: { combination: "11" } })
    expect(cart.lines()).toEqual([["11", 1]])
    cart.say({ type: "replacement.confirmed" })
    await cart.clock.advance(soonDone)
    expect(cart.lines()).toEqual([["1", 1]])
  })

  it("says what an order takes at most and what is left", async () => {
    const cart = openCart()
    cart.want(red, 20)
    await cart.clock.advance(soonDone)
    cart.want(red)
    expect(cart.view().problem).toEqual({ code: "limit", values: { limit: 20 }, line: lineId(red) })
    cart.want(last, 4)
    expect(cart.view().problem).toEqual({ code: "stock", values: { left: 3 } })
    cart.say({ type: "problem.dismissed" })
    cart.shop.put({ ...last, stock: 1 })
    cart.want(last, 3)
    await cart.clock.advance(soonDone)
    expect(cart.view().problem).toEqual({ code: "stock", values: { left: 1 } })
    expect(cart.lines()).toEqual([["1", 20]])
    cart.want({ ...last, stock: 0 })
    expect(cart.view().problem).toEqual({ code: "sold-out", values: {} })
  })

  it("reads the truth again after a change that failed, which may have been done", async () => {
    const fates = [
      { there: 5, back: 5, lost: "no" as const },
      { there: 5, back: 5, lost: "answer" as const }
    ]
    const cart = openCart({ fate: () => fates.shift() ?? { there: 5, back: 5, lost: "no" } })
    cart.want(red)
    cart.want(plum)
    await cart.clock.advance(soonDone)
    expect(cart.held()).toEqual([
      ["1", 1],
      ["2", 1]
    ])
    expect(cart.view()).toMatchObject({ problem: { code: "failed" }, busy: false })
  })

  it("tries again by itself where it cannot be read, and keeps what is wanted meanwhile", async () => {
    let broken = true
    const cart = openCart({ fate: () => ({ there: 5, back: 5, lost: broken ? "call" : "no" }) })
    await cart.clock.advance(soonDone)
    expect(cart.view().step).toBe("stale")
    cart.want(red)
    expect(cart.held()).toEqual([["1", 1]])
    broken = false
    await cart.clock.advance(againMs + soonDone)
    expect(cart.lines()).toEqual([["1", 1]])
    expect(cart.view().step).toBe("ready")
  })

  it("follows what another tab does", async () => {
    const cart = openCart()
    const other = openCart({ store: cart.store, clock: cart.clock })
    cart.want(red)
    await cart.clock.advance(soonDone)
    other.say({ type: "bag.changed" })
    await cart.clock.advance(soonDone)
    expect(other.held()).toEqual([["1", 1]])
  })

  it("leads home from an order page on which it got empty, but not from one it was bought on", async () => {
    const cart = openCart()
    cart.want(red)
    cart.want(plum)
    await cart.clock.advance(soonDone)
    cart.say({ type: "order-screen.entered" })
    cart.say({ type: "line.removed", line: lineId(red) })
    await cart.clock.advance(soonDone)
    expect(cart.gone).toEqual([])
    cart.say({ type: "line.removed", line: lineId(plum) })
    await cart.clock.advance(soonDone)
    expect(cart.gone).toEqual(["/"])

    const bought = openCart()
    bought.want(red)
    await bought.clock.advance(soonDone)
    bought.say({ type: "order-screen.entered" })
    bought.say({ type: "lines.bought", lines: [red, plum].map((goods) => ({ id: lineId(goods), quantity: 1 })) })
    await bought.clock.advance(soonDone)
    expect(bought.gone).toEqual([])
    expect(bought.lines()).toEqual([])
  })

  it("says nothing of a line that is put in by the page that shows the bag", async () => {
    const cart = openCart()
    const line = { product: red.product, combination: red.combination, quantity: 1 }
    cart.say({ type: "item.wanted", line, goods: red, buy: false, isQuiet: true })
    await cart.clock.advance(soonDone)
    expect(cart.held()).toEqual([["1", 1]])
    expect(cart.view().added).toBeNull()
    // Ordered again once more: what is in the bag counts. Decision 0065.
    cart.say({ type: "item.wanted", line, goods: red, buy: false, isQuiet: true })
    await cart.clock.advance(soonDone)
    expect(cart.lines()).toEqual([["1", 1]])
    expect([cart.view().added, cart.gone]).toEqual([null, []])
    cart.say({ type: "item.wanted", line: { ...line, quantity: 4 }, goods: red, buy: false, isQuiet: true })
    cart.say({ type: "item.wanted", line: { ...line, quantity: 3 }, goods: red, buy: false, isQuiet: true })
    await cart.clock.advance(soonDone)
    expect(cart.lines()).toEqual([["1", 4]])
  })

  it("lets a guest order what is for guests and there, and nothing while something is to be put right", async () => {
    const cart = openCart()
    cart.want(red)
    await cart.clock.advance(soonDone)
    expect(cart.view()).toMatchObject({ orderable: ["1"], mayOrder: true })
    cart.want(last, 2)
    await cart.clock.advance(soonDone)
    cart.shop.put({ ...last, stock: 1 })
    cart.say({ type: "bag.changed" })
    await cart.clock.advance(soonDone)
    expect(cart.view()).toMatchObject({ orderable: ["1", "3"], mayOrder: false })
    cart.shop.put({ ...last, stock: 0 })
    cart.say({ type: "bag.changed" })
    await cart.clock.advance(soonDone)
    expect(cart.view()).toMatchObject({ orderable: ["1"], mayOrder: true })
  })
})
