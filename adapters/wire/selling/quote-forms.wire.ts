import { Schema } from "effect"
import { type Step, slots, type Totals } from "#core/pricing/quote.ts"
import type { Requirement } from "#core/pricing/requirement.ts"
import type { Mapping } from "../endpoint.ts"
import { amount, signedAmount } from "../parts.ts"

/** Values that go into words: texts and numbers. */
const valuesOnWire = Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Finite]))

/**
 * One of these names, or one of a newer shop: an open page of the version before it still reads the total. The cast says that such
 * a name is one of these: what compares names takes it for none of those it asks for, and the words of a step follow its reason.
 */
const orNewer = <T extends string>(known: Schema.Codec<T, unknown>): Schema.Codec<T, unknown> =>
  Schema.Union([known, Schema.String as unknown as Schema.Codec<T, unknown>])

/** Why a total is what it is: `steps[{rule, amount, reason}]`. */
export const step: Schema.Codec<Step, unknown> = Schema.Struct({
  slot: Schema.Literals(slots),
  rule: orNewer(
    Schema.Literals([
      "goods",
      "item-discount",
      "gift",
      "voucher",
      "points",
      "shipping",
      "free-shipping",
      "insurance",
      "paper-bag",
      "paper-bag-voucher",
      "payment-fee",
      "unique-code"
    ])
  ),
  amount: signedAmount,
  reason: Schema.String,
  values: valuesOnWire
})

/** The four sums, which stand beside the other fields on the wire. */
export const totalFields = {
  goods: amount,
  afterDiscount: amount,
  extraCharge: signedAmount,
  payable: amount
} as const
export const totalNames = {
  goods: "total_amount",
  afterDiscount: "total_amount_after_discount",
  extraCharge: "total_extra_charge",
  payable: "total_amount_after_extra"
} as const
/** Returns what has `totals` with the four sums beside its other fields. */
export const spreadTotals = <A extends { readonly totals: Totals }>({
  totals,
  ...rest
}: A): Omit<A, "totals"> & Totals => ({
  ...rest,
  ...totals
})
/** Returns it as `totals` again. */
export const gatherTotals = <W extends Totals>({ goods, afterDiscount, extraCharge, payable, ...rest }: W) => ({
  ...rest,
  totals: { goods, afterDiscount, extraCharge, payable }
})

const RequirementOnWire = Schema.Struct({
  code: Schema.Literals([
    "EMPTY",
    "NOT_SOLD",
    "SOLD_OUT",
    "INSUFFICIENT_STOCK",
    "ORDER_LIMIT",
    "LINE_LIMIT",
    "PREORDER_MIX",
    "PREORDER_DATE",
    "EGIFT_MIX",
    "EGIFT_RECIPIENT",
    "EGIFT_REFUSED",
    "NOT_FOR_GUESTS",
    "PROFILE_INCOMPLETE",
    "CONTACT_MISSING",
    "ADDRESS_MISSING",
    "COURIER_MISSING",
    "COURIER_UNAVAILABLE",
    "LOCATION_MISSING",
    "STORE_STOCK",
    "PICKUP_UNAVAILABLE",
    "PAYMENT_MISSING",
    "COD_UNAVAILABLE",
    "HOLD_LIMIT",
    "OPEN_ORDERS"
  ]),
  line: Schema.optionalKey(Schema.String),
  values: valuesOnWire,
  fix: Schema.Literals([
    "shop",
    "remove",
    "set-quantity",
    "separate",
    "log-in",
    "fill-contact",
    "fill-address",
    "choose-courier",
    "choose-store",
    "choose-payment",
    "fill-recipient",
    "complete-profile",
    "pay-or-cancel"
  ]),
  /** Key of the words a person reads. */
  message: Schema.String
})
/** What must be corrected before ordering. D-69. */
export const requirement: Mapping<Requirement, typeof RequirementOnWire.Type> = {
  schema: RequirementOnWire,
  to: (value) => ({ ...value, message: `requirement.${value.code}` }),
  from: ({ message: _, ...value }) => value
}
