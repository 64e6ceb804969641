import { Schema } from "effect"
import { OrderLimit } from "#core/cart/cart.errors.ts"
import type { BagsPort } from "#core/cart/cart.port.ts"
import { type Bag, type EgiftInfo, LineId, linesPerBag, type WantedLine } from "#core/cart/cart.ts"
import { rupiah } from "#core/kernel/money.ts"
import { AmountTooLarge, GoodsUnknown, InsufficientStock } from "#core/pricing/pricing.errors.ts"
import type { Mapping, Refusal, Wire } from "../endpoint.ts"
import { instantFromWire, instantOnWire, instantToWire, one, rupiahOnWire, words } from "../parts.ts"
import { goods, goodsId, goodsIdFields, shortage } from "./goods-forms.wire.ts"
import { requirement, step, totalFields, totalsFrom, totalsTo } from "./quote-forms.wire.ts"

const upTo = (length: number) => words.pipe(Schema.check(Schema.isMinLength(1), Schema.isMaxLength(length)))

const EgiftOnWire = Schema.Struct({
  template_id: upTo(64),
  recipient_name: upTo(64),
  recipient_email: Schema.optionalKey(upTo(200)),
  recipient_phone: Schema.optionalKey(upTo(20)),
  message: words,
  send_at: instantOnWire
})
const egift: Mapping<EgiftInfo, typeof EgiftOnWire.Type> = {
  schema: EgiftOnWire,
  to: (value) => ({
    template_id: value.template,
    recipient_name: value.recipientName,
    ...(value.recipientEmail === undefined ? {} : { recipient_email: value.recipientEmail }),
    ...(value.recipientPhone === undefined ? {} : { recipient_phone: value.recipientPhone }),
    message: value.message,
    send_at: instantToWire(value.sendAt)
  }),
  from: (wire) => ({
    template: wire.template_id,
    recipientName: wire.recipient_name,
    ...(wire.recipient_email === undefined ? {} : { recipientEmail: wire.recipient_email }),
    ...(wire.recipient_phone === undefined ? {} : { recipientPhone: wire.recipient_phone }),
    message: wire.message,
    sendAt: instantFromWire(wire.send_at)
  })
}
export const egiftField = Schema.optionalKey(EgiftOnWire)
export const egiftTo = (info: EgiftInfo | undefined) => (info ? { egift_info: egift.to(info) } : {})
export const egiftFrom = (info: typeof EgiftOnWire.Type | undefined) => (info ? { egift: egift.from(info) } : {})

export const quantity = Schema.Int.pipe(Schema.check(Schema.isBetween({ minimum: 1, maximum: 1_000_000 })))
const WantedOnWire = Schema.Struct({ ...goodsIdFields, quantity, egift_info: egiftField })
/** A wanted line: ids and a quantity. A price in it is ignored. */
export const wantedLine: Mapping<WantedLine, typeof WantedOnWire.Type> = {
  schema: WantedOnWire,
  to: (line) => ({ ...goodsId.to(line), quantity: line.quantity, ...egiftTo(line.egift) }),
  from: ({ quantity: units, egift_info, ...goods }) => ({
    ...goodsId.from(goods),
    quantity: units,
    ...egiftFrom(egift_info)
  })
}
/** The lines of a bag; a hundred and one are refused by name, many more by form. */
export const wantedLines = Schema.Array(WantedOnWire).pipe(Schema.check(Schema.isMaxLength(5 * linesPerBag)))

const BagLineOnWire = Schema.Struct({
  id: Schema.String,
  quantity: Schema.Int,
  counted: Schema.Int,
  total_price: rupiahOnWire,
  /** Unit price when it was put in, if that has changed. */
  price_before: Schema.optionalKey(rupiahOnWire),
  detail: goods.schema,
  is_pre_order: Schema.Boolean,
  egift_info: egiftField
})
const BagOnWire = Schema.Struct({
  _id: Schema.String,
  owner: Schema.Literals(["guest", "member"]),
  kind: Schema.Literals(["empty", "normal", "preorder", "egift"]),
  delivery_date: Schema.optionalKey(instantOnWire),
  products: Schema.Array(BagLineOnWire),
  has_oos_product: Schema.Boolean,
  count: Schema.Int,
  ...totalFields,
  steps: Schema.Array(step.schema),
  free_shipping: Schema.optionalKey(Schema.Struct({ limit: rupiahOnWire, missing: rupiahOnWire })),
  available_for_guest: Schema.Boolean,
  requirements: Schema.Array(requirement.schema),
  checked_at: Schema.optionalKey(instantOnWire)
})
/** A bag with all notes about it. Specification 3, Cart. */
export const bag: Mapping<Bag, typeof BagOnWire.Type> = {
  schema: BagOnWire,
  to: (value) => ({
    _id: value.id,
    owner: value.owner,
    kind: value.kind.kind,
    ...(value.kind.kind === "preorder" && value.kind.date !== undefined
      ? { delivery_date: instantToWire(value.kind.date) }
      : {}),
    products: value.items.map((line) => ({
      id: line.id,
      quantity: line.quantity,
      counted: line.counted,
      total_price: line.total,
      ...(line.before === undefined ? {} : { price_before: line.before }),
      detail: goods.to(line.goods),
      is_pre_order: line.goods.preOrder,
      ...egiftTo(line.egift)
    })),
    has_oos_product: value.items.some(({ counted, quantity: wanted }) => counted < wanted),
    count: value.count,
    ...totalsTo(value.totals),
    steps: value.steps.map(step.to),
    ...(value.freeShipping ? { free_shipping: value.freeShipping } : {}),
    available_for_guest: value.guestMayOrder,
    requirements: value.requirements.map(requirement.to),
    ...(value.checkedAt === undefined ? {} : { checked_at: instantToWire(value.checkedAt) })
  }),
  from: (wire) => ({
    id: wire._id,
    owner: wire.owner,
    kind:
      wire.kind === "preorder"
        ? {
            kind: "preorder",
            ...(wire.delivery_date === undefined ? {} : { date: instantFromWire(wire.delivery_date) })
          }
        : { kind: wire.kind },
    items: wire.products.map((line) => ({
      id: LineId(line.id),
      goods: goods.from(line.detail),
      quantity: line.quantity,
      counted: line.counted,
      total: rupiah(line.total_price),
      ...(line.price_before === undefined ? {} : { before: rupiah(line.price_before) }),
      ...egiftFrom(line.egift_info)
    })),
    count: wire.count,
    totals: totalsFrom(wire),
    steps: wire.steps.map(step.from),
    ...(wire.free_shipping
      ? { freeShipping: { limit: rupiah(wire.free_shipping.limit), missing: rupiah(wire.free_shipping.missing) } }
      : {}),
    guestMayOrder: wire.available_for_guest,
    requirements: wire.requirements.map(requirement.from),
    ...(wire.checked_at === undefined ? {} : { checkedAt: instantFromWire(wire.checked_at) })
  })
}

const UnknownDetails = Schema.Struct({ goods: Schema.Array(goodsId.schema) })
export const goodsUnknown: Refusal<GoodsUnknown> = {
  status: 422,
  code: "PRODUCT_NOT_FOUND",
  details: {
    schema: UnknownDetails,
    to: (refusal) => ({ goods: refusal.goods.map(goodsId.to) }),
    from: (details: typeof UnknownDetails.Type) => new GoodsUnknown({ goods: details.goods.map(goodsId.from) })
  }
}
const LimitDetails = Schema.Struct({ limit: Schema.Int, of: Schema.Literals(["units", "lines"]) })
export const orderLimit: Refusal<OrderLimit> = {
  status: 422,
  code: "ORDER_LIMIT",
  details: {
    schema: LimitDetails,
    to: ({ limit, of }) => ({ limit, of }),
    from: (details: typeof LimitDetails.Type) => new OrderLimit(details)
  }
}
export const amountTooLarge: Refusal<AmountTooLarge> = {
  status: 422,
  code: "AMOUNT_TOO_LARGE",
  make: () => new AmountTooLarge()
}

const StockDetails = Schema.Struct({ lines: Schema.Array(shortage.schema) })
export const insufficientStock: Refusal<InsufficientStock> = {
  status: 409,
  code: "INSUFFICIENT_STOCK",
  details: {
    schema: StockDetails,
    to: ({ short }) => ({ lines: short.map(shortage.to) }),
    from: ({ lines }: typeof StockDetails.Type) => new InsufficientStock({ short: lines.map(shortage.from) })
  }
}
/** Names a line of a bag. */
export const lineIdOnWire = Schema.String.pipe(Schema.check(Schema.isPattern(/^[\w.:~-]{1,100}$/)))

const Asked = Schema.Struct({ lines: Schema.optionalKey(wantedLines) })

/** Endpoints of bags; a guest's lives in their browser and is priced here. Wire, Bag, vouchers, points. */
export const cartWire: Wire<BagsPort> = {
  validate: {
    service: "cart",
    method: "post",
    path: "/user/me/carts/validate",
    summary:
      "The lines of a bag, a member's own where none are named, with today's prices, stock, totals and what keeps it from being ordered",
    input: {
      schema: Asked,
      to: ({ lines }) => (lines ? { lines: lines.map(wantedLine.to) } : {}),
      from: ({ lines }: typeof Asked.Type) => (lines ? { lines: lines.map(wantedLine.from) } : {})
    },
    output: one(bag),
    refusals: { GoodsUnknown: goodsUnknown, OrderLimit: orderLimit, AmountTooLarge: amountTooLarge }
  }
}
