import type { MemberId } from "../../account/member.ts"
import { dayMs, type Instant, instant } from "../../kernel/moment.ts"
import { type Rupiah, rupiah } from "../../kernel/money.ts"
import { returnPrefix } from "../../vouchers/return-code.rule.ts"
import { VoucherCode, VoucherId, type WrittenVoucher } from "../../vouchers/voucher.ts"
import type { OrderCode } from "../order.ts"

/** How long the voucher of a return can be used, in days. Own choice. */
export const returnVoucherDays = 365

/** Returns the voucher that a return becomes: for this member, once, off any goods, without a minimum. D-62b. */
export const returnVoucher = (order: OrderCode, member: MemberId, amount: Rupiah, now: Instant): WrittenVoucher => {
  const code = `${returnPrefix}${order}`
  return {
    id: VoucherId(code.toLowerCase()),
    code: VoucherCode(code),
    type: "manual",
    discount: "amount",
    value: amount,
    redemptions: 1,
    perUserLimit: 1,
    startsAt: now,
    endsAt: instant(now + returnVoucherDays * dayMs),
    forGuests: false,
    rules: { minAmount: rupiah(0), users: [member], products: [], brands: [], categories: [] },
    info: { header: order, terms: { id: "", en: "" } },
    isListed: true,
    isPaused: false
  }
}
