import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { memorySelling } from "#adapters/memory/selling.memory.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import { MemberId } from "#core/account/member.ts"
import { memberBagOver } from "#core/cart/member-bag.usecases.ts"
import { voucherListMachineOver } from "#core/cart/vouchers/voucher-list.machine.ts"
import { viewVoucherList } from "#core/cart/vouchers/voucher-list.view.ts"
import { rupiah } from "#core/kernel/money.ts"
import { someNow } from "../arbitraries.ts"
import { openMachine } from "../profile/profile-fixture.ts"
import { type Fate, well } from "../selling-line.ts"
import { someVoucher } from "../vouchers/some-vouchers.ts"
import { someGoodsByName } from "./cart-fixture.ts"

const { red } = someGoodsByName
const units = (quantity: number) => ({
  line: { product: red.product, combination: red.combination, quantity },
  how: "set" as const
})

/** A member with a voucher of Rp20.000 from Rp200.000 on; the goods cost Rp100.000. */
const openList = (fate: () => Fate = () => well) => {
  const shop = memorySelling(Object.values(someGoodsByName), [], regionsOfIndonesia())
  shop.putVouchers(someVoucher({ rules: { minAmount: rupiah(200_000) } }))
  const bag = memberBagOver(shop.stores, MemberId("rani"), { language: "id", now: someNow })
  return { bag, list: openMachine(voucherListMachineOver, bag, undefined, viewVoucherList, fate) }
}

describe("the list of vouchers", () => {
  it("says what is missing, and what can be used once the bag has it", async () => {
    const { bag, list } = openList()
    Effect.runSync(bag.put(units(1)))
    expect(list.view()).toEqual({ step: "reading", advice: null })
    await list.clock.advance(1_000)
    expect(list.view()).toMatchObject({
      step: "shown",
      advice: { vouchers: [], granted: [], refused: [{ problem: { _tag: "VoucherMinAmount", shortBy: 100_000 } }] }
    })
    Effect.runSync(bag.put(units(2)))
    list.say({ type: "bag.changed" })
    // What was said last stays on the page meanwhile.
    expect(list.view()).toMatchObject({ step: "reading", advice: { refused: [{}] } })
    await list.clock.advance(1_000)
    expect(list.view()).toMatchObject({ step: "shown", advice: { saving: 20_000, granted: [{ discount: 20_000 }] } })
  })

  it("that could not be read is read again on request, and with the next change of the bag", async () => {
    let fate: Fate = { ...well, lost: "call" }
    const { list } = openList(() => fate)
    await list.clock.advance(1_000)
    expect(list.view()).toEqual({ step: "failed", advice: null })
    list.say({ type: "retry.wanted" })
    await list.clock.advance(1_000)
    expect(list.view().step).toBe("failed")
    fate = well
    list.say({ type: "bag.changed" })
    await list.clock.advance(1_000)
    expect(list.view().step).toBe("shown")
  })
})
