import type { ListPrice, ProductCard } from "../catalogue/product.ts"
import type { RupiahRange } from "../kernel/money.ts"

/** The label on a card: `SALE`, the percentage taken off, or none. Specification 2, Product card. */
export const saleLabel = ({
  isSale,
  discountPercentage
}: Pick<ProductCard, "isSale" | "discountPercentage">): string | undefined => {
  if (isSale) return "SALE"
  return discountPercentage > 0 ? `${discountPercentage}%` : undefined
}

/** The range to strike through, if what is paid is lower at either end. D-29d. */
export const struckRange = ({
  priceRange,
  priceAfterDiscountRange
}: Pick<ListPrice, "priceRange" | "priceAfterDiscountRange">): RupiahRange | undefined =>
  priceAfterDiscountRange.min < priceRange.min || priceAfterDiscountRange.max < priceRange.max ? priceRange : undefined
