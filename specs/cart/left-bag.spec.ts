import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { lineIdOf } from "#core/cart/line-id.rule.ts"
import { asShown } from "#core/cart/persisted-bag.rule.ts"
import { runs } from "../arbitraries.ts"
import { lineId, openCart, someGoodsByName } from "./cart-fixture.ts"

const anyPress = fc.record({
  goods: fc.constantFrom(someGoodsByName.red, someGoodsByName.plum),
  /** 0 takes it out. */
  quantity: fc.integer({ min: 0, max: 20 }),
  wait: fc.integer({ min: 0, max: 3_000 })
})

describe("a page that is left before the shop has answered", () => {
  it("leaves the bag as it showed it", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(anyPress, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0 }),
        async (presses, back) => {
          const cart = openCart({ fate: () => ({ there: 400, back: back % 4_000, lost: "no" }) })
          for (const goods of [someGoodsByName.red, someGoodsByName.plum]) cart.want(goods, 2)
          await cart.clock.advance(60_000)
          for (const { goods, quantity, wait } of presses) {
            cart.say({ type: "quantity.chosen", line: lineId(goods), quantity })
            await cart.clock.advance(wait)
          }
          const { inFlight, queue } = cart.context()
          const left = asShown(cart.store.now(), inFlight === null ? queue : [inFlight, ...queue])
          expect(left.lines.map((line) => [lineIdOf(line), line.quantity])).toEqual(cart.held())
          cart.actor.stop()
        }
      ),
      runs(200)
    ))

  it("does not put in what was still on its way", () => {
    const cart = openCart()
    cart.want(someGoodsByName.red)
    const { inFlight, queue } = cart.context()
    const changes = inFlight === null ? queue : [inFlight, ...queue]
    expect(changes).toHaveLength(1)
    expect(asShown(cart.store.now(), changes).lines).toEqual([])
    cart.actor.stop()
  })
})
