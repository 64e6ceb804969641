import type { StoredProduct } from "./stored.ts"

/** From here on it is said how few are left. D-25b. */
export const fewLeft = 5

/** Returns whether anything of it is left. */
export const inStock = ({ stock }: { readonly stock: number }): boolean => stock > 0

type Sold = Pick<StoredProduct, "active" | "removed" | "availableForOrder" | "soldAs" | "giftCard" | "combinations">

/** Can be ordered now: sold here, open for orders, and some active combination is left. D-16. */
export const forOnline = (product: Sold): boolean => forSale(product) && product.combinations.some(left)

/** Can be carried home from a shop: sold, in stock, and neither a pre-order nor a gift card. D-16, D-22. */
export const forStore = (product: Sold): boolean =>
  forSale(product) && !product.giftCard && product.combinations.some((one) => left(one) && !one.preOrder)

/** Can be ordered now without logging in. D-16, D-24. */
export const forGuest = (product: Sold): boolean =>
  forSale(product) && product.combinations.some((one) => left(one) && one.availableForGuest)

const forSale = (product: Sold): boolean =>
  product.active && !product.removed && product.availableForOrder && product.soldAs !== undefined

const left = (combination: Sold["combinations"][number]): boolean => combination.active && combination.stock > 0
