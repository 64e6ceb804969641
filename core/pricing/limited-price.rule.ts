import type { LimitedPrice } from "../catalogue/combination.ts"
import type { CombinationPrice } from "../catalogue/product.rule.ts"
import type { Discount, SpecialPrice } from "../catalogue/stored.ts"
import type { Instant } from "../kernel/moment.ts"
import { itemPrice, leftOfQuota, type Priced, runsAt } from "./item-price.rule.ts"
import type { ItemPrice } from "./price.ts"

/** What one unit of a combination costs now, and how many units still cost it if they are limited. D-26 step 1; decision 0135. */
export const offerOf = (
  combination: Priced,
  product: Discount | undefined,
  now: Instant
): { readonly price: ItemPrice; readonly limited?: LimitedPrice } => {
  const price = itemPrice(combination, product, now)
  const { specialPrices } = combination
  const free = specialPrices.filter(({ quota }) => quota === undefined)
  if (free.length === specialPrices.length) return { price }
  const beyond = itemPrice({ ...combination, specialPrices: free }, product, now)
  const counting = specialPrices
    .filter((special) => runsAt(special, now) && special.price === price.priceAfterDiscount)
    .reduce<SpecialPrice | undefined>(
      (most, one) => (most && leftOfQuota(most) >= leftOfQuota(one) ? most : one),
      undefined
    )
  if (counting === undefined || beyond.priceAfterDiscount <= price.priceAfterDiscount) return { price }
  return { price, limited: { startsAt: counting.startsAt, left: leftOfQuota(counting), price, beyond } }
}

/** The same as a product page has it. */
export const pagePriceOf = (combination: Priced, product: Discount | undefined, now: Instant): CombinationPrice => {
  const { price, limited } = offerOf(combination, product, now)
  return { ...price, ...(limited && { limited }) }
}
