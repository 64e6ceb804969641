import { unitsPerCombination } from "../cart/cart.ts"
import type { CombinationId } from "../catalogue/combination.ts"
import type { Goods } from "../pricing/goods.ts"
import type { ScannedLine } from "./self-checkout.ts"

/** Units of goods that one may buy here beside those that a session has. D-23. */
export const mostOf = (goods: Pick<Goods, "combination" | "stock">, lines: ReadonlyArray<ScannedLine>): number => {
  const held = lines.find((line) => line.goods.combination === goods.combination)?.quantity ?? 0
  return Math.max(0, Math.min(goods.stock, unitsPerCombination) - held)
}

/** Returns the lines with more units of goods, at most as many as there are; goods that are held are added up. */
export const withScanned = (
  lines: ReadonlyArray<ScannedLine>,
  goods: Goods,
  quantity: number
): ReadonlyArray<ScannedLine> => {
  const held = lines.find((line) => line.goods.combination === goods.combination)
  const units = Math.min((held?.quantity ?? 0) + quantity, goods.stock, unitsPerCombination)
  if (units <= 0) return lines
  const line = { goods, quantity: units }
  return held ? lines.map((one) => (one === held ? line : one)) : [...lines, line]
}

/** Returns the lines with so many units of a combination; 0 takes its line out. */
export const withQuantity = (
  lines: ReadonlyArray<ScannedLine>,
  combination: CombinationId,
  quantity: number
): ReadonlyArray<ScannedLine> =>
  lines.flatMap((line) => {
    if (line.goods.combination !== combination) return [line]
    const units = Math.min(quantity, Math.max(line.quantity, line.goods.stock), unitsPerCombination)
    return units <= 0 ? [] : [{ ...line, quantity: units }]
  })
