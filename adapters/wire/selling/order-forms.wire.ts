import { Schema } from "effect"
import { LineId } from "#core/cart/cart.ts"
import { rupiah } from "#core/kernel/money.ts"
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
import {
  type BankAccount,
  BankId,
  type Payment,
  ReceiptId,
  type TransferConfirmation
} from "#core/orders/transfer/payment.ts"
import { transferWordLength } from "#core/orders/transfer/transfer-word.ts"
import { ServiceId } from "#core/shipping/shipping.ts"
import type { Mapping } from "../endpoint.ts"
import { instantFromWire, instantOnWire, instantToWire, rupiahOnWire, words } from "../parts.ts"
import { address, contact } from "./address-forms.wire.ts"
import { egiftField, egiftFrom, egiftTo } from "./cart.wire.ts"
import { goods } from "./goods-forms.wire.ts"
import { step, totalFields, totalsFrom, totalsTo } from "./quote-forms.wire.ts"
import { DaysOnWire } from "./shipping-forms.wire.ts"

/** Status of an order on the wire. Specification 4. */
export const statusOnWire = Schema.Literals(orderStatuses)
const upTo = (length: number) => words.pipe(Schema.check(Schema.isPattern(/\S/), Schema.isMaxLength(length)))
/** A day in Jakarta on the wire, `2026-11-20`. */
export const jakartaDay = Schema.String.pipe(Schema.check(Schema.isPattern(/^20\d\d-(0\d|1[0-2])-([0-2]\d|3[01])$/)))

const AccountOnWire = Schema.Struct({
  id: Schema.String,
  bank: Schema.String,
  number: Schema.String,
  holder: Schema.String
})
/** An account of the company. Specification 9. */
export const bankAccount: Mapping<BankAccount, typeof AccountOnWire.Type> = {
  schema: AccountOnWire,
  to: (value) => value,
  from: (wire) => ({ ...wire, id: BankId(wire.id) })
}

const LineOnWire = Schema.Struct({
  id: Schema.String,
  quantity: Schema.Int,
  total_price: rupiahOnWire,
  detail: goods.schema,
  egift_info: egiftField
})
const line: Mapping<OrderLine, typeof LineOnWire.Type> = {
  schema: LineOnWire,
  to: (value) => ({
    id: value.id,
    quantity: value.quantity,
    total_price: value.total,
    detail: goods.to(value.goods),
    ...egiftTo(value.egift)
  }),
  from: (wire) => ({
    id: LineId(wire.id),
    goods: goods.from(wire.detail),
    quantity: wire.quantity,
    total: rupiah(wire.total_price),
    ...egiftFrom(wire.egift_info)
  })
}

const DeliveryOnWire = Schema.Union([
  Schema.Struct({
    kind: Schema.Literal("ship"),
    address: address.schema,
    service_id: Schema.String,
    courier_name: Schema.String,
    service_name: Schema.String,
    etd: Schema.optionalKey(DaysOnWire),
    insured: Schema.Boolean,
    tracking_number: Schema.optionalKey(Schema.String)
  }),
  Schema.Struct({ kind: Schema.Literal("message") })
])
const delivery: Mapping<Delivery, typeof DeliveryOnWire.Type> = {
  schema: DeliveryOnWire,
  to: (value) =>
    value.kind === "message"
      ? value
      : {
          kind: "ship",
          address: address.to(value.address),
          service_id: value.service,
          courier_name: value.courierName,
          service_name: value.serviceName,
          ...(value.arrives ? { etd: value.arrives } : {}),
          insured: value.insured,
          ...(value.tracking === undefined ? {} : { tracking_number: value.tracking })
        },
  from: (wire) =>
    wire.kind === "message"
      ? wire
      : {
          kind: "ship",
          address: address.from(wire.address),
          service: ServiceId(wire.service_id),
          courierName: wire.courier_name,
          serviceName: wire.service_name,
          ...(wire.etd ? { arrives: wire.etd } : {}),
          insured: wire.insured,
          ...(wire.tracking_number === undefined ? {} : { tracking: wire.tracking_number })
        }
}

export const transferFields = {
  bank: upTo(transferWordLength),
  sender: upTo(transferWordLength),
  amount: rupiahOnWire,
  date: jakartaDay,
  receipt: Schema.optionalKey(upTo(64))
} as const
const TransferOnWire = Schema.Struct(transferFields)
/** A buyer's details of their transfer. D-56. */
export const transfer: Mapping<TransferConfirmation, typeof TransferOnWire.Type> = {
  schema: TransferOnWire,
  to: ({ bank, sender, amount, day, receipt }) => ({
    bank,
    sender,
    amount,
    date: day,
    ...(receipt === undefined ? {} : { receipt })
  }),
  from: ({ bank, sender, amount, date, receipt }) => ({
    bank,
    sender,
    amount: rupiah(amount),
    day: date,
    ...(receipt === undefined ? {} : { receipt: ReceiptId(receipt) })
  })
}

const PaymentOnWire = Schema.Struct({
  method: Schema.Literals(["bank-transfer", "none"]),
  state: Schema.Literals(["awaiting", "review", "paid", "held", "expired", "cancelled", "refunded", "free"]),
  amount: rupiahOnWire,
  bank_account: Schema.optionalKey(AccountOnWire),
  unique_code: Schema.optionalKey(Schema.Int),
  expires_at: Schema.optionalKey(instantOnWire),
  paid_at: Schema.optionalKey(instantOnWire),
  confirmations: Schema.Array(Schema.Struct({ ...transferFields, at: instantOnWire }))
})
const payment: Mapping<Payment, typeof PaymentOnWire.Type> = {
  schema: PaymentOnWire,
  to: (value) => ({
    method: value.method,
    state: value.state,
    amount: value.amount,
    ...(value.account ? { bank_account: bankAccount.to(value.account) } : {}),
    ...(value.uniqueCode === undefined ? {} : { unique_code: value.uniqueCode }),
    ...(value.expiresAt === undefined ? {} : { expires_at: instantToWire(value.expiresAt) }),
    ...(value.paidAt === undefined ? {} : { paid_at: instantToWire(value.paidAt) }),
    confirmations: value.confirmations.map(({ at, ...rest }) => ({ ...transfer.to(rest), at: instantToWire(at) }))
  }),
  from: (wire) => ({
    method: wire.method,
    state: wire.state,
    amount: rupiah(wire.amount),
    ...(wire.bank_account ? { account: bankAccount.from(wire.bank_account) } : {}),
    ...(wire.unique_code === undefined ? {} : { uniqueCode: wire.unique_code }),
    ...(wire.expires_at === undefined ? {} : { expiresAt: instantFromWire(wire.expires_at) }),
    ...(wire.paid_at === undefined ? {} : { paidAt: instantFromWire(wire.paid_at) }),
    confirmations: wire.confirmations.map(({ at, ...rest }) => ({ ...transfer.from(rest), at: instantFromWire(at) }))
  })
}

const EventOnWire = Schema.Struct({
  at: instantOnWire,
  actor: Schema.Literals(["shopper", "staff", "clock", "provider"]),
  type: Schema.String,
  from: statusOnWire,
  to: statusOnWire,
  amount: Schema.optionalKey(rupiahOnWire)
})
/** A move as its buyer may see it: who behind the counter did it, and what they noted, stays behind the counter. */
const event: Mapping<OrderEvent, typeof EventOnWire.Type> = {
  schema: EventOnWire,
  to: ({ at, actor, type, from, to, amount }) => ({
    at: instantToWire(at),
    actor: actor.kind,
    type,
    from,
    to,
    ...(amount === undefined ? {} : { amount })
  }),
  from: ({ at, actor, type, from, to, amount }) => ({
    at: instantFromWire(at),
    actor: { kind: actor },
    type,
    from,
    to,
    ...(amount === undefined ? {} : { amount: rupiah(amount) })
  })
}

/** An order on the wire. */
export const OrderOnWire = Schema.Struct({
  _id: Schema.String,
  code: Schema.String,
  checkout_id: Schema.String,
  status: statusOnWire,
  placed_at: instantOnWire,
  language: Schema.Literals(["id", "en"]),
  contact: contact.schema,
  delivery: DeliveryOnWire,
  lines: Schema.Array(LineOnWire),
  steps: Schema.Array(step.schema),
  ...totalFields,
  payment: PaymentOnWire,
  note: Schema.optionalKey(Schema.String),
  events: Schema.Array(EventOnWire)
})
/** An order. Wire, Orders and payments. */
export const order: Mapping<Order, typeof OrderOnWire.Type> = {
  schema: OrderOnWire,
  to: (value) => ({
    _id: value.id,
    code: value.code,
    checkout_id: value.checkout,
    status: value.status,
    placed_at: instantToWire(value.placedAt),
    language: value.language,
    contact: contact.to(value.contact),
    delivery: delivery.to(value.delivery),
    lines: value.lines.map(line.to),
    steps: value.steps.map(step.to),
    ...totalsTo(value.totals),
    payment: payment.to(value.payment),
    ...(value.note === undefined ? {} : { note: value.note }),
    events: value.events.map(event.to)
  }),
  from: (wire) => ({
    id: OrderId(wire._id),
    code: OrderCode(wire.code),
    checkout: CheckoutId(wire.checkout_id),
    status: wire.status,
    placedAt: instantFromWire(wire.placed_at),
    language: wire.language,
    contact: contact.from(wire.contact),
    delivery: delivery.from(wire.delivery),
    lines: wire.lines.map(line.from),
    steps: wire.steps.map(step.from),
    totals: totalsFrom(wire),
    payment: payment.from(wire.payment),
    ...(wire.note === undefined ? {} : { note: wire.note }),
    events: wire.events.map(event.from)
  })
}
