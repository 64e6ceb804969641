import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { quantityAfter, unitsIn, withinLimits } from "#core/cart/limits.rule.ts"
import { CombinationId } from "#core/catalogue/combination.ts"
import { allows, decide } from "#core/kernel/decide.ts"
import { runs } from "../arbitraries.ts"
import { giftCard, someGoods } from "../pricing/some-goods.ts"
import { to, wantedLine } from "./some-bag.ts"

describe("the lines of a bag", () => {
  it("hold twenty of a combination together, and are a hundred at most", () => {
    const card = giftCard("2")
    expect(allows(withinLimits([wantedLine(someGoods("1"), 20)]))).toBe(true)
    expect(decide(withinLimits([wantedLine(someGoods("1"), 21)]), (refusal) => ({ ...refusal }))).toMatchObject({
      limit: 20,
      of: "units"
    })
    expect(allows(withinLimits([wantedLine(card, 11, to("Rani")), wantedLine(card, 10, to("Sari"))]))).toBe(false)
    const many = Array.from({ length: 101 }, (_, at) => wantedLine(someGoods(String(at)), 1))
    expect(decide(withinLimits(many), (refusal) => ({ ...refusal }))).toMatchObject({ limit: 100, of: "lines" })
    expect(allows(withinLimits(many.slice(1)))).toBe(true)
  })

  it("are passed on unchanged, or refused if twenty of one combination are not enough", () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(fc.constantFrom("1", "2"), fc.integer({ min: 1, max: 12 }), fc.constantFrom("Rani", "Sari")),
          {
            maxLength: 6
          }
        ),
        (some) => {
          const lines = some.map(([id, quantity, name]) => wantedLine(giftCard(id), quantity, to(name)))
          const most = Math.max(...["1", "2"].map((id) => unitsIn(lines, CombinationId(id))))
          expect(decide<unknown, unknown, unknown>(withinLimits(lines), () => "refused")).toEqual(
            most <= 20 ? lines : "refused"
          )
        }
      ),
      runs(200)
    ))
})

describe("the units of a line", () => {
  it.each([
    ["add", 3, 2, 5],
    ["set", 3, 2, 2],
    ["set", 3, 0, 0],
    ["buy", 3, 2, 3],
    ["buy", 3, 4, 4],
    ["buy", 0, 1, 1]
  ] as const)("by %s, of %i and %i, are %i (decision 0065)", (how, held, more, after) =>
    expect(quantityAfter(held, more, how)).toBe(after)
  )
})
