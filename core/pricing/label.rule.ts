import type { ListPrice, ProductCard } from "../catalogue/product.ts"
import type { Rupiah } from "../kernel/money.ts"

/** The label on a card: `SALE`, the percentage taken off, or none. Specification 2, Product card. */
export const saleLabel = ({
  isSale,
  discountPercentage
}: Pick<ProductCard, "isSale" | "discountPercentage">): string | undefined => {
  if (isSale) return "SALE"
  return discountPercentage > 0 ? `${discountPercentage}%` : undefined
}

/** The price to strike through beside the lowest one: what it was before, if that was higher. D-29d. */
export const struckPrice = ({
  priceRange,
  priceAfterDiscountRange
}: Pick<ListPrice, "priceRange" | "priceAfterDiscountRange">): Rupiah | undefined =>
  priceAfterDiscountRange.min < priceRange.min ? priceRange.min : undefined
