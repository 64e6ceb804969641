import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isSoldOut, soldShare } from "#core/pricing/sold-share.rule.ts"

describe("how much of a quota was sold", () => {
  it.each([
    [200, 0, 0, "new"],
    [200, 1, 0, "new"],
    [200, 2, 1, "selling"],
    [200, 169, 84, "selling"],
    [200, 170, 85, "nearly"],
    [200, 199, 99, "nearly"],
    [200, 200, 100, "gone"]
  ])("of %i, %i: %i percent, %s", (units, sold, percent, state) => {
    expect(soldShare({ units, sold })).toEqual({ percent, left: units - sold, state })
  })

  it("is 100 percent only if nothing is left", () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.nat(), (units, some) => {
        const sold = some % (units + 1)
        const { percent, state } = soldShare({ units, sold })
        expect([percent === 100, state === "gone"]).toEqual([sold === units, sold === units])
      })
    ))

  it("is all of a sale if every one of its goods has a quota that is used up", () => {
    const [gone, left] = [{ quota: { units: 3, sold: 3 } }, { quota: { units: 3, sold: 2 } }]
    expect([isSoldOut([gone, gone]), isSoldOut([gone, left]), isSoldOut([gone, {}]), isSoldOut([])]).toEqual([
      true,
      false,
      false,
      false
    ])
  })
})
