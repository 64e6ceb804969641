import type { TextValues } from "./quote.ts"

/** What prevents a bag or a checkout from being ordered. D-69. */
export type RequirementCode =
  | "EMPTY"
  | "NOT_SOLD"
  | "SOLD_OUT"
  | "INSUFFICIENT_STOCK"
  | "ORDER_LIMIT"
  | "LINE_LIMIT"
  | "PREORDER_MIX"
  | "PREORDER_DATE"
  | "EGIFT_MIX"
  | "EGIFT_RECIPIENT"
  /** A recipient does not fit any more, as after its day has passed; `field` says what. D-68. */
  | "EGIFT_REFUSED"
  | "NOT_FOR_GUESTS"
  | "PROFILE_INCOMPLETE"
  | "CONTACT_MISSING"
  | "ADDRESS_MISSING"
  | "COURIER_MISSING"
  | "COURIER_UNAVAILABLE"
  | "LOCATION_MISSING"
  /** The chosen store lacks units of a line; `left` says how many it has. D-65. */
  | "STORE_STOCK"
  /** The order cannot be picked up, `reason` says why: the store does not offer it, or goods cannot be. D-22, D-65. */
  | "PICKUP_UNAVAILABLE"
  | "PAYMENT_MISSING"
  /** The courier is to be paid, which this order does not allow; `reason` says why. D-57. */
  | "COD_UNAVAILABLE"
  /** More than this buyer may hold unpaid; without a line their network holds too much. Decision 0033. */
  | "HOLD_LIMIT"
  /** As many orders of this buyer wait for their money as may. Decision 0033. */
  | "OPEN_ORDERS"

/** What cures it. */
export type Fix =
  | "shop"
  | "remove"
  | "set-quantity"
  | "separate"
  | "log-in"
  | "fill-contact"
  | "fill-address"
  | "choose-courier"
  | "choose-store"
  | "choose-payment"
  | "fill-recipient"
  | "complete-profile"
  | "pay-or-cancel"

/** One thing to correct before ordering; none of them: it may be placed. D-69. */
export interface Requirement {
  readonly code: RequirementCode
  /** The line it concerns; absent if it concerns the whole. */
  readonly line?: string
  readonly values: TextValues
  readonly fix: Fix
}
