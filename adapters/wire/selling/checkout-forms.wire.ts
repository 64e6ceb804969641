import { Schema } from "effect"
import { LineId } from "#core/cart/cart.ts"
import {
  type Checkout,
  type CheckoutChange,
  type CheckoutLine,
  checkoutSteps,
  type Placed
} from "#core/checkout/checkout.ts"
import { rupiah } from "#core/kernel/money.ts"
import { CheckoutId, OrderCode } from "#core/orders/order.ts"
import { BankId } from "#core/orders/transfer/payment.ts"
import { ServiceId } from "#core/shipping/shipping.ts"
import type { Mapping } from "../endpoint.ts"
import { isPair } from "../pair.ts"
import { instantFromWire, instantOnWire, instantToWire, rupiahOnWire, words } from "../parts.ts"
import { address, addressGiven, contact, contactGiven } from "./address-forms.wire.ts"
import { egiftField, egiftFrom, egiftTo, wantedLine, wantedLines } from "./cart.wire.ts"
import { goods } from "./goods-forms.wire.ts"
import { bankAccount, OrderOnWire, order } from "./order-forms.wire.ts"
import { requirement, step, totalFields, totalsFrom, totalsTo } from "./quote-forms.wire.ts"
import { serviceParts, shippingOption } from "./shipping-forms.wire.ts"

const name = (pattern: RegExp) => Schema.String.pipe(Schema.check(Schema.isPattern(pattern)))
/** Identifies a checkout on the wire; a UUID. */
export const checkoutIdOnWire = Schema.String.pipe(Schema.check(Schema.isUUID()))
const part = name(/^[a-z0-9-]{1,20}$/)

export const changeFields = {
  lines: Schema.optionalKey(wantedLines),
  contact: Schema.optionalKey(contactGiven.schema),
  delivery: Schema.optionalKey(
    Schema.Struct({
      kind: Schema.Literal("ship"),
      address: Schema.optionalKey(addressGiven.schema),
      courier: Schema.optionalKey(part),
      service: Schema.optionalKey(part),
      insured: Schema.optionalKey(Schema.Boolean)
    }).pipe(Schema.check(isPair("courier", "service")))
  ),
  payment_method: Schema.optionalKey(Schema.Literal("bank-transfer")),
  bank: Schema.optionalKey(part),
  note: Schema.optionalKey(words)
} as const
const ChangeOnWire = Schema.Struct(changeFields)
type ChangeOnWire = typeof ChangeOnWire.Type
/** What is changed of a checkout; what is not named stays. */
export const checkoutChange: Mapping<CheckoutChange, ChangeOnWire> = {
  schema: ChangeOnWire,
  to: ({ lines, contact: person, address: place, service, insured, bank, note }) => ({
    ...(lines ? { lines: lines.map(wantedLine.to) } : {}),
    ...(person ? { contact: contactGiven.to(person) } : {}),
    ...(place || service !== undefined || insured !== undefined
      ? {
          delivery: {
            kind: "ship" as const,
            ...(place ? { address: addressGiven.to(place) } : {}),
            ...(service === undefined ? {} : serviceParts(service)),
            ...(insured === undefined ? {} : { insured })
          }
        }
      : {}),
    ...(bank === undefined ? {} : { payment_method: "bank-transfer" as const, bank }),
    ...(note === undefined ? {} : { note })
  }),
  from: ({ lines, contact: person, delivery, bank, note }) => ({
    ...(lines ? { lines: lines.map(wantedLine.from) } : {}),
    ...(person ? { contact: contactGiven.from(person) } : {}),
    ...(delivery?.address ? { address: addressGiven.from(delivery.address) } : {}),
    ...(delivery?.courier !== undefined && delivery.service !== undefined
      ? { service: ServiceId(`${delivery.courier}.${delivery.service}`) }
      : {}),
    ...(delivery?.insured === undefined ? {} : { insured: delivery.insured }),
    ...(bank === undefined ? {} : { bank: BankId(bank) }),
    ...(note === undefined ? {} : { note })
  })
}

const LineOnWire = Schema.Struct({
  id: Schema.String,
  quantity: Schema.Int,
  counted: Schema.Int,
  total_price: rupiahOnWire,
  detail: goods.schema,
  egift_info: egiftField
})
const line: Mapping<CheckoutLine, typeof LineOnWire.Type> = {
  schema: LineOnWire,
  to: (value) => ({
    id: value.id,
    quantity: value.quantity,
    counted: value.counted,
    total_price: value.total,
    detail: goods.to(value.goods),
    ...egiftTo(value.egift)
  }),
  from: (wire) => ({
    id: LineId(wire.id),
    goods: goods.from(wire.detail),
    quantity: wire.quantity,
    counted: wire.counted,
    total: rupiah(wire.total_price),
    ...egiftFrom(wire.egift_info)
  })
}

/** A checkout on the wire. */
export const CheckoutOnWire = Schema.Struct({
  checkout_id: Schema.String,
  version: Schema.Int,
  step: Schema.Literals(checkoutSteps),
  lines: Schema.Array(LineOnWire),
  left_out: Schema.Array(
    Schema.Struct({
      id: Schema.String,
      quantity: Schema.Int,
      detail: goods.schema,
      reason: Schema.Literals(["NOT_FOR_GUESTS", "NOT_SOLD", "SOLD_OUT"])
    })
  ),
  contact: Schema.optionalKey(contact.schema),
  ships: Schema.Boolean,
  delivery: Schema.optionalKey(
    Schema.Struct({
      address: address.schema,
      courier: Schema.optionalKey(Schema.String),
      service: Schema.optionalKey(Schema.String),
      insured: Schema.Boolean,
      option: Schema.optionalKey(shippingOption.schema)
    })
  ),
  payment: Schema.optionalKey(
    Schema.Struct({ bank_account: bankAccount.schema, unique_code: Schema.optionalKey(Schema.Int) })
  ),
  note: Schema.optionalKey(Schema.String),
  quote: Schema.Struct({ steps: Schema.Array(step.schema), ...totalFields }),
  quote_hash: Schema.String,
  requirements: Schema.Array(requirement.schema),
  expires_at: instantOnWire,
  order_code: Schema.optionalKey(Schema.String)
})
/** An order in the making. Wire, `GET /checkouts/{id}`. */
export const checkout: Mapping<Checkout, typeof CheckoutOnWire.Type> = {
  schema: CheckoutOnWire,
  to: (value) => ({
    checkout_id: value.id,
    version: value.version,
    step: value.step,
    lines: value.lines.map(line.to),
    left_out: value.leftOut.map((out) => ({
      id: out.line,
      quantity: out.quantity,
      detail: goods.to(out.goods),
      reason: out.reason
    })),
    ...(value.contact ? { contact: contact.to(value.contact) } : {}),
    ships: value.ships,
    ...(value.delivery
      ? {
          delivery: {
            address: address.to(value.delivery.address),
            ...(value.delivery.service === undefined ? {} : serviceParts(value.delivery.service)),
            insured: value.delivery.insured,
            ...(value.delivery.option ? { option: shippingOption.to(value.delivery.option) } : {})
          }
        }
      : {}),
    ...(value.payment
      ? {
          payment: {
            bank_account: bankAccount.to(value.payment.account),
            ...(value.payment.uniqueCode === undefined ? {} : { unique_code: value.payment.uniqueCode })
          }
        }
      : {}),
    ...(value.note === undefined ? {} : { note: value.note }),
    quote: { steps: value.steps.map(step.to), ...totalsTo(value.totals) },
    quote_hash: value.quoteHash,
    requirements: value.requirements.map(requirement.to),
    expires_at: instantToWire(value.expiresAt),
    ...(value.placed === undefined ? {} : { order_code: value.placed })
  }),
  from: (wire) => ({
    id: CheckoutId(wire.checkout_id),
    version: wire.version,
    step: wire.step,
    lines: wire.lines.map(line.from),
    leftOut: wire.left_out.map((out) => ({
      line: LineId(out.id),
      quantity: out.quantity,
      goods: goods.from(out.detail),
      reason: out.reason
    })),
    ...(wire.contact ? { contact: contact.from(wire.contact) } : {}),
    ships: wire.ships,
    ...(wire.delivery
      ? {
          delivery: {
            address: address.from(wire.delivery.address),
            ...(wire.delivery.courier !== undefined && wire.delivery.service !== undefined
              ? { service: ServiceId(`${wire.delivery.courier}.${wire.delivery.service}`) }
              : {}),
            insured: wire.delivery.insured,
            ...(wire.delivery.option ? { option: shippingOption.from(wire.delivery.option) } : {})
          }
        }
      : {}),
    ...(wire.payment
      ? {
          payment: {
            account: bankAccount.from(wire.payment.bank_account),
            ...(wire.payment.unique_code === undefined ? {} : { uniqueCode: wire.payment.unique_code })
          }
        }
      : {}),
    ...(wire.note === undefined ? {} : { note: wire.note }),
    steps: wire.quote.steps.map(step.from),
    totals: totalsFrom(wire.quote),
    quoteHash: wire.quote_hash,
    requirements: wire.requirements.map(requirement.from),
    expiresAt: instantFromWire(wire.expires_at),
    ...(wire.order_code === undefined ? {} : { placed: OrderCode(wire.order_code) })
  })
}

const PlacedOnWire = Schema.Struct({
  order: Schema.Struct({ ...OrderOnWire.fields, access_key: Schema.String }),
  repeated: Schema.Boolean
})
/** An order just placed, with what opens it to a guest. */
export const placed: Mapping<Placed, typeof PlacedOnWire.Type> = {
  schema: PlacedOnWire,
  to: ({ order: made, key, repeated }) => ({ order: { ...order.to(made), access_key: key }, repeated }),
  from: ({ order: { access_key, ...made }, repeated }) => ({ order: order.from(made), key: access_key, repeated })
}
