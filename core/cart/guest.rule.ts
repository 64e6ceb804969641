import type { Assessed } from "./lines.rule.ts"

/** Why a line stays in the bag when a guest orders. */
export type StaysBehind = "NOT_FOR_GUESTS" | "NOT_SOLD" | "SOLD_OUT"

/** Why a line is not part of a guest's order, if it is not. D-24: guests order what is for guests; D-25b: and what is there. */
export const staysBehind = ({ goods, counted }: Pick<Assessed, "goods" | "counted">): StaysBehind | undefined => {
  if (goods.sale !== "open") return "NOT_SOLD"
  if (counted === 0) return "SOLD_OUT"
  return goods.availableForGuest ? undefined : "NOT_FOR_GUESTS"
}
