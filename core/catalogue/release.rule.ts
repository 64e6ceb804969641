import { type Instant, jakartaDay, startOfJakartaDay } from "../kernel/moment.ts"
import type { StoredCombination, StoredProduct } from "./stored.ts"

type Release = Pick<StoredCombination, "preOrder" | "deliveryDate">

/**
 * Returns the moment from which a pre-order is an ordinary product: the beginning of its delivery day in Jakarta; `undefined` for
 * other goods, and for a pre-order without a date. D-22.
 */
export const releasedAt = ({ preOrder, deliveryDate }: Release): Instant | undefined =>
  preOrder && deliveryDate !== undefined ? startOfJakartaDay(jakartaDay(deliveryDate)) : undefined

/** Returns a combination, or the goods of one, as they are sold at `now`: a pre-order whose day has come is none, and has no date. D-22. */
export const combinationAt = <C extends Release>(combination: C, now: Instant): C => {
  if (!isReleased(combination, now)) return combination
  const { deliveryDate: _, ...ordinary } = { ...combination, preOrder: false }
  return ordinary as C
}

/** Returns a product with its combinations as they are sold at `now`; the same object if none was released. D-22. */
export const productAt = <P extends Pick<StoredProduct, "combinations">>(product: P, now: Instant): P =>
  product.combinations.some((combination) => isReleased(combination, now))
    ? { ...product, combinations: product.combinations.map((combination) => combinationAt(combination, now)) }
    : product

const isReleased = (combination: Release, now: Instant): boolean => {
  const at = releasedAt(combination)
  return at !== undefined && at <= now
}
