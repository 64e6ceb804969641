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
    expect(soldShare({ units, sold }, 500)).toEqual({ percent, left: units - sold, state })
  })

  it("leaves no more than is there: 24 of a quota and no goods are nothing", () => {
    const quota = { units: 24, sold: 0 }
    expect(soldShare(quota, 0)).toEqual({ percent: 0, left: 0, state: "gone" })
    expect(soldShare(quota, 5)).toEqual({ percent: 0, left: 5, state: "new" })
    expect([isSoldOut([{ quota, stock: 0 }]), isSoldOut([{ quota, stock: 1 }])]).toEqual([true, false])
  })

  it("is 100 percent only if nothing is left", () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.nat(), (units, some) => {
        const sold = some % (units + 1)
        const { percent, state } = soldShare({ units, sold }, 1_000_000)
        expect([percent === 100, state === "gone"]).toEqual([sold === units, sold === units])
      })
    ))

  it("is all of a sale if every one of its goods has a quota that is used up", () => {
    const stock = 9
    const [gone, left] = [
      { stock, quota: { units: 3, sold: 3 } },
      { stock, quota: { units: 3, sold: 2 } }
    ]
    expect([isSoldOut([gone, gone]), isSoldOut([gone, left]), isSoldOut([gone, { stock }]), isSoldOut([])]).toEqual([
      true,
      false,
      false,
      false
    ])
  })
})
