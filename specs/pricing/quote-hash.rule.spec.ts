import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { uniqueCodeStage } from "#core/orders/transfer/unique-code.rule.ts"
import { quoteOf } from "#core/pricing/quote.rule.ts"
import type { Quote } from "#core/pricing/quote.ts"
import { hashOf } from "#core/pricing/quote-hash.rule.ts"
import { runs } from "../arbitraries.ts"
import { anyLines, lineOf, preOrder, priceOf, someGoods } from "./some-goods.ts"

const quote = (...[lines, stages]: Parameters<typeof quoteOf>): Quote => Effect.runSync(quoteOf(lines, stages))

describe("the digest of a quote", () => {
  it("is the same for the same amounts and another for others", () =>
    fc.assert(
      fc.property(anyLines, fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 999 }), (lines, one, other) => {
        const withCode = (code: number) => hashOf(quote(lines, { extra: [uniqueCodeStage(code)] }))
        expect(withCode(one)).toMatch(/^[0-9a-f]{16}$/)
        expect(withCode(one) === withCode(other)).toBe(one === other)
      }),
      runs(300)
    ))

  it("does not look at names or pictures, and does at prices and numbers", () => {
    const hash = (change: Parameters<typeof someGoods>[1], quantity = 1) =>
      hashOf(quote([lineOf(someGoods("1", change), quantity)], {}))
    expect(hash({ name: "Lipstick", stock: 3 })).toBe(hash({}))
    expect(hash({ price: priceOf(100_001) })).not.toBe(hash({}))
    expect(hash({}, 2)).not.toBe(hash({}))
  })

  it("is another for a pre-order of another day, and looks at the day of no other goods (D-22, decision 0141)", () => {
    const hash = (...[goods]: [ReturnType<typeof someGoods>]) => hashOf(quote([lineOf(goods, 1)], {}))
    expect(hash(preOrder("1", 28))).toBe(hash(preOrder("1", 28)))
    expect(hash(preOrder("1", 28))).not.toBe(hash(preOrder("1", 42)))
    const { deliveryDate } = preOrder("1", 28)
    expect(hash(someGoods("1", deliveryDate === undefined ? {} : { deliveryDate }))).toBe(hash(someGoods("1")))
  })

  it("is another for other goods of the same price, and for the same total made up otherwise", () => {
    const of = (id: string) => hashOf(quote([lineOf(someGoods(id), 1)], {}))
    expect(of("1")).not.toBe(of("2"))
    const discounted = someGoods("1", { price: priceOf(120_000, 100_000) })
    expect(hashOf(quote([lineOf(discounted, 1)], {}))).not.toBe(of("1"))
  })
})
