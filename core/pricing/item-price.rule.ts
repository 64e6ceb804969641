import { Effect } from "effect"
import type { Discount, SpecialPrice, StoredCombination } from "../catalogue/stored.ts"
import type { Instant } from "../kernel/moment.ts"
import { type Rupiah, rupiah } from "../kernel/money.ts"
import type { ItemPrice } from "./price.ts"
import { PriceInvalid } from "./pricing.errors.ts"

/** The part of a combination that decides its price. */
export type Priced = Pick<StoredCombination, "price" | "discount" | "specialPrices">

/**
 * What a combination costs now: the discount that counts, else the special price that runs. D-26 step 1.
 *
 * @param product the discount of its product, which a discount of its own replaces
 */
export const itemPrice = (combination: Priced, product: Discount | undefined, now: Instant): ItemPrice => {
  const { price } = combination
  const discount = combination.discount ?? product
  const discounted = discount === undefined ? price : afterDiscount(price, discount)
  if (discount !== undefined && discounted < price) return asPaid(price, discounted, discount.sale)
  return asPaid(price, specialPriceNow(combination.specialPrices, now) ?? price, false)
}

/** The price that a discount leaves, in favour of the shopper: `floor(price × (100 − p) / 100)`. D-29b; never below 0. */
export const afterDiscount = (price: Rupiah, { kind, value }: Discount): Rupiah =>
  rupiah(Math.max(0, kind === "amount" ? price - value : share(price, Math.max(0, 100 - value))))

/** The lowest special price that runs at `now` and has a unit left; it begins at `startsAt` and is over at `endsAt`. */
export const specialPriceNow = (prices: ReadonlyArray<SpecialPrice>, now: Instant): Rupiah | undefined => {
  let lowest: Rupiah | undefined
  for (const special of prices)
    if (runsAt(special, now) && leftOfQuota(special) > 0 && (lowest === undefined || special.price < lowest))
      lowest = special.price
  return lowest
}

/** Returns whether a special price has begun and has not ended. */
export const runsAt = ({ startsAt, endsAt }: SpecialPrice, now: Instant): boolean => startsAt <= now && now < endsAt

/** Units that are still sold at a special price; `Infinity` without a quota. Decision 0135. */
export const leftOfQuota = ({ quota, sold = 0 }: SpecialPrice): number =>
  quota === undefined ? Number.POSITIVE_INFINITY : Math.max(0, quota - sold)

/** Returns whether a special price is what a combination costs now: a discount that takes anything off replaces it. D-26 step 1. */
export const isAtSpecialPrice = (combination: Priced, product: Discount | undefined, now: Instant): boolean => {
  const paid = itemPrice(combination, product, now).priceAfterDiscount
  const without = itemPrice({ ...combination, specialPrices: [] }, product, now).priceAfterDiscount
  return paid < without
}

/** Whole percent by which `after` is below `price`: floored, at least 1 if anything is taken off. D-29d. */
export const percentOff = (price: Rupiah, after: Rupiah): number =>
  after < price ? Math.max(1, share(100, price - after, price)) : 0

/**
 * A combination whose money makes sense. Refuses a price that is not whole rupiah from 0, an amount or percentage that is
 * not whole or not within its bounds, and a special price that ends before it starts or has a quota of no whole unit.
 */
export const checkedPrice = <P extends Priced>(combination: P): Effect.Effect<P, PriceInvalid> => {
  if (!isMoney(combination.price)) return Effect.fail(new PriceInvalid({ field: "price" }))
  return Effect.map(
    Effect.all([
      checkedDiscount(combination.discount),
      ...combination.specialPrices.map(({ price, startsAt, endsAt, quota = 1 }) =>
        isMoney(price) && startsAt < endsAt && isMoney(quota) && quota > 0
          ? Effect.void
          : Effect.fail(new PriceInvalid({ field: "specialPrice" }))
      )
    ]),
    () => combination
  )
}

/** A discount that can be given, or none. Refuses fractions, less than nothing and more than 100 %. */
export const checkedDiscount = (discount: Discount | undefined): Effect.Effect<Discount | undefined, PriceInvalid> =>
  discount === undefined || (isMoney(discount.value) && (discount.kind === "amount" || discount.value <= 100))
    ? Effect.succeed(discount)
    : Effect.fail(new PriceInvalid({ field: "discount" }))

// A special price above the ordinary one is none.
const asPaid = (price: Rupiah, after: Rupiah, isSale: boolean): ItemPrice => {
  const priceAfterDiscount = after < price ? after : price
  return {
    price,
    priceAfterDiscount,
    discountPercentage: percentOff(price, priceAfterDiscount),
    isSale
  }
}

// Beyond 2^53 the product of two safe integers is no longer exact, so large amounts are reckoned in BigInt.
const share = (whole: number, part: number, of = 100): number => {
  const product = whole * part
  return Number.isSafeInteger(product)
    ? (product - (product % of)) / of
    : Number((BigInt(whole) * BigInt(part)) / BigInt(of))
}

const isMoney = (amount: number): boolean => Number.isSafeInteger(amount) && amount >= 0
