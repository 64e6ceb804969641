import type { Units } from "./goods.port.ts"
import type { GoodsId } from "./goods.ts"

/**
 * Units by combination, equal lines merged, in the order of their ids: everyone takes them in one order, so no two
 * orders wait for each other. Security 2.
 */
export const unitsOf = (lines: ReadonlyArray<Units>): ReadonlyArray<Units> => {
  const joined = new Map<string, Units>()
  for (const { product, combination, quantity } of lines) {
    const held = joined.get(combination)?.quantity ?? 0
    joined.set(combination, { product, combination, quantity: held + quantity })
  }
  return [...joined.values()].toSorted((one, other) =>
    one.combination < other.combination ? -1 : one.combination > other.combination ? 1 : one.product - other.product
  )
}

/** Returns whether two name the same thing to buy. */
export const isSameGoods = (one: GoodsId, other: GoodsId): boolean =>
  one.product === other.product && one.combination === other.combination
