import { dayMs, instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { VoucherCode, VoucherId, type WrittenVoucher } from "#core/vouchers/voucher.ts"
import type { Calendar } from "./calendar.ts"
import type { DemoData } from "./data.ts"
import type { Places } from "./goods.ts"

/** Returns the vouchers of the demo shop as they are stored: one of every kind, running, yet to come and used up. */
export const vouchersOf = ({ vouchers }: DemoData, places: Places, { day }: Calendar): ReadonlyArray<WrittenVoucher> =>
  vouchers.map(({ code, discount, value, quota, perUser, from, to, terms, ...row }) => ({
    id: VoucherId(code.toLowerCase()),
    code: VoucherCode(code),
    type: row.automatic ? "auto" : "manual",
    discount,
    value,
    ...(row.maxDiscount !== undefined && { maxDiscount: rupiah(row.maxDiscount) }),
    ...(row.shippingFeeDiscount !== undefined && { shippingFeeDiscount: rupiah(row.shippingFeeDiscount) }),
    redemptions: quota,
    isListed: row.listed ?? true,
    isPaused: false,
    perUserLimit: perUser,
    startsAt: day(from),
    endsAt: instant(day(to) + dayMs),
    forGuests: row.automatic ?? false,
    rules: {
      products: [],
      brands: (row.brands ?? []).map(places.brand),
      categories: (row.categories ?? []).map(places.category),
      minAmount: rupiah(row.minAmount),
      users: []
    },
    info: { header: row.header ?? "", terms }
  }))
