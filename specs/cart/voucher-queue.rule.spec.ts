import { describe, expect, it } from "vitest"
import { LineId } from "#core/cart/cart.ts"
import type { CartContext } from "#core/cart/cart.types.ts"
import { emptyBag, enqueue, isOfVoucher } from "#core/cart/commands.rule.ts"
import { redeemProblemOf, unansweredOf, withVoucherChange } from "#core/cart/vouchers/voucher-queue.rule.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { rupiah } from "#core/kernel/money.ts"
import { VoucherCode, VoucherId } from "#core/vouchers/voucher.ts"
import { VoucherExpired, VoucherNotFound } from "#core/vouchers/vouchers.errors.ts"
import { someNow } from "../arbitraries.ts"
import { someVoucher } from "../vouchers/some-vouchers.ts"

const resting: CartContext = {
  bag: emptyBag,
  view: emptyBag,
  queue: [],
  inFlight: null,
  wanted: null,
  buy: null,
  announce: null,
  outdated: false,
  added: null,
  problem: null,
  voucherProblem: null,
  onOrderScreen: false
}
const redeem = (code: string) => ({ type: "voucher.redeemed", code, at: someNow }) as const
const sent = { op: "redeem", code: VoucherCode("AMBILPENDAR20") } as const

describe("a voucher in the queue of the bag", () => {
  it("waits behind the changes before it, and forgets the last problem", () => {
    const before = { ...resting, queue: [{ op: "clear" }] as const, voucherProblem: new VoucherNotFound() }
    expect(withVoucherChange(before, redeem("ambil pendar 20"))).toMatchObject({
      queue: [{ op: "clear" }, sent],
      voucherProblem: null
    })
    expect(
      withVoucherChange(before, { type: "voucher.cancelled", voucher: VoucherId("ambilpendar20"), at: someNow })
    ).toMatchObject({
      queue: [{ op: "clear" }, { op: "cancel-voucher", voucher: "ambilpendar20" }],
      voucherProblem: null
    })
  })

  it("of no code is refused without a change of the queue. Specification 5", () =>
    expect(withVoucherChange(resting, redeem("   "))).toEqual({
      voucherProblem: expect.objectContaining({ _tag: "VoucherCodeMissing" })
    }))

  it("loses its problem with what showed it", () =>
    expect(
      withVoucherChange(
        { ...resting, voucherProblem: new VoucherNotFound() },
        { type: "voucher-problem.dismissed", at: someNow }
      )
    ).toEqual({ voucherProblem: null }))

  it("is of no concern to other events", () => expect(withVoucherChange(resting, { type: "bag.synced" })).toEqual({}))

  it("outlives the lines: a bag that is emptied or replaced keeps its vouchers", () => {
    expect(enqueue([{ op: "remove", line: LineId("1") }, sent], { op: "clear" })).toEqual([sent, { op: "clear" }])
  })

  it("is known by what it does", () => {
    expect([sent, { op: "cancel-voucher", voucher: VoucherId("a") } as const].map(isOfVoucher)).toEqual([true, true])
    expect([{ op: "clear" } as const, null, undefined].map(isOfVoucher)).toEqual([false, false, false])
  })
})

describe("what is shown of a change that failed", () => {
  it("is the shop's own reason", () => {
    const expired = new VoucherExpired({ endsAt: someNow })
    expect(redeemProblemOf({ type: "error", error: expired })).toMatchObject({
      _tag: "VoucherExpired",
      endsAt: someNow
    })
  })

  it("is that it failed if the shop gave none. Specification 8", () => {
    expect(redeemProblemOf({ type: "error", error: new Unavailable() })).toEqual({ _tag: "VoucherFailed" })
    expect(unansweredOf(sent)).toEqual({ voucherProblem: { _tag: "VoucherFailed" } })
    expect(unansweredOf({ op: "clear" })).toHaveProperty("problem")
    expect(unansweredOf(sent, emptyBag)).toEqual({ voucherProblem: { _tag: "VoucherFailed" } })
  })

  it("is nothing if the bag has the voucher: the answer alone was lost", () => {
    const done = { ...emptyBag, vouchers: [{ voucher: someVoucher(), discount: rupiah(20_000) }] }
    expect(unansweredOf(sent, done)).toEqual({ voucherProblem: null })
  })
})
