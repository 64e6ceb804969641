import { reviewFormPath } from "#core/catalogue/links.ts"
import type { ProductId } from "#core/catalogue/product.ts"

/** Parameter of the form's address that opens the own review of the product, to change it. */
export const changeParameter = "change"

/** Returns the address of the form that changes the own review of a product. */
export const changeReviewPath = (id: ProductId): string => `${reviewFormPath({ id })}?${changeParameter}`
