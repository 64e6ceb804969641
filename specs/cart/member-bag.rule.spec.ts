import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { WantedLine } from "#core/cart/cart.ts"
import { lineIdOf } from "#core/cart/line-id.rule.ts"
import { withGuestBag, withoutOrdered } from "#core/cart/member-bag.rule.ts"
import { newMemberCart, type StoredMemberCart } from "#core/cart/member-bag.ts"
import type { Goods } from "#core/pricing/goods.ts"
import { runs, someNow } from "../arbitraries.ts"
import { someGoods } from "../pricing/some-goods.ts"

const stocked = Array.from({ length: 40 }, (_, at) => someGoods(String(at), { stock: 40 }))
const goodsOf = ({ combination }: WantedLine): Goods | undefined =>
  stocked.find((goods) => goods.combination === combination)
const empty: StoredMemberCart = newMemberCart

/** A call with lines of goods that the shop has, and of as many invented ones. */
const call = fc.record({
  bag: fc.integer({ min: 0, max: 30 }).map(String),
  from: fc.integer({ min: 0, max: 10_000 }),
  invented: fc.integer({ min: 0, max: 480 }),
  known: fc.integer({ min: 0, max: 20 })
})
const linesOf = ({ from, invented, known }: { from: number; invented: number; known: number }) => [
  ...stocked
    .slice(from % 20, (from % 20) + known)
    .map(({ product, combination }): WantedLine => ({ product, combination, quantity: 1 })),
  ...Array.from({ length: invented }, (_, at): WantedLine => {
    const { product, combination } = someGoods(`invented-${from + at}`)
    return { product, combination, quantity: 1 }
  })
]

describe("what a member's bag remembers of guests' bags", () => {
  it("stays within 20 bags, 500 lines and 500 notices, whatever is sent, and forgets nothing of the last call", () =>
    fc.assert(
      fc.property(fc.array(call, { minLength: 1, maxLength: 12 }), (calls) => {
        let cart = empty
        for (const one of calls) {
          const guest = { bag: one.bag, lines: linesOf(one) }
          cart = withGuestBag(cart, guest, goodsOf, someNow)
          expect(cart.joined.length).toBeLessThanOrEqual(20)
          expect(cart.joined.flatMap(({ units }) => Object.keys(units)).length).toBeLessThanOrEqual(500)
          expect(cart.joined.flatMap(({ changes }) => changes).length).toBeLessThanOrEqual(500)
          // The same once more, as after a lost answer, changes nothing.
          expect(withGuestBag(cart, guest, goodsOf, someNow)).toBe(cart)
        }
      }),
      runs(60)
    ))

  it("remembers a line of the last call that was joined before, though 500 are remembered already", () => {
    const calls = [
      { bag: "one", from: 0, invented: 0, known: 5 },
      { bag: "one", from: 4, invented: 478, known: 19 }
    ]
    let cart = empty
    for (const one of calls) cart = withGuestBag(cart, { bag: one.bag, lines: linesOf(one) }, goodsOf, someNow)
    for (const one of calls.slice(1))
      expect(withGuestBag(cart, { bag: one.bag, lines: linesOf(one) }, goodsOf, someNow)).toBe(cart)
  })

  it("adds nothing of a call that is sent once more, though it names one combination with two products", () => {
    const [line] = linesOf({ from: 0, invented: 0, known: 1 })
    if (line === undefined) throw new Error("a line")
    const other = { ...line, product: someGoods("999999").product }
    for (const lines of [
      [{ ...line, quantity: 5 }, other],
      [other, { ...line, quantity: 5 }]
    ]) {
      const once = withGuestBag(empty, { bag: "one", lines }, goodsOf, someNow)
      const emptied = { ...once, lines: [] }
      expect(withGuestBag(emptied, { bag: "one", lines }, goodsOf, someNow)).toBe(emptied)
    }
  })

  it("says of each line of a call what became of it, also after 55 calls for the same bag", () => {
    let cart = empty
    for (let at = 0; at < 55; at++)
      cart = withGuestBag(
        cart,
        { bag: "one", lines: linesOf({ from: at * 500, invented: 500, known: 0 }) },
        goodsOf,
        someNow
      )
    expect(cart.joined).toHaveLength(1)
    expect(cart.joined[0]?.changes).toHaveLength(500)
    expect(cart.joined[0]?.changes.every(({ line }) => line.includes("invented-27"))).toBe(true)
    expect(JSON.stringify(cart).length).toBeLessThan(100_000)
  })
})

describe("a bag whose lines were ordered", () => {
  const lineOf = (at: number, quantity: number) => {
    const { product, combination, price } = someGoods(String(at))
    return { product, combination, quantity, agreed: price.priceAfterDiscount }
  }

  it("has the units that were not ordered, and no line without any", () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 40 }))), (pairs) => {
        const lines = pairs.map(([quantity], at) => lineOf(at, quantity))
        const ordered = pairs.map(([, quantity], at) => ({ id: lineIdOf(lineOf(at, 1)), quantity }))
        expect(withoutOrdered({ ...empty, lines }, ordered).lines).toEqual(
          pairs.flatMap(([had, taken], at) => (had > taken ? [lineOf(at, had - taken)] : []))
        )
      }),
      runs(60)
    ))

  it("has the same line for another receiver of a gift card", () => {
    const plain = lineOf(1, 2)
    const gift = {
      ...plain,
      egift: { template: "t1", recipientName: "Sari", recipientEmail: "sari@contoh.id", message: "", sendAt: someNow }
    }
    const { lines } = withoutOrdered({ ...empty, lines: [plain, gift] }, [{ id: lineIdOf(plain), quantity: 2 }])
    expect(lines).toEqual([gift])
  })
})
