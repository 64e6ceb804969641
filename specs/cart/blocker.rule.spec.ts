import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { blockerOf, isMix, problemAt, problemOf, problemWith, unanswered } from "#core/cart/blocker.rule.ts"
import { EgiftMix, LineUnknown, OrderLimit, PreOrderDate, PreOrderMix } from "#core/cart/cart.errors.ts"
import { LineId } from "#core/cart/cart.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { GoodsUnknown, InsufficientStock } from "#core/pricing/pricing.errors.ts"
import { runs } from "../arbitraries.ts"
import { giftCard, preOrder, someGoods } from "../pricing/some-goods.ts"
import { bag, to, wantedLine } from "./some-bag.ts"

const red = someGoods("1", { stock: 40 })
const last = someGoods("3", { stock: 3 })
const offered = (goods: typeof red, quantity: number) => ({ line: wantedLine(goods, quantity), goods })

describe("what stands against putting a line in", () => {
  it.each([
    ["nothing up to 20 in all", bag([red, 15]), offered(red, 5), "add", undefined],
    ["the limit above 20 in all", bag([red, 15]), offered(red, 6), "add", { kind: "limit", limit: 20 }],
    ["nothing if 20 are set", bag([red, 15]), offered(red, 20), "set", undefined],
    ["the limit if 21 are set", bag(), offered(red, 21), "set", { kind: "limit", limit: 20 }],
    ["nothing if what is there is bought", bag([red, 15]), offered(red, 6), "buy", undefined],
    ["nothing for the last unit", bag([last, 2]), offered(last, 1), "add", undefined],
    ["the stock beyond it", bag([last, 3]), offered(last, 1), "add", { kind: "stock", left: 3 }],
    [
      "a pre-order beside goods",
      bag([red, 1]),
      offered(preOrder("11", 8), 1),
      "add",
      { kind: "conflict", conflict: "PREORDER_MIX" }
    ],
    [
      "a gift card beside goods",
      bag([red, 1]),
      offered(giftCard("21"), 1),
      "add",
      { kind: "conflict", conflict: "EGIFT_MIX" }
    ],
    [
      "two dates",
      bag([preOrder("11", 8), 1]),
      offered(preOrder("12", 20), 1),
      "add",
      { kind: "conflict", conflict: "PREORDER_DATE" }
    ]
  ] as const)("is %s", (_, held, line, how, blocker) => expect(blockerOf(held, line, how)).toEqual(blocker))

  it("goes by what the bag knows of its goods, not by an older page", () => {
    const now = someGoods("1", { stock: 1 })
    expect(blockerOf(bag([now, 1]), offered(red, 1), "add")).toEqual({ kind: "stock", left: 1 })
  })

  it("is the stock for goods that are no longer sold: none are left", () => {
    expect(blockerOf(bag(), offered(someGoods("1", { sale: "inactive" }), 1), "add")).toEqual({
      kind: "stock",
      left: 0
    })
  })

  it("counts all gift cards of one combination together", () => {
    const card = giftCard("21", { stock: 40 })
    const third = { line: wantedLine(card, 2, to("Gita")), goods: card }
    expect(blockerOf(bag([card, 10, to("Rani")], [card, 9, to("Sari")]), third, "add")).toEqual({
      kind: "limit",
      limit: 20
    })
    expect(blockerOf(bag([card, 10, to("Rani")], [card, 8, to("Sari")]), third, "add")).toBeUndefined()
  })

  it("is nothing exactly if the units afterwards are within the limit and the stock", () =>
    fc.assert(
      fc.property(
        fc.nat(30),
        fc.nat(20),
        fc.integer({ min: 1, max: 25 }),
        fc.constantFrom("add", "set", "buy"),
        (stock, held, more, how) => {
          const goods = someGoods("1", { stock })
          const units = how === "add" ? held + more : how === "set" ? more : Math.max(held, more)
          const blocker = blockerOf(held === 0 ? bag() : bag([goods, held]), offered(goods, more), how)
          expect(blocker === undefined).toBe(units <= 20 && units <= stock && more <= 20)
        }
      ),
      runs(200)
    ))
})

describe("the words for what stands against it", () => {
  it("name the limit or what is left; a conflict is a question of its own", () => {
    expect(problemWith({ kind: "limit", limit: 20 })).toEqual({ code: "limit", values: { limit: 20 } })
    expect(problemWith({ kind: "stock", left: 3 })).toEqual({ code: "stock", values: { left: 3 } })
    expect(problemWith({ kind: "stock", left: 0 })).toEqual({ code: "sold-out", values: {} })
    expect(problemWith({ kind: "conflict", conflict: "EGIFT_MIX" })).toBeNull()
    expect(problemWith(undefined)).toBeNull()
  })

  it("lead to the line of the bag that can take no more (decision 0065)", () => {
    const scarce = problemWith({ kind: "stock", left: 3 })
    expect(problemAt(bag([last, 3]), LineId("3"), scarce)).toEqual({ ...scarce, line: "3" })
    expect(problemAt(bag([red, 1]), LineId("3"), scarce)).toEqual(scarce)
    expect(problemAt(bag([last, 3]), LineId("3"), unanswered)).toEqual(unanswered)
    expect(problemAt(bag([last, 3]), LineId("3"), null)).toBeNull()
  })

  it.each([
    [new OrderLimit({ limit: 100, of: "lines" }), { code: "lines", values: { limit: 100 } }],
    [new OrderLimit({ limit: 20, of: "units" }), { code: "limit", values: { limit: 20 } }],
    [new InsufficientStock({ short: [{ ...wantedLine(last, 4), left: 3 }] }), { code: "stock", values: { left: 3 } }],
    [new InsufficientStock({ short: [] }), { code: "sold-out", values: {} }],
    [new GoodsUnknown({ goods: [] }), { code: "unknown", values: {} }],
    [new Unavailable(), { code: "failed", values: {} }]
  ])("are those of the refusal: %o", (error, problem) => expect(problemOf({ error })).toEqual(problem))

  it("are not those of goods of two kinds, which ask the shopper", () => {
    const mixes = [new PreOrderMix(), new PreOrderDate(), new EgiftMix(), new LineUnknown(), new Unavailable()]
    expect(mixes.map((error) => isMix({ error }))).toEqual([true, true, true, false, false])
  })
})
