import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { bagOf } from "#core/cart/bag.rule.ts"
import type { WantedLine } from "#core/cart/cart.ts"
import type { Command } from "#core/cart/commands.rule.ts"
import { type CartQueue, changesLeft, pressesLeft } from "#core/cart/queue.rule.ts"
import type { Goods } from "#core/pricing/goods.ts"
import { lineId, someGoodsByName } from "./cart-fixture.ts"

const { red, plum, last } = someGoodsByName
const lineOf = (goods: Goods, quantity: number): WantedLine => ({
  product: goods.product,
  combination: goods.combination,
  quantity
})
const put = (goods: Goods, quantity: number, how: "add" | "set" | "buy"): Command => ({
  op: "put",
  how,
  line: lineOf(goods, quantity),
  goods
})
/** A member's cart with two red ones in its bag. */
const cartWith = (more: Partial<CartQueue>): CartQueue => {
  const bag = Effect.runSync(
    bagOf("rani", [lineOf(red, 2)], (line) => (line.product === red.product ? red : undefined))
  )
  return { bag, view: bag, queue: [], inFlight: null, wanted: null, buy: null, announce: null, ...more }
}
const pressed = (cart: CartQueue) =>
  pressesLeft(cart).map(({ line, buy, isQuiet }) => [line.combination, line.quantity, buy, isQuiet])

/** Decision 0072. */
describe("what a member had pressed as their session ended", () => {
  it("is each press to put something in, under way or waiting", () => {
    const cart = cartWith({ inFlight: put(red, 1, "add"), queue: [put(plum, 3, "add")], announce: lineId(plum) })
    expect(pressed(cart)).toEqual([
      [red.combination, 1, false, false],
      [plum.combination, 3, false, false]
    ])
  })

  it("is no number that was set in the member's bag, and no line that was taken out", () => {
    const queue: ReadonlyArray<Command> = [put(red, 5, "set"), { op: "remove", line: lineId(red) }, { op: "clear" }]
    expect(pressed(cartWith({ queue }))).toEqual([])
  })

  it("counts none of those that the member's bag holds, where the press was to be sent again", () => {
    const cart = cartWith({ inFlight: put(red, 1, "add"), announce: lineId(red) })
    const again = { ...cart, inFlight: null, queue: changesLeft(cart) }
    expect(again.queue).toMatchObject([{ how: "buy", line: { quantity: 3 } }])
    expect(pressed(again)).toEqual([[red.combination, 1, false, false]])
  })

  it("is bought at once, or said nothing about, as it was pressed", () => {
    const queue = [put(red, 2, "buy"), put(last, 1, "buy")]
    expect(pressed(cartWith({ queue, buy: lineId(red) }))).toEqual([
      [red.combination, 2, true, false],
      [last.combination, 1, false, true]
    ])
  })

  it("is also what waits for the member's word", () => {
    const wanted = { line: lineOf(plum, 1), goods: plum, buy: true, isQuiet: false }
    expect(pressed(cartWith({ wanted }))).toEqual([[plum.combination, 1, true, false]])
  })
})
