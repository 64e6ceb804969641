import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { seededRandom } from "#adapters/memory/seeded-random.ts"
import { memorySelling } from "#adapters/memory/selling.memory.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import { MemberId } from "#core/account/member.ts"
import { memberBagOver } from "#core/cart/member-bag.usecases.ts"
import { checkoutOver } from "#core/checkout/checkout.usecases.ts"
import { choiceIn } from "#core/checkout/ordering.rule.ts"
import { isUnasked } from "#core/checkout/total-change.rule.ts"
import { someNow } from "../arbitraries.ts"
import { goodsByName, wantedLine } from "../checkout/checkout-fixture.ts"
import { someOrigins } from "../shipping/some-origins.ts"
import { someVoucher } from "./some-vouchers.ts"

describe("vouchers that are changed at the checkout", () => {
  it("price the same lines again, and nothing is asked about what they take off", () => {
    const { red } = goodsByName
    const shop = memorySelling([red], someOrigins, regionsOfIndonesia())
    shop.putVouchers(someVoucher())
    const reader = { language: "id", now: someNow, member: MemberId("rani") } as const
    const bag = memberBagOver(shop.stores, reader.member, reader)
    const port = checkoutOver(shop.stores, seededRandom(1), reader)
    const lines = [wantedLine(red)]
    Effect.runSync(bag.put({ line: wantedLine(red), how: "set" }))
    const shown = Effect.runSync(port.open({ lines }))
    const change = choiceIn(
      { checkout: shown, saving: null, pending: null },
      { type: "discounts.changed", at: someNow }
    )
    expect(change).toEqual({ lines })
    if (change === undefined) throw new Error("nothing is asked of the shop")
    Effect.runSync(bag.redeemVoucher({ code: "AMBILPENDAR20" }))
    const now = Effect.runSync(port.change({ id: shown.id, ...change }))
    expect(now.totals.payable).toBe(shown.totals.payable - 20_000)
    expect(isUnasked(shown, now, change)).toBe(false)
  })
})
