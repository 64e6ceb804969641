import { cardName, reviewCount } from "../catalogue/card-text.rule.ts"
import { cardPath, productPath, reviewFormPath } from "../catalogue/links.ts"
import type { ProductCard } from "../catalogue/product.ts"
import { formatRupiah } from "../kernel/money.ts"
import { saleLabel, struckPrice } from "./label.rule.ts"

/** The lowest price of a product. */
export interface LowestPriceView {
  /** The lowest price that is paid, and whether other combinations cost more; empty of a product without a price. D-45b. */
  readonly paid: string
  readonly isFrom: boolean
  /** What the lowest price was before, if that was higher. */
  readonly struck: string | undefined
}

/** Everything a card shows that is not a plain field of the product. Specification 2, Product card. */
export interface ProductCardView extends LowestPriceView {
  readonly path: string
  /** The name as a wide and as a narrow screen cut it. D-3. */
  readonly wideName: string
  readonly narrowName: string
  /** `1.284 Reviews`. D-4. */
  readonly reviews: string
  /** `SALE` or `31%`. */
  readonly label: string | undefined
  /** A percentage is the most that is taken off: the price beside it is reduced by less, or not at all. D-29d. */
  readonly isUpTo: boolean
  /** Target of "Shop now"; absent if it is not shown. D-1: the buy box of the product page. */
  readonly shopNow: string | undefined
  readonly review: { readonly kind: "see" | "add"; readonly path: string }
  /** Combinations beyond the swatches or labels shown. Specification 9. */
  readonly more: number
}

/**
 * Returns what the card of a product shows.
 *
 * @param written writes a number as the reader's language does
 * @param isWritingOn whether members can write reviews (`features.write_review`)
 */
export const viewProductCard = (
  card: ProductCard,
  written: (count: number) => string,
  isWritingOn: boolean
): ProductCardView => {
  const shown = card.swatches.length + card.labels.length
  const lowest = viewLowestPrice(card)
  const { min, max } = card.discountRange
  return {
    path: cardPath(card, isWritingOn),
    wideName: cardName(card.name, true),
    narrowName: cardName(card.name, false),
    ...lowest,
    reviews: viewReviewCount(card.totalReviews, written),
    label: saleLabel({ ...card, discountPercentage: card.discountPercentage && max }),
    isUpTo: lowest.struck === undefined || min < max,
    shopNow: shopNowShown(card) ? `${productPath(card)}#buy` : undefined,
    review:
      card.totalReviews > 0
        ? { kind: "see", path: `${productPath(card)}#reviews` }
        : { kind: "add", path: reviewFormPath(card) },
    more: shown === 0 ? 0 : Math.max(0, card.combinations - shown)
  }
}

/** Returns the lowest price of a product and what it was before. */
export const viewLowestPrice = (card: Pick<ProductCard, "priceRange" | "priceAfterDiscountRange">): LowestPriceView => {
  const { min, max } = card.priceAfterDiscountRange
  const struck = struckPrice(card)
  return { paid: max === 0 ? "" : formatRupiah(min), isFrom: min < max, struck: struck && formatRupiah(struck) }
}

/** Specification 2, Product card: whether "Shop now" is shown. */
const shopNowShown = (card: ProductCard): boolean =>
  card.shareUrl !== undefined && card.availableForOrder && card.active && card.soldAs !== undefined && card.stock > 0

/** `1.284 Reviews`, written as the reader's language writes numbers. D-4. */
export const viewReviewCount = (count: number, written: (count: number) => string): string =>
  reviewCount(count, written(count))
