import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { decide } from "#core/kernel/decide.ts"
import { rupiah } from "#core/kernel/money.ts"
import { uniqueCodeStage } from "#core/orders/transfer/unique-code.rule.ts"
import { quoteLine, quoteOf, type Stages } from "#core/pricing/quote.rule.ts"
import type { Quote } from "#core/pricing/quote.ts"
import { slots } from "#core/pricing/quote.ts"
import { runs } from "../arbitraries.ts"
import { anyLines, lineOf, priceOf, someGoods } from "./some-goods.ts"

const quote = (...[lines, stages]: Parameters<typeof quoteOf>): Quote => Effect.runSync(quoteOf(lines, stages))

/** Rules that add or take off anything at all, in any slot behind the items. */
const anyStages: fc.Arbitrary<Stages> = fc
  .array(
    fc.record({
      slot: fc.constantFrom(...slots.filter((slot) => slot !== "items")),
      amount: fc.integer({ min: -5_000_000, max: 5_000_000 })
    }),
    { maxLength: 6 }
  )
  .map((some) => {
    const stages: { -readonly [S in keyof Stages]: Stages[S] } = {}
    for (const { slot, amount } of some)
      stages[slot] = [
        ...(stages[slot] ?? []),
        () => [{ rule: "shipping", amount: rupiah(amount), reason: "shipping", values: {} }]
      ]
    return stages
  })

const sum = (amounts: ReadonlyArray<number>): number => amounts.reduce((all, amount) => all + amount, 0)

describe("what lines cost", () => {
  it("says every step: goods, what discounts take off, and what comes behind", () => {
    const lines = [lineOf(someGoods("1", { price: priceOf(129_000, 89_000) }), 2), lineOf(someGoods("2"), 1)]
    const { steps, totals } = quote(lines, { extra: [uniqueCodeStage(11)] })
    expect(steps).toEqual([
      { slot: "items", rule: "goods", amount: 358_000, reason: "goods", values: { count: 3 } },
      { slot: "items", rule: "item-discount", amount: -80_000, reason: "item-discount", values: {} },
      { slot: "extra", rule: "unique-code", amount: 11, reason: "unique-code", values: { code: 11 } }
    ])
    expect(totals).toEqual({ goods: 278_000, afterDiscount: 278_000, extraCharge: 11, payable: 278_011 })
  })

  it("is nothing where there are no lines", () => {
    expect(quote([], {})).toEqual({
      lines: [],
      steps: [],
      totals: { goods: 0, afterDiscount: 0, extraCharge: 0, payable: 0 }
    })
  })

  it("refuses what whole rupiah cannot hold exactly", () => {
    const dear = someGoods("1", { price: priceOf(Number.MAX_SAFE_INTEGER) })
    const refused = (effect: Effect.Effect<unknown, { readonly _tag: string }>) => decide(effect, ({ _tag }) => _tag)
    expect(refused(quoteLine(dear, 2))).toBe("AmountTooLarge")
    expect(refused(quoteOf([lineOf(dear, 1), lineOf(someGoods("2"), 1)], {}))).toBe("AmountTooLarge")
  })

  it("adds up: steps to the total, lines to the goods, in the order of D-26, never below nothing", () =>
    fc.assert(
      fc.property(anyLines, anyStages, (lines, stages) => {
        const { steps, totals } = quote(lines, stages)
        expect(sum(steps.map(({ amount }) => amount))).toBe(totals.payable)
        expect(sum(lines.map(({ total }) => total))).toBe(totals.goods)
        expect(totals.afterDiscount + totals.extraCharge).toBe(totals.payable)
        expect(Math.min(totals.goods, totals.afterDiscount, totals.payable)).toBeGreaterThanOrEqual(0)
        const places = steps.map(({ slot }) => slots.indexOf(slot))
        expect(places).toEqual(places.toSorted((one, other) => one - other))
        const running = steps.map((_, at) => sum(steps.slice(0, at + 1).map(({ amount }) => amount)))
        expect(Math.min(0, ...running)).toBe(0)
        expect(totals.afterDiscount).toBe(
          sum(steps.filter(({ slot }) => slots.indexOf(slot) <= slots.indexOf("points")).map(({ amount }) => amount))
        )
      }),
      runs(500)
    ))
})
