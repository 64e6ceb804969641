import { CombinationId } from "#core/catalogue/combination.ts"
import { GiftId, type WrittenGift } from "#core/gifts/gift.ts"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { VoucherCode, VoucherId, type WrittenVoucher } from "#core/vouchers/voucher.ts"
import { productOf } from "../../orders/selling-shop.ts"
import { voucherCode } from "./shopping.actions.ts"

/** Rp10.000 off for each member once, 12 times in all: some come too late. */
export const voucherOnSale: WrittenVoucher = {
  id: VoucherId(voucherCode.toLowerCase()),
  code: VoucherCode(voucherCode),
  type: "manual",
  discount: "amount",
  value: 10_000,
  redemptions: 12,
  perUserLimit: 1,
  startsAt: instant(0),
  endsAt: instant(Date.parse("2100-01-01T00:00:00Z")),
  forGuests: false,
  isListed: true,
  isPaused: false,
  rules: { products: [], brands: [], categories: [], minAmount: rupiah(0), users: [] },
  info: { header: "", terms: { id: "", en: "" } }
}

/** Rp5.000 off any courier by itself, for members twice and for guests, 9 times in all. Decision 0106. */
export const shippingOnSale: WrittenVoucher = {
  ...voucherOnSale,
  id: VoucherId("ongkirjalan"),
  code: VoucherCode("ONGKIRJALAN"),
  type: "auto",
  discount: "free_shipping",
  value: 0,
  shippingFeeDiscount: rupiah(5_000),
  redemptions: 9,
  perUserLimit: 2,
  forGuests: true
}

/** One of the lipsticks, for members with goods of Rp100.000. */
export const giftOnSale: WrittenGift = {
  id: GiftId("nude"),
  gift: { product: productOf("nude"), combination: CombinationId("nude") },
  minAmount: rupiah(100_000),
  minUnits: 0,
  goods: { products: [], brands: [], categories: [] },
  forGuests: false,
  startsAt: instant(0),
  endsAt: instant(Date.parse("2100-01-01T00:00:00Z")),
  isPaused: false
}
