import { Schema } from "effect"
import { LineId } from "#core/cart/cart.ts"
import { type Checkout, type CheckoutChange, checkoutSteps, type Placed } from "#core/checkout/checkout.ts"
import { CheckoutId, OrderCode } from "#core/orders/order.ts"
import { codProblems } from "#core/orders/transfer/cod.rule.ts"
import { BankId, bankIdPattern, otherMethods } from "#core/orders/transfer/payment.ts"
import { ServiceId, servicePatterns } from "#core/shipping/shipping.ts"
import type { Mapping } from "../endpoint.ts"
import { definedOf } from "../given.ts"
import { isPair } from "../pair.ts"
import { amount, asCodec, brandCodec, moment, words } from "../parts.ts"
import { address, addressGiven, contact, contactGiven } from "./address-forms.wire.ts"
import { egiftField, egiftName, wantedLines } from "./cart.wire.ts"
import { declinedGifts, giftFields, giftNames, withGiftProblem } from "./gift-forms.wire.ts"
import { goods } from "./goods-forms.wire.ts"
import { bankAccount, openedOrder } from "./order-forms.wire.ts"
import { checkoutPaperBag } from "./paper-bag-forms.wire.ts"
import { checkoutPickup } from "./pickup-forms.wire.ts"
import { bagPoints } from "./points-forms.wire.ts"
import { gatherTotals, requirement, spreadTotals, step, totalFields, totalNames } from "./quote-forms.wire.ts"
import { serviceParts, shippingOption } from "./shipping-forms.wire.ts"
import { bagVoucher } from "./voucher-forms.wire.ts"

const matching = (pattern: RegExp) => Schema.String.pipe(Schema.check(Schema.isPattern(pattern)))
/** Identifies a checkout on the wire; a UUID. */
export const checkoutIdOnWire = brandCodec(CheckoutId, Schema.String.pipe(Schema.check(Schema.isUUID())))

/** The two parts of a service as they stand on the wire; neither if none is chosen. */
const partsOf = (service: ServiceId | undefined) => (service === undefined ? {} : serviceParts(service))
const serviceOf = ({ courier, service }: { readonly courier?: string; readonly service?: string }) =>
  courier === undefined || service === undefined ? {} : { service: ServiceId(`${courier}.${service}`) }

export const changeFields = {
  lines: Schema.optionalKey(wantedLines),
  contact: Schema.optionalKey(asCodec(contactGiven)),
  delivery: Schema.optionalKey(
    Schema.Union([
      Schema.Struct({
        kind: Schema.Literal("pickup"),
        store_id: Schema.Int.pipe(Schema.check(Schema.isBetween({ minimum: 1, maximum: 999_999 })))
      }),
      Schema.Struct({
        kind: Schema.Literal("ship"),
        address: Schema.optionalKey(asCodec(addressGiven)),
        courier: Schema.optionalKey(matching(servicePatterns.courier)),
        service: Schema.optionalKey(matching(servicePatterns.service)),
        insured: Schema.optionalKey(Schema.Boolean)
      }).pipe(Schema.check(isPair("courier", "service")))
    ])
  ),
  paper_bag: Schema.optionalKey(Schema.Boolean),
  payment_method: Schema.optionalKey(Schema.Literals(["bank-transfer", ...otherMethods])),
  bank: Schema.optionalKey(brandCodec(BankId, matching(bankIdPattern))),
  note: Schema.optionalKey(words),
  declined: Schema.optionalKey(declinedGifts)
} as const
export const changeNames = { declined: "declined_gifts" } as const
const ChangeOnWire = Schema.Struct(changeFields).pipe(Schema.encodeKeys(changeNames))
/** What is changed of a checkout; what is not named stays. */
export const checkoutChange: Mapping<CheckoutChange, typeof ChangeOnWire.Type> = {
  schema: ChangeOnWire,
  to: ({ address: place, service, insured, pickup, paperBag, bank, ...change }) => ({
    ...change,
    ...(typeof pickup === "number"
      ? { delivery: { kind: "pickup" as const, store_id: pickup } }
      : place || service !== undefined || insured !== undefined || pickup === "none"
        ? { delivery: { kind: "ship" as const, ...definedOf({ address: place, insured }), ...partsOf(service) } }
        : {}),
    ...definedOf({ paper_bag: paperBag }),
    ...definedOf({ bank })
  }),
  from: ({ delivery, paper_bag: paperBag, payment_method: _, ...change }) => ({
    ...change,
    ...definedOf({ paperBag }),
    ...(delivery && deliveryChange(delivery))
  })
}

/** A way to send an order that names nothing ends picking it up. */
const deliveryChange = (
  delivery: NonNullable<typeof ChangeOnWire.Type.delivery>
): Pick<CheckoutChange, "address" | "insured" | "service" | "pickup"> => {
  if (delivery.kind === "pickup") return { pickup: delivery.store_id }
  const { address: place, insured } = delivery
  const named = { ...definedOf({ address: place, insured }), ...serviceOf(delivery) }
  return Object.keys(named).length === 0 ? { pickup: "none" } : named
}

const lineFields = {
  id: brandCodec(LineId, Schema.String),
  quantity: Schema.Int,
  goods: asCodec(goods)
} as const
const line = Schema.Struct({ ...lineFields, counted: Schema.Int, total: amount, ...egiftField }).pipe(
  Schema.encodeKeys({ total: "total_price", goods: "detail", ...egiftName })
)
const leftOut = Schema.Struct({
  line: lineFields.id,
  quantity: lineFields.quantity,
  goods: lineFields.goods,
  reason: Schema.Literals(["NOT_FOR_GUESTS", "NOT_SOLD", "SOLD_OUT"])
}).pipe(Schema.encodeKeys({ line: "id", goods: "detail" }))

/** A checkout on the wire. */
const CheckoutOnWire = Schema.Struct({
  id: brandCodec(CheckoutId, Schema.String),
  version: Schema.Int,
  step: Schema.Literals(checkoutSteps),
  lines: Schema.Array(line),
  leftOut: Schema.Array(leftOut),
  contact: Schema.optionalKey(asCodec(contact)),
  ships: Schema.Boolean,
  delivery: Schema.optionalKey(
    Schema.Struct({
      address: asCodec(address),
      courier: Schema.optionalKey(Schema.String),
      service: Schema.optionalKey(Schema.String),
      insured: Schema.Boolean,
      option: Schema.optionalKey(asCodec(shippingOption))
    })
  ),
  // A server of the version before has none.
  pickup: Schema.optionalKey(checkoutPickup),
  paperBag: Schema.optionalKey(checkoutPaperBag),
  payment: Schema.optionalKey(
    Schema.Struct({ account: bankAccount, uniqueCode: Schema.optionalKey(Schema.Int) }).pipe(
      Schema.encodeKeys({ account: "bank_account", uniqueCode: "unique_code" })
    )
  ),
  cod: Schema.optionalKey(Schema.Struct({ fee: amount, problem: Schema.optionalKey(Schema.Literals(codProblems)) })),
  note: Schema.optionalKey(Schema.String),
  quote: Schema.Struct({ steps: Schema.Array(step), ...totalFields }).pipe(Schema.encodeKeys(totalNames)),
  ...giftFields,
  // A server of the version before has none.
  vouchers: Schema.optionalKey(Schema.Array(bagVoucher.schema)),
  points: Schema.optionalKey(bagPoints.schema),
  quoteHash: Schema.String,
  requirements: Schema.Array(asCodec(requirement)),
  expiresAt: moment,
  placed: Schema.optionalKey(brandCodec(OrderCode, Schema.String))
}).pipe(
  Schema.encodeKeys({
    id: "checkout_id",
    leftOut: "left_out",
    ...giftNames,
    paperBag: "paper_bag",
    quoteHash: "quote_hash",
    expiresAt: "expires_at",
    placed: "order_code"
  })
)
/** An order in the making. Wire, `GET /checkouts/{id}`. */
export const checkout: Mapping<Checkout, typeof CheckoutOnWire.Type> = {
  schema: CheckoutOnWire,
  to: ({ delivery, steps, totals, ...value }) => ({
    ...withGiftProblem(value),
    ...(delivery ? { delivery: { ...withoutService(delivery), ...partsOf(delivery.service) } } : {}),
    quote: spreadTotals({ steps, totals })
  }),
  from: ({ delivery, quote, vouchers, gifts, giftProblem: _, ...value }) => ({
    ...value,
    gifts: gifts ?? [],
    vouchers: vouchers ?? [],
    ...(delivery ? { delivery: { ...withoutParts(delivery), ...serviceOf(delivery) } } : {}),
    ...gatherTotals(quote)
  })
}

type Delivery = NonNullable<Checkout["delivery"]>
const withoutService = ({ service: _, ...delivery }: Delivery) => delivery
const withoutParts = ({
  courier: _,
  service: _service,
  ...delivery
}: NonNullable<typeof CheckoutOnWire.Type.delivery>) => delivery

const PlacedOnWire = Schema.Struct({ order: asCodec(openedOrder), repeated: Schema.Boolean })
/** An order just placed, with what opens it to a guest. */
export const placed: Mapping<Placed, typeof PlacedOnWire.Type> = {
  schema: PlacedOnWire,
  to: ({ order, key, repeated }) => ({ order: { order, key }, repeated }),
  from: ({ order, repeated }) => ({ ...order, repeated })
}
