import { describe, expect, it } from "vitest"
import { memorySelling } from "#adapters/memory/selling.memory.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import { MemberId } from "#core/account/member.ts"
import { cartOfMember, memberBagOver } from "#core/cart/member-bag.usecases.ts"
import { rupiah } from "#core/kernel/money.ts"
import { someNow } from "../arbitraries.ts"
import { type Fate, overLine, well } from "../selling-line.ts"
import { VirtualClock } from "../virtual-clock.ts"
import { someVoucher } from "../vouchers/some-vouchers.ts"
import { lineId, openCart, someGoodsByName } from "./cart-fixture.ts"

const { red, plum } = someGoodsByName
const rani = MemberId("rani")

/** A member's cart at a shop with a voucher of Rp20.000 from Rp200.000 on; both goods cost Rp100.000. */
const openMembers = (fate: (call: string) => Fate = () => well) => {
  const shop = memorySelling(Object.values(someGoodsByName), [], regionsOfIndonesia())
  shop.putVouchers(someVoucher({ rules: { minAmount: rupiah(200_000) } }))
  const clock = new VirtualClock()
  const bag = memberBagOver(shop.stores, rani, {
    language: "id",
    now: someNow
  })
  const line = overLine(cartOfMember(bag), clock, fate)
  return { cart: openCart({ clock, port: line.port }), clock, line }
}

describe("vouchers in the bag", () => {
  it("are redeemed in the order of the presses: what was added before counts", async () => {
    const { cart, clock } = openMembers()
    await clock.advance(2_000)
    cart.want(red)
    cart.want(plum)
    cart.say({ type: "voucher.redeemed", code: "ambil pendar 20" })
    expect(cart.view()).toMatchObject({ isChangingVoucher: true, bag: { vouchers: [] } })
    await clock.advance(10_000)
    expect(cart.view()).toMatchObject({
      isChangingVoucher: false,
      voucherProblem: null,
      bag: { vouchers: [{ discount: 20_000 }], totals: { payable: 180_000 } }
    })
  })

  it("are inactive with the reason once too little is left, and count again", async () => {
    const { cart, clock } = openMembers()
    await clock.advance(2_000)
    cart.want(red, 2)
    cart.say({ type: "voucher.redeemed", code: "AMBILPENDAR20" })
    await clock.advance(10_000)
    cart.say({ type: "quantity.chosen", line: lineId(red), quantity: 1 })
    await clock.advance(10_000)
    expect(cart.view().bag).toMatchObject({
      vouchers: [{ discount: 0, problem: { _tag: "VoucherMinAmount", shortBy: 100_000 } }],
      totals: { payable: 100_000 }
    })
    cart.say({ type: "quantity.chosen", line: lineId(red), quantity: 2 })
    await clock.advance(10_000)
    expect(cart.view().bag).toMatchObject({ vouchers: [{ discount: 20_000 }], totals: { payable: 180_000 } })
  })

  it("that are refused say why at the field, and the bag stays", async () => {
    const { cart, clock } = openMembers()
    await clock.advance(2_000)
    cart.want(red)
    cart.say({ type: "voucher.redeemed", code: "AMBILPENDAR20" })
    await clock.advance(10_000)
    expect(cart.view()).toMatchObject({
      problem: null,
      voucherProblem: { _tag: "VoucherMinAmount", shortBy: 100_000 },
      bag: { vouchers: [], totals: { payable: 100_000 } }
    })
    cart.say({ type: "voucher.redeemed", code: "tidak ada" })
    expect(cart.view().voucherProblem).toBeNull()
    await clock.advance(10_000)
    expect(cart.view().voucherProblem).toMatchObject({ _tag: "VoucherNotFound" })
  })

  it("without a code are refused here: the shop is not asked", async () => {
    const { cart, clock } = openMembers()
    await clock.advance(2_000)
    cart.say({ type: "voucher.redeemed", code: "   " })
    expect(cart.view()).toMatchObject({
      isChangingVoucher: false,
      voucherProblem: { _tag: "VoucherCodeMissing" }
    })
    cart.say({ type: "voucher-problem.dismissed" })
    expect(cart.view().voucherProblem).toBeNull()
  })

  it("that are cancelled are gone at once, before the shop has answered", async () => {
    const { cart, clock } = openMembers()
    await clock.advance(2_000)
    cart.want(red, 2)
    cart.say({ type: "voucher.redeemed", code: "AMBILPENDAR20" })
    await clock.advance(10_000)
    const [redeemed] = cart.view().bag.vouchers
    if (redeemed === undefined) throw new Error("nothing was redeemed")
    cart.say({ type: "voucher.cancelled", voucher: redeemed.voucher.id })
    expect(cart.view().bag).toMatchObject({ vouchers: [], totals: { payable: 200_000 } })
    await clock.advance(10_000)
    expect(cart.context().bag).toMatchObject({ vouchers: [], totals: { payable: 200_000 } })
  })

  it("of two equal presses are asked for once, and name the one that is asked for", async () => {
    const sent: Array<string> = []
    const { cart, clock } = openMembers((call) => {
      sent.push(call)
      return well
    })
    await clock.advance(2_000)
    cart.want(red, 2)
    await clock.advance(10_000)
    expect(cart.view().changingVouchers).toEqual([])
    cart.say({ type: "voucher.redeemed", code: "AMBILPENDAR20" })
    cart.say({ type: "voucher.redeemed", code: "ambil pendar 20" })
    expect(cart.view().changingVouchers).toEqual(["AMBILPENDAR20"])
    await clock.advance(10_000)
    expect(sent.filter((call) => call === "redeemVoucher")).toHaveLength(1)
    expect(cart.view()).toMatchObject({ changingVouchers: [], bag: { vouchers: [{ discount: 20_000 }] } })
  })

  it("are not a guest's: the log-in is named, and the bag stays", async () => {
    const cart = openCart()
    await cart.clock.advance(2_000)
    cart.want(red, 2)
    await cart.clock.advance(2_000)
    cart.say({ type: "voucher.redeemed", code: "AMBILPENDAR20" })
    await cart.clock.advance(2_000)
    expect(cart.view()).toMatchObject({
      isChangingVoucher: false,
      voucherProblem: { _tag: "VoucherLoginRequired" },
      bag: { vouchers: [], totals: { payable: 200_000 } }
    })
  })
})
