import type { MemberId } from "../../account/member.ts"
import { dayMs, type Instant, instant } from "../../kernel/moment.ts"
import { type Rupiah, rupiah } from "../../kernel/money.ts"
import { VoucherCode, VoucherId, type WrittenVoucher } from "../../vouchers/voucher.ts"
import type { OrderCode } from "../order.ts"

/** How long the voucher of a return can be used, in days. Own choice. */
export const returnVoucherDays = 365

const prefix = "RETUR-"

/** Returns whether a code is that of the voucher of a return: what it pays was money before. Decision 0104. */
export const isReturnVoucher = (code: string): boolean => code.startsWith(prefix)

/** Returns the voucher that a return becomes: for this member, once, off any goods, without a minimum. D-62b. */
export const returnVoucher = (order: OrderCode, member: MemberId, amount: Rupiah, now: Instant): WrittenVoucher => {
  const code = `${prefix}${order}`
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
