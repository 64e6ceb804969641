import type { Goods } from "../pricing/goods.ts"
import type { BagOwner } from "./cart.ts"
import type { Assessed } from "./lines.rule.ts"

/** Why a line stays in the bag when its owner orders. */
export type StaysBehind = "NOT_FOR_GUESTS" | "NOT_SOLD" | "SOLD_OUT"

/** Returns whether these goods are for the owner of a bag: members order everything. D-24. */
export const isForOwner = ({ availableForGuest }: Pick<Goods, "availableForGuest">, owner: BagOwner): boolean =>
  availableForGuest || owner === "member"

/** Why a line is not part of an order, if it is not. D-24: guests order what is for guests; D-25b: and what is there. */
export const staysBehind = (
  { goods, counted }: Pick<Assessed, "goods" | "counted">,
  owner: BagOwner
): StaysBehind | undefined => {
  if (goods.sale !== "open") return "NOT_SOLD"
  if (counted === 0) return "SOLD_OUT"
  return isForOwner(goods, owner) ? undefined : "NOT_FOR_GUESTS"
}
