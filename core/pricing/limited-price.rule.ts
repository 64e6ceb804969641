import type { CombinationPrice } from "../catalogue/product.rule.ts"
import type { Discount, SpecialPrice } from "../catalogue/stored.ts"
import type { Instant } from "../kernel/moment.ts"
import type { Units } from "./goods.port.ts"
import type { Goods, GoodsId } from "./goods.ts"
import { itemPrice, leftOfQuota, type Priced, runsAt } from "./item-price.rule.ts"
import type { ItemPrice, LimitedPrice } from "./price.ts"

/** Units of a special price that an order takes. */
export interface QuotaUnits extends Units {
  /** Beginning of the special price. */
  readonly startsAt: Instant
}

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

/** Returns goods at the price of so many units in one order: the special price holds for all of them or for none. Decision 0135. */
export const pricedFor = <G extends Pick<Goods, "price" | "limited">>(goods: G, units: number): G => {
  const { limited } = goods
  return limited ? { ...goods, price: units <= limited.left ? limited.price : limited.beyond } : goods
}

/** Returns whether goods have a limited price that their number of units is beyond. */
export const isBeyondQuota = ({ price, limited }: Pick<Goods, "price" | "limited">): boolean =>
  limited !== undefined && price.priceAfterDiscount !== limited.price.priceAfterDiscount

/** Returns goods without what is left of a quota: an order has the price it was placed at. D-63. */
export const withoutLimit = ({ limited: _, ...goods }: Goods): Goods => goods

/** Returns the units that these lines take at limited prices, in one order for all callers. Decision 0135. */
export const quotaUnitsOf = (
  lines: ReadonlyArray<{ readonly goods: Goods; readonly counted: number }>
): ReadonlyArray<QuotaUnits> => {
  const taken = new Map<string, QuotaUnits>()
  for (const { goods, counted } of lines) {
    const { product, combination, limited } = goods
    if (limited === undefined || counted === 0 || isBeyondQuota(goods)) continue
    const quantity = (taken.get(combination)?.quantity ?? 0) + counted
    taken.set(combination, { product, combination, quantity, startsAt: limited.startsAt })
  }
  return [...taken.values()].toSorted((one, other) => (one.combination < other.combination ? -1 : 1))
}

/** Names a special price among all of them. */
export const specialKey = ({ product, combination }: GoodsId, startsAt: Instant): string =>
  `${product} ${combination} ${startsAt}`
