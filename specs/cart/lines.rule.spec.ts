import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { assessLines, stepperLimit } from "#core/cart/lines.rule.ts"
import type { Goods } from "#core/pricing/goods.ts"
import { runs } from "../arbitraries.ts"
import { giftCard, someGoods } from "../pricing/some-goods.ts"
import { to, wantedLine } from "./some-bag.ts"

const of = (goods: Goods, ...quantities: ReadonlyArray<number>) =>
  assessLines(
    quantities.map((quantity, at) => wantedLine(goods, quantity, goods.giftCard ? to(String(at)) : undefined)),
    () => goods
  )

describe("the lines of a bag", () => {
  it.each([
    [someGoods("1", { stock: 3 }), 3, 3, undefined],
    [someGoods("1", { stock: 3 }), 4, 3, { code: "INSUFFICIENT_STOCK", left: 3, fix: "set-quantity" }],
    [someGoods("1", { stock: 0 }), 1, 0, { code: "SOLD_OUT", fix: "remove" }],
    [someGoods("1", { stock: -2 }), 1, 0, { code: "SOLD_OUT", fix: "remove" }],
    [someGoods("1", { sale: "inactive" }), 1, 0, { code: "NOT_SOLD", fix: "remove" }]
  ] as const)("count what is there, and say what to do about the rest: %#", (goods, quantity, counted, problem) => {
    const { code, fix, ...more } = problem ?? { code: undefined, fix: undefined }
    const requirement = code && { code, line: "1", values: { name: "Lipstik 1", ...more }, fix }
    expect(of(goods, quantity)).toEqual([
      { id: "1", line: wantedLine(goods, quantity), goods, counted, ...(requirement && { requirement }) }
    ])
  })

  it("leave out goods that the shop does not know", () => {
    expect(assessLines([wantedLine(someGoods("1"), 1)], () => undefined)).toEqual([])
  })

  it("of one combination share its stock in their order: never more than there is, and all of it if wanted", () =>
    fc.assert(
      fc.property(fc.nat(30), fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 5 }), (stock, quantities) => {
        const counted = of(giftCard("1", { stock }), ...quantities).map((line) => line.counted)
        let left = stock
        for (const [at, quantity] of quantities.entries()) {
          expect(counted[at]).toBe(Math.min(left, quantity))
          left -= counted[at] ?? 0
        }
      }),
      runs(200)
    ))

  it("stop the stepper at what an order takes or what is there", () => {
    expect(stepperLimit({ stock: 3 })).toEqual({ most: 3, by: "stock" })
    expect(stepperLimit({ stock: 19 })).toEqual({ most: 19, by: "stock" })
    expect(stepperLimit({ stock: 20 })).toEqual({ most: 20, by: "limit" })
    expect(stepperLimit({ stock: -1 })).toEqual({ most: 0, by: "stock" })
  })
})
