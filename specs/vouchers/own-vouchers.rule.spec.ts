import { describe, expect, it } from "vitest"
import { rupiah } from "#core/kernel/money.ts"
import { groupsOf } from "#core/vouchers/own-vouchers.rule.ts"
import { VoucherCode, VoucherId } from "#core/vouchers/voucher.ts"
import {
  VoucherAlreadyUsed,
  VoucherExpired,
  VoucherMinAmount,
  VoucherNotStarted,
  VoucherOtherGoods
} from "#core/vouchers/vouchers.errors.ts"
import { someNow } from "../arbitraries.ts"
import { someVoucher } from "./some-vouchers.ts"

const named = (code: string) => someVoucher({ id: VoucherId(code.toLowerCase()), code: VoucherCode(code) })

describe("the vouchers of a member", () => {
  it("can be used whatever the bag holds, begin later, or are over", () => {
    const groups = groupsOf({
      vouchers: [],
      saving: rupiah(0),
      granted: [{ voucher: named("C"), discount: rupiah(0) }],
      refused: [
        { voucher: named("B"), problem: new VoucherMinAmount({ shortBy: rupiah(1), of: [] }) },
        { voucher: named("A"), problem: new VoucherOtherGoods({ of: [] }) },
        { voucher: named("D"), problem: new VoucherNotStarted({ startsAt: someNow }) },
        { voucher: named("E"), problem: new VoucherAlreadyUsed() }
      ],
      past: [{ voucher: named("F"), problem: new VoucherExpired({ endsAt: someNow }) }]
    })
    const codes = (some: ReadonlyArray<{ readonly voucher: { readonly code: string } }>) =>
      some.map(({ voucher }) => voucher.code)
    expect(groups.usable.map(({ code }) => code)).toEqual(["A", "B", "C"])
    expect(codes(groups.coming)).toEqual(["D"])
    expect(codes(groups.over)).toEqual(["E", "F"])
  })
})
