import { rupiah } from "../kernel/money.ts"
import type { Stage } from "../pricing/quote.rule.ts"
import type { BagVoucher } from "./voucher.ts"

/** ③ What the voucher of a bag takes off its goods. D-26, D-27. */
export const voucherStage =
  (vouchers: ReadonlyArray<BagVoucher>): Stage =>
  () =>
    vouchers
      .filter(({ discount }) => discount > 0)
      .map(({ voucher, discount }) => ({
        rule: "voucher",
        amount: rupiah(-discount),
        reason: "voucher",
        values: { code: voucher.code }
      }))
