import type { Goods } from "../pricing/goods.ts"
import { pricedFor } from "../pricing/quota.rule.ts"
import type { Requirement } from "../pricing/requirement.ts"
import type { LineId, WantedLine } from "./cart.ts"
import { unitsPerCombination } from "./cart.ts"
import { lineIdOf } from "./line-id.rule.ts"

/** A line with the goods it names. */
export interface Assessed {
  readonly id: LineId
  readonly line: WantedLine
  /** At the price of as many units as all lines have of its combination. */
  readonly goods: Goods
  /** Available units: 0 if it is sold out or not sold. D-25b. */
  readonly counted: number
  readonly requirement?: Requirement
}

/**
 * Each line with what is there of it, in their order: several lines of one combination share its stock, the first has the
 * first of it, and a special price of a quota holds for all their units or none. D-25b; decision 0135.
 */
export const assessLines = (
  lines: ReadonlyArray<WantedLine>,
  goodsOf: (line: WantedLine) => Goods | undefined
): ReadonlyArray<Assessed> => {
  const left = new Map<string, number>()
  const counting = new Map<string, number>()
  const assessed = lines.flatMap((line): ReadonlyArray<Assessed> => {
    const goods = goodsOf(line)
    if (goods === undefined) return []
    const id = lineIdOf(line)
    const stock = goods.sale === "open" ? (left.get(goods.combination) ?? Math.max(0, goods.stock)) : 0
    const counted = Math.min(line.quantity, stock)
    left.set(goods.combination, stock - counted)
    counting.set(goods.combination, (counting.get(goods.combination) ?? 0) + counted)
    const requirement = requirementOf(id, line, goods, counted)
    return [{ id, line, goods, counted, ...(requirement && { requirement }) }]
  })
  return assessed.map((one) => ({ ...one, goods: pricedFor(one.goods, counting.get(one.goods.combination) ?? 0) }))
}

/** Returns what must be corrected about a line. Specification 8; D-25b, D-69. */
const requirementOf = (
  line: LineId,
  { quantity }: WantedLine,
  goods: Goods,
  counted: number
): Requirement | undefined => {
  const values = { name: goods.name }
  if (goods.sale !== "open") return { code: "NOT_SOLD", line, values, fix: "remove" }
  if (counted === 0) return { code: "SOLD_OUT", line, values, fix: "remove" }
  if (counted < quantity)
    return { code: "INSUFFICIENT_STOCK", line, values: { ...values, left: counted }, fix: "set-quantity" }
  return undefined
}

/** Returns how far a stepper goes, and what stops it: the limit of an order or what is there. D-23. */
export const stepperLimit = ({
  stock
}: Pick<Goods, "stock">): { readonly most: number; readonly by: "limit" | "stock" } =>
  stock < unitsPerCombination ? { most: Math.max(0, stock), by: "stock" } : { most: unitsPerCombination, by: "limit" }
