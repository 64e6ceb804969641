import type { StepRule } from "../../pricing/quote.ts"
import type { Order } from "../order.ts"

/** Steps that a voucher makes; free shipping of the shop itself has no code. D-26, D-28. */
const ofVouchers: ReadonlyArray<StepRule> = ["voucher", "free-shipping", "paper-bag-voucher"]

/**
 * Returns what a member has used for an order, and has back once it is called off; `undefined` if that is nothing. D-27, D-29.
 *
 * @param isMembers whether the member reads it; what counts by itself for a guest comes back to no account. Decision 0106
 */
export const givenBack = (
  { steps }: Pick<Order, "steps">,
  isMembers: boolean
): "points" | "voucher" | "both" | undefined => {
  if (!isMembers) return undefined
  const hasVoucher = steps.some(({ rule, values }) => ofVouchers.includes(rule) && values["code"] !== undefined)
  if (steps.some(({ rule }) => rule === "points")) return hasVoucher ? "both" : "points"
  return hasVoucher ? "voucher" : undefined
}
