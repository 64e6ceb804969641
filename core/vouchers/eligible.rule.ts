import type { QuoteLine } from "../pricing/quote.ts"
import type { VoucherGoods } from "./voucher.ts"

/** Returns the lines that a voucher is for: one of each list that names any. D-27. */
export const eligibleLines = (
  { products, brands, categories }: VoucherGoods,
  lines: ReadonlyArray<QuoteLine>
): ReadonlyArray<QuoteLine> =>
  lines.filter(
    ({ goods }) =>
      !goods.giftCard &&
      hasOne(products, [goods.product]) &&
      hasOne(brands, [goods.brand.id]) &&
      hasOne(
        categories,
        goods.categories.map(({ id }) => id)
      )
  )

const hasOne = <T>(wanted: ReadonlyArray<T>, there: ReadonlyArray<T>): boolean =>
  wanted.length === 0 || there.some((one) => wanted.includes(one))
