import type { Discount } from "../catalogue/stored.ts"
import { type Instant, instant } from "../kernel/moment.ts"
import { itemPrice, leftOfQuota, type Priced } from "../pricing/item-price.rule.ts"
import type { FeedSale } from "./feed-item.ts"

const minuteMs = 60_000

/**
 * The lower price of a combination: its discount, else the special price that runs and has a unit left, else the next one to begin. D-26 step 1. Feeds know
 * minutes: a special price begins at the next whole one and ends at the last, so that it is never shown while it does not hold.
 *
 * @returns `undefined` if nothing takes anything off
 */
export const feedSale = (combination: Priced, product: Discount | undefined, now: Instant): FeedSale | undefined => {
  const discounted = itemPrice({ ...combination, specialPrices: [] }, product, now).priceAfterDiscount
  if (discounted < combination.price) return { price: discounted }
  const [best] = combination.specialPrices
    .filter((special) => leftOfQuota(special) > 0)
    .flatMap(({ price, startsAt, endsAt }) => {
      const [from, until] = [Math.ceil(startsAt / minuteMs) * minuteMs, Math.floor(endsAt / minuteMs) * minuteMs]
      const isLater = endsAt > now && from < until && price < combination.price
      return isLater ? [{ price, startsAt, during: { from: instant(from), until: instant(until) } }] : []
    })
    .toSorted((one, other) => Math.max(one.startsAt, now) - Math.max(other.startsAt, now) || one.price - other.price)
  return best && { price: best.price, during: best.during }
}
