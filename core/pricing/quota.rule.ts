import type { Instant } from "../kernel/moment.ts"
import type { Units } from "./goods.port.ts"
import type { Goods, GoodsId } from "./goods.ts"

/** Units of a special price that an order takes. */
export interface QuotaUnits extends Units {
  /** Beginning of the special price. */
  readonly startsAt: Instant
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
