import type { ProductId } from "#core/catalogue/product.ts"
import type { StoredProduct } from "#core/catalogue/stored.ts"
import type { Instant } from "#core/kernel/moment.ts"

/** Units of a combination as they are now. */
export interface StockChange {
  readonly product: ProductId
  readonly combination: string
  readonly stock: number
}

/** Stars and number of reviews of a product as they are now. */
export interface RatingChange extends Pick<StoredProduct, "averageRating" | "totalReviews"> {
  readonly product: ProductId
}

/** Units sold of a special price's quota as they are now; it is the one of its combination that begins then. Decision 0135. */
export interface QuotaChange {
  readonly product: ProductId
  readonly combination: string
  readonly startsAt: Instant
  readonly sold: number
}

/** Units of a product sold in the last 90 days, as they are now. D-16. */
export interface SalesChange extends Pick<StoredProduct, "sales90d"> {
  readonly product: ProductId
}

/** Returns a product with other units of a combination. */
export const withStock = (product: StoredProduct, combination: string, stock: number): StoredProduct => ({
  ...product,
  combinations: product.combinations.map((one) => (one.id === combination ? { ...one, stock } : one))
})

/** Returns a product with other units sold of a quota. */
export const withQuotaSold = (product: StoredProduct, { combination, startsAt, sold }: QuotaChange): StoredProduct => ({
  ...product,
  combinations: product.combinations.map((one) =>
    one.id === combination
      ? {
          ...one,
          specialPrices: one.specialPrices.map((special) =>
            special.startsAt === startsAt && special.quota !== undefined ? { ...special, sold } : special
          )
        }
      : one
  )
})
