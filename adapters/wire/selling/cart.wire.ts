import { Schema } from "effect"
import { OrderLimit } from "#core/cart/cart.errors.ts"
import type { BagsPort, GoodsNow } from "#core/cart/cart.port.ts"
import { type Bag, type BagLine, LineId, linesPerBag, type WantedLine } from "#core/cart/cart.ts"
import { linesPattern } from "#core/kernel/lines.ts"
import { AmountTooLarge, GoodsUnknown, InsufficientStock } from "#core/pricing/pricing.errors.ts"
import { slotOf } from "#core/vouchers/voucher.ts"
import type { Mapping, Refusal, Wire } from "../endpoint.ts"
import { amount, asCodec, brandCodec, many, moment, nothing, one, same, words } from "../parts.ts"
import { giftFields, giftNames, guestOffer, withGiftProblem } from "./gift-forms.wire.ts"
import { goods, goodsId, goodsIdFields, goodsIdNames, shortage } from "./goods-forms.wire.ts"
import { extraBag } from "./paper-bag-forms.wire.ts"
import { bagPoints } from "./points-forms.wire.ts"
import { gatherTotals, requirement, spreadTotals, step, totalFields, totalNames } from "./quote-forms.wire.ts"
import { bagVoucher, voucher } from "./voucher-forms.wire.ts"

const upTo = (length: number) => words.pipe(Schema.check(Schema.isMinLength(1), Schema.isMaxLength(length)))

const egift = Schema.Struct({
  template: upTo(64),
  recipientName: upTo(130),
  recipientEmail: Schema.optionalKey(upTo(200)),
  recipientPhone: Schema.optionalKey(upTo(20)),
  // Code units; characters are counted by the rule of `EgiftInfo`.
  message: Schema.String.pipe(Schema.check(Schema.isMaxLength(2_000), Schema.isPattern(linesPattern))),
  /** Absent: as soon as it is paid. */
  sendAt: Schema.optionalKey(moment)
}).pipe(
  Schema.encodeKeys({
    template: "template_id",
    recipientName: "recipient_name",
    recipientEmail: "recipient_email",
    recipientPhone: "recipient_phone",
    sendAt: "send_at"
  })
)
/** Of a line that is a gift card, to whom it goes. D-22. */
export const egiftField = { egift: Schema.optionalKey(egift) } as const
export const egiftName = { egift: "egift_info" } as const

const quantity = Schema.Int.pipe(Schema.check(Schema.isBetween({ minimum: 1, maximum: 1_000_000 })))
/** A wanted line: ids and a quantity. A price in it is ignored. */
export const wantedLine = same<WantedLine>(
  Schema.Struct({ ...goodsIdFields, quantity, ...egiftField }).pipe(
    Schema.encodeKeys({ ...goodsIdNames, ...egiftName })
  )
)
/** Lines of one request: all that a bag can hold, and room for a client that sends some twice. */
const sentMost = 5 * linesPerBag
/** The lines of a bag; a hundred and one are refused by name, many more by form. */
export const wantedLines = Schema.Array(wantedLine.schema).pipe(Schema.check(Schema.isMaxLength(sentMost)))

const BagLineOnWire = Schema.Struct({
  id: brandCodec(LineId, Schema.String),
  quantity: Schema.Int,
  counted: Schema.Int,
  total: amount,
  /** Unit price when it was put in, if that has changed. */
  before: Schema.optionalKey(amount),
  goods: asCodec(goods),
  preOrder: Schema.Boolean,
  ...egiftField
}).pipe(
  Schema.encodeKeys({
    total: "total_price",
    before: "price_before",
    goods: "detail",
    preOrder: "is_pre_order",
    ...egiftName
  })
)
const bagLine: Mapping<BagLine, typeof BagLineOnWire.Type> = {
  schema: BagLineOnWire,
  to: (line) => ({ ...line, preOrder: line.goods.preOrder }),
  from: ({ preOrder: _, ...line }) => line
}
const BagOnWire = Schema.Struct({
  id: Schema.String,
  owner: Schema.Literals(["guest", "member"]),
  kind: Schema.Literals(["empty", "normal", "preorder", "egift"]),
  date: Schema.optionalKey(moment),
  items: Schema.Array(asCodec(bagLine)),
  isShort: Schema.Boolean,
  count: Schema.Int,
  ...totalFields,
  steps: Schema.Array(step),
  freeShipping: Schema.optionalKey(Schema.Struct({ limit: amount, missing: amount })),
  // A server of the version before has none.
  vouchers: Schema.optionalKey(Schema.Array(bagVoucher.schema)),
  ...giftFields,
  voucherId: Schema.optionalKey(Schema.String),
  voucherCode: Schema.optionalKey(Schema.String),
  freedBy: Schema.optionalKey(Schema.String),
  points: Schema.optionalKey(bagPoints.schema),
  pointsApplied: Schema.optionalKey(Schema.Int),
  guestMayOrder: Schema.Boolean,
  requirements: Schema.Array(asCodec(requirement)),
  checkedAt: Schema.optionalKey(moment)
}).pipe(
  Schema.encodeKeys({
    id: "_id",
    date: "delivery_date",
    items: "products",
    isShort: "has_oos_product",
    ...totalNames,
    freeShipping: "free_shipping",
    ...giftNames,
    voucherId: "voucher_id",
    voucherCode: "voucher_code",
    freedBy: "applied_voucher_free_shipping",
    pointsApplied: "point_applied",
    guestMayOrder: "available_for_guest",
    checkedAt: "checked_at"
  })
)
/** A bag with all notes about it. Specification 3, Cart. */
export const bag: Mapping<Bag, typeof BagOnWire.Type> = {
  schema: BagOnWire,
  to: (value) => ({
    ...withGiftProblem(spreadTotals(value)),
    ...value.kind,
    ...voucherFields(value),
    ...(value.points && { pointsApplied: value.points.counted }),
    isShort: value.items.some(({ counted, quantity: wanted }) => counted < wanted)
  }),
  from: ({
    isShort: _,
    voucherId: _id,
    voucherCode: _code,
    freedBy: _freed,
    pointsApplied: _points,
    giftProblem: _gift,
    kind,
    date,
    vouchers,
    gifts,
    ...value
  }) => ({
    ...gatherTotals(value),
    gifts: gifts ?? [],
    vouchers: vouchers ?? [],
    kind: kind === "preorder" ? { kind, ...(date === undefined ? {} : { date }) } : { kind }
  })
}

/** The fields of specification 3, Cart, for the vouchers that count. */
const voucherFields = ({ vouchers }: Bag) => {
  const counting = vouchers.filter(({ problem }) => problem === undefined).map(({ voucher }) => voucher)
  const onGoods = counting.find((voucher) => slotOf(voucher) === "goods")
  const onShipping = counting.find((voucher) => slotOf(voucher) === "shipping")
  return {
    ...(onGoods && { voucherId: onGoods.id, voucherCode: onGoods.code }),
    ...(onShipping && { freedBy: onShipping.code })
  }
}

const UnknownDetails = Schema.Struct({ goods: Schema.Array(goodsId.schema) })
export const goodsUnknown: Refusal<GoodsUnknown> = {
  status: 422,
  code: "PRODUCT_NOT_FOUND",
  details: {
    schema: UnknownDetails,
    to: ({ goods: unknown }) => ({ goods: unknown }),
    from: (details: typeof UnknownDetails.Type) => new GoodsUnknown(details)
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

const StockDetails = Schema.Struct({ short: Schema.Array(shortage.schema) }).pipe(Schema.encodeKeys({ short: "lines" }))
export const insufficientStock: Refusal<InsufficientStock> = {
  status: 409,
  code: "INSUFFICIENT_STOCK",
  details: {
    schema: StockDetails,
    to: ({ short }) => ({ short }),
    from: (details: typeof StockDetails.Type) => new InsufficientStock(details)
  }
}
/** Names a line of a bag. */
export const lineIdOnWire = Schema.String.pipe(Schema.check(Schema.isPattern(/^[\w.:~-]{1,100}$/)))

const GoodsNowOnWire = Schema.Struct({
  goods: Schema.Array(asCodec(goods)),
  // A server of the version before has none.
  gifts: Schema.optionalKey(Schema.Array(asCodec(guestOffer))),
  checkedAt: moment
}).pipe(Schema.encodeKeys({ gifts: "gift_offers", checkedAt: "checked_at" }))
const goodsNow: Mapping<GoodsNow, typeof GoodsNowOnWire.Type> = {
  schema: GoodsNowOnWire,
  to: (value) => value,
  from: ({ gifts, ...value }) => ({ ...value, gifts: gifts ?? [] })
}

/** Endpoints of bags; a guest's lives in their browser and is priced here. Wire, Bag, vouchers, points. */
export const cartWire: Wire<BagsPort> = {
  goods: {
    service: "cart",
    method: "post",
    path: "/user/me/carts/goods",
    summary:
      "The goods of these names with today's prices and stock, and the gifts that guests may earn; names of nothing are left out",
    input: same(
      Schema.Struct({ goods: Schema.Array(goodsId.schema).pipe(Schema.check(Schema.isMaxLength(sentMost))) })
    ),
    output: one(goodsNow),
    refusals: {}
  },
  validate: {
    service: "cart",
    method: "post",
    path: "/user/me/carts/validate",
    summary:
      "The lines of a bag, a member's own where none are named, with today's prices, stock, totals and what keeps it from being ordered",
    input: same(Schema.Struct({ lines: Schema.optionalKey(wantedLines) })),
    output: one(bag),
    refusals: { GoodsUnknown: goodsUnknown, OrderLimit: orderLimit, AmountTooLarge: amountTooLarge }
  },
  vouchers: {
    service: "cart",
    method: "get",
    path: "/vouchers",
    summary: "Vouchers for everybody: those that run or will begin, the soonest end first",
    input: nothing,
    output: many(voucher),
    refusals: {}
  },
  extraBags: {
    service: "cart",
    method: "get",
    path: "/extrabags",
    summary: "Bags that can be bought beside goods, what each costs and for which delivery",
    input: nothing,
    output: many(extraBag),
    refusals: {}
  }
}
