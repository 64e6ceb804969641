import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { dayMs, instant } from "#core/kernel/moment.ts"
import type { Bought } from "#core/orders/history/member-orders.port.ts"
import { recentlyBoughtMachineOver } from "#core/orders/history/recently-bought.machine.ts"
import { viewRecentlyBought } from "#core/orders/history/recently-bought.view.ts"
import { OrderCode } from "#core/orders/order.ts"
import { someNow } from "../../arbitraries.ts"
import { someGoods } from "../../pricing/some-goods.ts"
import { openMachine } from "../../profile/profile-fixture.ts"
import { type Fate, well } from "../../selling-line.ts"

const bought: ReadonlyArray<Bought> = [
  { goods: someGoods("2"), order: OrderCode("PDR-261119-7K3QX"), at: instant(someNow - dayMs), isReviewed: false },
  { goods: someGoods("1"), order: OrderCode("PDR-261010-2ABCD"), at: instant(someNow - 41 * dayMs), isReviewed: true }
]

const opened = (fate: Fate) => {
  let calls = 0
  const recentlyBought = () =>
    Effect.sync(() => {
      calls++
      return bought
    })
  const screen = openMachine(recentlyBoughtMachineOver, { recentlyBought }, {}, viewRecentlyBought, () => fate)
  return { ...screen, calls: () => calls }
}

describe("recently bought products", () => {
  it("are none until the answer, then those of the shop in its order", async () => {
    const { view, clock } = opened({ ...well, back: 400 })
    await clock.advance(404)
    expect(view()).toEqual({ bought: [] })
    await clock.advance(1)
    expect(view()).toEqual({ bought })
  })

  it.each(["call", "answer"] as const)(
    "stay an empty list if the %s is lost, and are not asked for again",
    async (lost) => {
      const { view, clock, calls } = opened({ ...well, lost })
      await clock.advance(60_000)
      expect(view()).toEqual({ bought: [] })
      expect(calls()).toBe(lost === "call" ? 0 : 1)
    }
  )
})
