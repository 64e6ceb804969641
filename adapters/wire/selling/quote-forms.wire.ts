import { Schema } from "effect"
import { rupiah } from "#core/kernel/money.ts"
import { type Step, slots, type Totals } from "#core/pricing/quote.ts"
import type { Requirement } from "#core/pricing/requirement.ts"
import type { Mapping } from "../endpoint.ts"
import { rupiahOnWire } from "../parts.ts"

/** Values that go into words: texts and numbers. */
const valuesOnWire = Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Finite]))

const StepOnWire = Schema.Struct({
  slot: Schema.Literals(slots),
  rule: Schema.Literals(["goods", "item-discount", "shipping", "free-shipping", "insurance", "unique-code"]),
  amount: Schema.Int,
  reason: Schema.String,
  values: valuesOnWire
})
/** Why a total is what it is: `steps[{rule, amount, reason}]`. */
export const step: Mapping<Step, typeof StepOnWire.Type> = {
  schema: StepOnWire,
  to: (value) => value,
  from: (wire) => ({ ...wire, amount: rupiah(wire.amount) })
}

export const totalFields = {
  total_amount: rupiahOnWire,
  total_amount_after_discount: rupiahOnWire,
  total_extra_charge: Schema.Int,
  total_amount_after_extra: rupiahOnWire
} as const
interface TotalsOnWire {
  readonly total_amount: number
  readonly total_amount_after_discount: number
  readonly total_extra_charge: number
  readonly total_amount_after_extra: number
}
export const totalsTo = ({ goods: all, afterDiscount, extraCharge, payable }: Totals): TotalsOnWire => ({
  total_amount: all,
  total_amount_after_discount: afterDiscount,
  total_extra_charge: extraCharge,
  total_amount_after_extra: payable
})
export const totalsFrom = (wire: TotalsOnWire): Totals => ({
  goods: rupiah(wire.total_amount),
  afterDiscount: rupiah(wire.total_amount_after_discount),
  extraCharge: rupiah(wire.total_extra_charge),
  payable: rupiah(wire.total_amount_after_extra)
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
    "NOT_FOR_GUESTS",
    "PROFILE_INCOMPLETE",
    "CONTACT_MISSING",
    "ADDRESS_MISSING",
    "COURIER_MISSING",
    "COURIER_UNAVAILABLE",
    "LOCATION_MISSING",
    "PAYMENT_MISSING",
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
