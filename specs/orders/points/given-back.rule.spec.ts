import { describe, expect, it } from "vitest"
import { rupiah } from "#core/kernel/money.ts"
import { givenBack } from "#core/orders/points/given-back.rule.ts"
import type { Step } from "#core/pricing/quote.ts"
import { someOrder } from "../some-order.ts"

const { steps } = someOrder(1)
const points: Step = {
  slot: "points",
  rule: "points",
  amount: rupiah(-70_000),
  reason: "points",
  values: { points: 70 }
}
const voucher = (rule: Step["rule"]): Step => ({
  slot: "voucher",
  rule,
  amount: rupiah(-5_000),
  reason: rule,
  values: { code: "LIMAPERSEN" }
})

describe("what comes back when an order is called off (D-27, D-29)", () => {
  it("is nothing of an order without points and vouchers, also if the shop paid its shipping", () => {
    const free: Step = { ...voucher("free-shipping"), reason: "free-shipping-limit", values: {} }
    expect(givenBack({ steps }, true)).toBeUndefined()
    expect(givenBack({ steps: [...steps, free] }, true)).toBeUndefined()
  })

  it.each(["voucher", "free-shipping", "paper-bag-voucher"] as const)("is the voucher of the step %s", (rule) => {
    expect(givenBack({ steps: [...steps, voucher(rule)] }, true)).toBe("voucher")
  })

  it("is the points, alone or beside a voucher", () => {
    expect(givenBack({ steps: [...steps, points] }, true)).toBe("points")
    expect(givenBack({ steps: [...steps, points, voucher("voucher")] }, true)).toBe("both")
  })

  it("is nothing of a guest: what counted by itself comes back to no account", () => {
    expect(givenBack({ steps: [...steps, voucher("free-shipping")] }, false)).toBeUndefined()
  })
})
