import type { Rupiah } from "../kernel/money.ts"
import { freeShippingLimit } from "./free-shipping.rule.ts"
import { insuredAbove } from "./insurance.rule.ts"

/** Worth of the goods that a step of a total names as its limit, in rupiah, by the step's reason. Specification 9; D-28, D-55. */
export const stepLimits: Readonly<Record<string, Rupiah>> = {
  "free-shipping-limit": freeShippingLimit,
  "insurance-required": insuredAbove
}
