import { type Offered, offeredCombinations, shownFirst } from "../catalogue/offered.rule.ts"
import type { ListPrice } from "../catalogue/product.ts"
import { type Instant, instant } from "../kernel/moment.ts"
import { type Rupiah, type RupiahRange, rupiah } from "../kernel/money.ts"
import { isAtSpecialPrice, itemPrice, runsAt } from "./item-price.rule.ts"
import type { ItemPrice } from "./price.ts"

/** List price of a product at `now`. D-29d. */
export const listPrice = (product: Offered, now: Instant): ListPrice => {
  const first = shownFirst(product)
  if (first === undefined) return nothingToBuy
  const shown = itemPrice(first, product.discount, now)
  const prices = offeredCombinations(product).map((combination) => itemPrice(combination, product.discount, now))
  const quota = quotaOf(product, now)
  const taken = prices.map((price) => price.discountPercentage).filter((percent) => percent > 0)
  return {
    ...shown,
    ...(quota && { quota }),
    priceRange: rangeOf(prices, (price) => price.price),
    priceAfterDiscountRange: rangeOf(prices, (price) => price.priceAfterDiscount),
    discountRange: taken.length > 0 ? { min: Math.min(...taken), max: Math.max(...taken) } : { min: 0, max: 0 }
  }
}

/**
 * Returns the units that the special prices of now are sold for at most, over all active combinations, and how many of them were
 * sold, also if none is left; `undefined` if they have no quota. One that a discount replaces does not count. Decision 0135.
 */
export const quotaOf = ({ combinations, discount }: Offered, now: Instant): ListPrice["quota"] => {
  const limited = combinations.flatMap((combination) => {
    const quotas = combination.specialPrices.filter(({ quota }) => quota !== undefined)
    if (!combination.active || quotas.length === 0) return []
    const normal = itemPrice({ ...combination, specialPrices: [] }, discount, now)
    if (normal.priceAfterDiscount < combination.price) return []
    return quotas.filter((special) => runsAt(special, now) && special.price < combination.price)
  })
  if (limited.length === 0) return undefined
  return {
    units: limited.reduce((sum, { quota = 0 }) => sum + quota, 0),
    sold: limited.reduce((sum, { quota = 0, sold = 0 }) => sum + Math.min(quota, sold), 0)
  }
}

/** Returns whether a special price makes an active combination of a product cheaper at `now`. D-26 step 1. */
export const isSpecial = ({ combinations, discount }: Offered, now: Instant): boolean =>
  combinations.some((combination) => combination.active && isAtSpecialPrice(combination, discount, now))

/** Returns what is paid now for each active combination: the price filter looks at these. D-13. */
export const pricesPaid = (product: Offered, now: Instant): ReadonlyArray<Rupiah> =>
  product.combinations
    .filter((combination) => combination.active)
    .map((combination) => itemPrice(combination, product.discount, now).priceAfterDiscount)

/** The next instant after `now` at which a special price begins or ends, if any does. */
export const nextPriceChange = (product: Offered, now: Instant): Instant | undefined => {
  const next = boundaries(product).reduce((soonest, at) => (at > now && at < soonest ? at : soonest), Infinity)
  return next === Infinity ? undefined : instant(next)
}

/** The last instant up to `now` at which a special price began or ended, if any did. */
export const lastPriceChange = (product: Offered, now: Instant): Instant | undefined => {
  const last = boundaries(product).reduce((latest, at) => (at <= now && at > latest ? at : latest), -Infinity)
  return last === -Infinity ? undefined : instant(last)
}

const boundaries = ({ combinations }: Offered): ReadonlyArray<number> =>
  combinations.flatMap(({ specialPrices }) => specialPrices.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]))

const rangeOf = (prices: ReadonlyArray<ItemPrice>, amount: (price: ItemPrice) => Rupiah): RupiahRange => {
  const amounts = prices.map(amount)
  return {
    min: rupiah(Math.min(...amounts)),
    max: rupiah(Math.max(...amounts))
  }
}

const nothing: RupiahRange = { min: rupiah(0), max: rupiah(0) }
const nothingToBuy: ListPrice = {
  price: rupiah(0),
  priceAfterDiscount: rupiah(0),
  priceRange: nothing,
  priceAfterDiscountRange: nothing,
  discountRange: { min: 0, max: 0 },
  discountPercentage: 0,
  isSale: false
}
