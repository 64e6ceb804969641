import type { WrittenVoucher } from "#core/vouchers/voucher.ts"
import { present } from "../present.ts"
import type { Row } from "../tables.ts"

/** What a voucher gives and asks, of its row: the same for shoppers and for the merchant. D-27. */
export const termsOfRow = (row: Row<"vouchers">) => ({
  id: row.id,
  code: row.code,
  type: row.type,
  discount: row.discount,
  value: row.value,
  ...present({ maxDiscount: row.max_discount, shippingFeeDiscount: row.shipping_fee_discount }),
  perUserLimit: row.per_user_limit,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  ...(row.runs_down && { runsDown: true }),
  forGuests: row.for_guests,
  rules: {
    products: row.products,
    brands: row.brands,
    categories: row.categories,
    minAmount: row.min_amount,
    users: row.users
  }
})

/** Returns a row as the merchant writes it. */
export const writtenOfRow = (row: Row<"vouchers">): WrittenVoucher => ({
  ...termsOfRow(row),
  redemptions: row.redemptions,
  info: { header: row.header, terms: row.terms },
  isListed: row.listed,
  isPaused: row.paused
})
