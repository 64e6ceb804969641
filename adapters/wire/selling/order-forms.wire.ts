import { Schema } from "effect"
import { LineId } from "#core/cart/cart.ts"
import { GiftId } from "#core/gifts/gift.ts"
import {
  CheckoutId,
  type Delivery,
  type Order,
  OrderCode,
  type OrderEvent,
  OrderId,
  type OrderLine,
  orderStatuses
} from "#core/orders/order.ts"
import type { Postponement } from "#core/orders/preorder/postponement.ts"
import { type BankAccount, BankId, otherMethods, type Payment, ReceiptId } from "#core/orders/transfer/payment.ts"
import { transferWordLength } from "#core/orders/transfer/transfer-word.ts"
import { PickupCode } from "#core/pickup/pickup.ts"
import { ServiceId } from "#core/shipping/shipping.ts"
import type { Mapping } from "../endpoint.ts"
import { amount, asCodec, brandCodec, moment, words } from "../parts.ts"
import { address, contact } from "./address-forms.wire.ts"
import { egiftField, egiftName } from "./cart.wire.ts"
import { claimOnWire } from "./claim-forms.wire.ts"
import { goods } from "./goods-forms.wire.ts"
import { pickupPlace } from "./pickup-forms.wire.ts"
import { gatherTotals, spreadTotals, step, totalFields, totalNames } from "./quote-forms.wire.ts"
import { daysOnWire } from "./shipping-forms.wire.ts"

/** Status of an order on the wire. Specification 4. */
export const statusOnWire = Schema.Literals(orderStatuses)
const upTo = (length: number) => words.pipe(Schema.check(Schema.isPattern(/\S/), Schema.isMaxLength(length)))
/** A day in Jakarta on the wire, `2026-11-20`. */
export const jakartaDay = Schema.String.pipe(Schema.check(Schema.isPattern(/^20\d\d-(0\d|1[0-2])-([0-2]\d|3[01])$/)))

/** An account of the company. Specification 9. */
export const bankAccount: Schema.Codec<BankAccount, unknown> = Schema.Struct({
  id: brandCodec(BankId, Schema.String),
  bank: Schema.String,
  number: Schema.String,
  holder: Schema.String,
  method: Schema.optionalKey(Schema.Literals(otherMethods)),
  fee: Schema.optionalKey(amount)
})

const line: Schema.Codec<OrderLine, unknown> = Schema.Struct({
  id: brandCodec(LineId, Schema.String),
  quantity: Schema.Int,
  total: amount,
  paid: Schema.optionalKey(amount),
  goods: asCodec(goods),
  ...egiftField,
  gift: Schema.optionalKey(brandCodec(GiftId, Schema.String))
}).pipe(Schema.encodeKeys({ total: "total_price", paid: "paid_price", goods: "detail", ...egiftName, gift: "gift_id" }))

const delivery: Schema.Codec<Delivery, unknown> = Schema.Union([
  Schema.Struct({
    kind: Schema.Literal("ship"),
    address: asCodec(address),
    service: brandCodec(ServiceId, Schema.String),
    courierName: Schema.String,
    serviceName: Schema.String,
    arrives: Schema.optionalKey(daysOnWire),
    insured: Schema.Boolean,
    tracking: Schema.optionalKey(Schema.String)
  }).pipe(
    Schema.encodeKeys({
      service: "service_id",
      courierName: "courier_name",
      serviceName: "service_name",
      arrives: "etd",
      tracking: "tracking_number"
    })
  ),
  Schema.Struct({
    kind: Schema.Literal("pickup"),
    store: pickupPlace,
    code: brandCodec(PickupCode, Schema.String),
    selfCheckout: Schema.optionalKey(Schema.Literal(true))
  }).pipe(Schema.encodeKeys({ code: "pickup_code", selfCheckout: "is_self_checkout" })),
  Schema.Struct({ kind: Schema.Literal("message") })
])

/** A buyer's details of their transfer. D-56. */
export const transferFields = {
  bank: upTo(transferWordLength),
  sender: upTo(transferWordLength),
  amount,
  day: jakartaDay,
  receipt: Schema.optionalKey(brandCodec(ReceiptId, upTo(64)))
} as const
export const transferNames = { day: "date" } as const
const payment: Schema.Codec<Payment, unknown> = Schema.Struct({
  method: Schema.Literals(["bank-transfer", ...otherMethods, "none"]),
  state: Schema.Literals(["awaiting", "review", "paid", "held", "expired", "cancelled", "refunded", "free"]),
  amount,
  account: Schema.optionalKey(bankAccount),
  uniqueCode: Schema.optionalKey(Schema.Int),
  expiresAt: Schema.optionalKey(moment),
  paidAt: Schema.optionalKey(moment),
  confirmations: Schema.Array(Schema.Struct({ ...transferFields, at: moment }).pipe(Schema.encodeKeys(transferNames)))
}).pipe(
  Schema.encodeKeys({
    account: "bank_account",
    uniqueCode: "unique_code",
    expiresAt: "expires_at",
    paidAt: "paid_at"
  })
)

const EventOnWire = Schema.Struct({
  at: moment,
  actor: Schema.Literals(["shopper", "staff", "clock", "provider"]),
  type: Schema.String,
  from: statusOnWire,
  to: statusOnWire,
  amount: Schema.optionalKey(amount)
})
/** A move as its buyer may see it: who behind the counter did it, and what they noted, stays behind the counter. */
const event: Mapping<OrderEvent, typeof EventOnWire.Type> = {
  schema: EventOnWire,
  to: ({ note: _, actor, ...moved }) => ({ ...moved, actor: actor.kind }),
  from: ({ actor, ...moved }) => ({ ...moved, actor: { kind: actor } })
}

const postponed: Schema.Codec<Postponement, unknown> = Schema.Struct({
  from: moment,
  to: moment,
  isConfirmed: Schema.Boolean
}).pipe(Schema.encodeKeys({ isConfirmed: "is_confirmed" }))

const orderFields = {
  id: brandCodec(OrderId, Schema.String),
  code: brandCodec(OrderCode, Schema.String),
  checkout: brandCodec(CheckoutId, Schema.String),
  status: statusOnWire,
  placedAt: moment,
  language: Schema.Literals(["id", "en"]),
  contact: asCodec(contact),
  delivery,
  lines: Schema.Array(line),
  steps: Schema.Array(step),
  ...totalFields,
  payment,
  note: Schema.optionalKey(Schema.String),
  claim: Schema.optionalKey(claimOnWire),
  postponed: Schema.optionalKey(postponed),
  events: Schema.Array(asCodec(event))
} as const
const orderNames = {
  id: "_id",
  checkout: "checkout_id",
  placedAt: "placed_at",
  claim: "return",
  ...totalNames
} as const
const OrderOnWire = Schema.Struct(orderFields).pipe(Schema.encodeKeys(orderNames))
/** An order. Wire, Orders and payments. */
export const order: Mapping<Order, typeof OrderOnWire.Type> = {
  schema: OrderOnWire,
  to: ({ member: _, ...value }) => spreadTotals(value),
  from: gatherTotals
}

const OpenedOnWire = Schema.Struct({ ...orderFields, key: Schema.String }).pipe(
  Schema.encodeKeys({ ...orderNames, key: "access_key" })
)
/** An order with what opens it to a guest. */
export const openedOrder: Mapping<{ readonly order: Order; readonly key: string }, typeof OpenedOnWire.Type> = {
  schema: OpenedOnWire,
  to: ({ order: value, key }) => ({ ...order.to(value), key }),
  from: ({ key, ...value }) => ({ order: order.from(value), key })
}
