import { describe, expect, it } from "vitest"
import {
  canBeTaken,
  chosenIn,
  chosenText,
  goodsAt,
  priceOf,
  swappable,
  takenBy
} from "#core/discovery/selections/taken.rule.ts"
import { someGoods, someSelection } from "./some-discovery.ts"

describe("what a selection puts into the bag", () => {
  it("is in stock, for sale, and neither a pre-order nor a gift card. D-21", () => {
    expect(canBeTaken(someGoods(1))).toBe(true)
    for (const change of [{ stock: 0 }, { sale: "inactive" }, { preOrder: true }, { giftCard: true }] as const)
      expect(canBeTaken(someGoods(1, change))).toBe(false)
  })

  it("is what was chosen at each step, each combination once, at its price", () => {
    const { goods, skipped } = takenBy({ selection: someSelection, chosen: { 1: 2 } })
    expect([goods.map(({ product }) => product), skipped, priceOf(goods)]).toEqual([[3, 6], [2], 90_000])
    const same = { ...someSelection, steps: someSelection.steps.map((step) => ({ ...step, choices: [someGoods(1)] })) }
    expect(takenBy({ selection: same, chosen: {} }).goods).toHaveLength(1)
    const [first] = someSelection.steps
    expect(first && goodsAt(first, { 1: 9 })?.product).toBe(1)
    expect([1, 2, 3, 4].map((step) => swappable(someSelection, step))).toEqual([true, true, false, false])
  })

  it("is named by a text that a broken one cannot fool", () => {
    expect(chosenText({ 1: 2, 2: 1, 3: 0 })).toBe("1-2.2-1")
    expect(chosenIn("1-2.2-1", someSelection)).toEqual({ 1: 2, 2: 1 })
    expect(chosenIn("1-9.x", someSelection)).toEqual({})
  })
})
