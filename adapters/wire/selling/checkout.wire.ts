import { Schema } from "effect"
import { LineUnknown } from "#core/cart/cart.errors.ts"
import { LineId, linesPerBag } from "#core/cart/cart.ts"
import { ProductId } from "#core/catalogue/product.ts"
import {
  BankUnknown,
  CheckoutExpired,
  CheckoutPlaced,
  CheckoutUnknown,
  CodesUsedUp,
  HoldTooLarge,
  NotPlaced,
  RequirementsUnmet,
  ServiceUnknown,
  TooManyOpenOrders,
  TotalChanged
} from "#core/checkout/checkout.errors.ts"
import type { CheckoutPort } from "#core/checkout/checkout.port.ts"
import { otherMethods, type PaymentMethod } from "#core/orders/transfer/payment.ts"
import { DistrictId } from "#core/regions/region.ts"
import { StoreUnknown } from "#core/stores/stores.errors.ts"
import type { Refusal, Wire } from "../endpoint.ts"
import { isPair } from "../pair.ts"
import { egiftsOff, paperBagsOff, pickupOff, selfCheckoutOff } from "../part-refusals.ts"
import { asCodec, brandCodec, many, nothing, numberInPath, one, same, words } from "../parts.ts"
import { addressRefused, districtCode, districtUnknown } from "../regions.wire.ts"
import { amountTooLarge, goodsUnknown, insufficientStock, lineIdOnWire, orderLimit, wantedLines } from "./cart.wire.ts"
import { changeFields, changeNames, checkout, checkoutChange, checkoutIdOnWire, placed } from "./checkout-forms.wire.ts"
import { goodsIdFields, goodsIdNames } from "./goods-forms.wire.ts"
import { bankAccount } from "./order-forms.wire.ts"
import {
  asked,
  idempotencyKey,
  inProgress,
  mismatch,
  orderKey,
  orderNotThere,
  orderUnknown
} from "./order-parts.wire.ts"
import { requirement } from "./quote-forms.wire.ts"
import { deliveryDays, shippingOptions } from "./shipping-forms.wire.ts"

const checkoutUnknown: Refusal<CheckoutUnknown> = {
  status: 404,
  code: "CHECKOUT_NOT_FOUND",
  make: () => new CheckoutUnknown()
}
const checkoutExpired: Refusal<CheckoutExpired> = {
  status: 410,
  code: "CHECKOUT_EXPIRED",
  make: () => new CheckoutExpired()
}
const codesUsedUp: Refusal<CodesUsedUp> = { status: 503, code: "CODES_USED_UP", make: () => new CodesUsedUp() }

const tooManyOpenOrders: Refusal<TooManyOpenOrders> = {
  status: 409,
  code: "TOO_MANY_OPEN_ORDERS",
  make: () => new TooManyOpenOrders()
}
/** A line that is not in the bag any more: a conflict here; only calls for one line refuse it as a wrong number. */
const lineUnknown: Refusal<LineUnknown> = { status: 409, code: "LINE_NOT_FOUND", make: () => new LineUnknown() }
const holdTooLarge: Refusal<HoldTooLarge> = { status: 409, code: "HOLD_TOO_LARGE", make: () => new HoldTooLarge() }

const storeUnknown: Refusal<StoreUnknown> = { status: 422, code: "STORE_NOT_FOUND", make: () => new StoreUnknown() }

/** Refusals of lines that cannot be priced at all. */
const unpriceable = { GoodsUnknown: goodsUnknown, OrderLimit: orderLimit, AmountTooLarge: amountTooLarge }

const CheckoutDetails = Schema.Struct({ checkout: asCodec(checkout) })
const totalChanged: Refusal<TotalChanged> = {
  status: 409,
  code: "TOTAL_CHANGED",
  details: {
    schema: CheckoutDetails,
    to: ({ checkout: changed }) => ({ checkout: changed }),
    from: (details: typeof CheckoutDetails.Type) => new TotalChanged(details)
  }
}
const RequirementDetails = Schema.Struct({ requirements: Schema.Array(asCodec(requirement)) })
const requirementsUnmet: Refusal<RequirementsUnmet> = {
  status: 422,
  code: "REQUIREMENTS_UNMET",
  details: {
    schema: RequirementDetails,
    to: ({ requirements }) => ({ requirements }),
    from: (details: typeof RequirementDetails.Type) => new RequirementsUnmet(details)
  }
}

const method = same<PaymentMethod>(
  Schema.Struct({
    method: Schema.Literals(["bank-transfer", ...otherMethods]),
    banks: Schema.Array(bankAccount)
  }).pipe(Schema.encodeKeys({ banks: "bank_accounts" }))
)

const OpenAsked = Schema.Union([
  Schema.Struct({
    lines: wantedLines,
    declined: changeFields.declined,
    selfCheckout: Schema.optionalKey(
      Schema.Int.pipe(Schema.check(Schema.isBetween({ minimum: 1, maximum: 1_000_000 })))
    )
  }).pipe(Schema.encodeKeys({ ...changeNames, selfCheckout: "self_checkout_store_id" })),
  Schema.Struct({
    bag: words.pipe(Schema.check(Schema.isMaxLength(64))),
    lineIds: Schema.optionalKey(
      Schema.Array(brandCodec(LineId, lineIdOnWire)).pipe(Schema.check(Schema.isMaxLength(linesPerBag)))
    )
  }).pipe(Schema.encodeKeys({ bag: "cart_id", lineIds: "line_ids" }))
])
const byId = same(Schema.Struct({ id: checkoutIdOnWire }))
const ChangeAsked = Schema.Struct({ id: checkoutIdOnWire, ...changeFields }).pipe(Schema.encodeKeys(changeNames))
const degrees = (most: number) =>
  Schema.optionalKey(Schema.FiniteFromString.pipe(Schema.check(Schema.isBetween({ minimum: -most, maximum: most }))))
const OptionsAsked = Schema.Struct({
  id: checkoutIdOnWire,
  district: brandCodec(DistrictId, districtCode),
  lat: degrees(90),
  lng: degrees(180)
}).pipe(Schema.encodeKeys({ id: "checkout_id", district: "district_id" }), Schema.check(isPair("lat", "lng")))
const DaysAsked = Schema.Struct({
  product: brandCodec(ProductId, numberInPath),
  combination: goodsIdFields.combination,
  district: brandCodec(DistrictId, districtCode)
}).pipe(Schema.encodeKeys({ ...goodsIdNames, district: "district_id" }))
const placeAsked = same(
  Schema.Struct({
    id: checkoutIdOnWire,
    version: Schema.Int.pipe(Schema.check(Schema.isBetween({ minimum: 1, maximum: 1_000_000 }))),
    quoteHash: Schema.String.pipe(Schema.check(Schema.isPattern(/^[0-9a-f]{16}$/))),
    idempotencyKey
  }).pipe(Schema.encodeKeys({ id: "checkout_id", quoteHash: "quote_hash", idempotencyKey: "idempotency_key" }))
)

/** Endpoints of ordering. Wire, Orders and payments. */
export const checkoutWire: Wire<CheckoutPort> = {
  open: {
    service: "orders",
    method: "post",
    path: "/checkouts",
    summary:
      "Begins an order of these lines, or of lines of a member's bag; those a guest may not order are named and left out",
    input: same(OpenAsked),
    output: one(checkout),
    status: () => 201,
    refusals: { ...unpriceable, ...selfCheckoutOff, ...egiftsOff, StoreUnknown: storeUnknown }
  },
  read: {
    service: "orders",
    method: "get",
    path: "/checkouts/{id}",
    summary: "A checkout at today's prices",
    input: byId,
    output: one(checkout),
    refusals: { CheckoutUnknown: checkoutUnknown, CheckoutExpired: checkoutExpired, ...unpriceable }
  },
  change: {
    service: "orders",
    method: "put",
    path: "/checkouts/{id}",
    summary: "Contact, delivery, paper bag, bank or note of a checkout; what is not named stays",
    input: {
      schema: ChangeAsked,
      to: ({ id, ...change }) => ({ id, ...checkoutChange.to(change) }),
      from: ({ id, ...change }: typeof ChangeAsked.Type) => ({ id, ...checkoutChange.from(change) })
    },
    output: one(checkout),
    refusals: {
      CheckoutUnknown: checkoutUnknown,
      CheckoutExpired: checkoutExpired,
      CheckoutPlaced: { status: 409, code: "CHECKOUT_PLACED", make: () => new CheckoutPlaced() },
      AddressRefused: addressRefused,
      DistrictUnknown: districtUnknown,
      ServiceUnknown: { status: 422, code: "SERVICE_UNKNOWN", make: () => new ServiceUnknown() },
      StoreUnknown: storeUnknown,
      ...pickupOff,
      ...paperBagsOff,
      ...egiftsOff,
      BankUnknown: { status: 422, code: "BANK_UNKNOWN", make: () => new BankUnknown() },
      CodesUsedUp: codesUsedUp,
      ...unpriceable
    }
  },
  shippingOptions: {
    service: "orders",
    method: "get",
    path: "/shipping-options",
    summary: "Couriers for a checkout's parcel to a kecamatan, each with fee and dates, or why it cannot be had",
    input: {
      schema: OptionsAsked,
      to: ({ location, ...asked }) => ({
        ...asked,
        ...(location ? { lat: location.latitude, lng: location.longitude } : {})
      }),
      from: ({ lat, lng, ...asked }: typeof OptionsAsked.Type) => ({
        ...asked,
        ...(lat === undefined || lng === undefined ? {} : { location: { latitude: lat, longitude: lng } })
      })
    },
    output: one(shippingOptions),
    refusals: {
      CheckoutUnknown: checkoutUnknown,
      CheckoutExpired: checkoutExpired,
      DistrictUnknown: districtUnknown,
      ...unpriceable
    }
  },
  deliveryDays: {
    service: "orders",
    method: "get",
    path: "/delivery-days",
    summary: "When one unit of a combination arrives in a kecamatan if it is ordered now",
    input: same(DaysAsked),
    output: one(deliveryDays),
    refusals: { GoodsUnknown: goodsUnknown, DistrictUnknown: districtUnknown }
  },
  paymentMethods: {
    service: "payments",
    method: "get",
    path: "/payment-methods",
    summary: "How an order can be paid",
    input: nothing,
    // Not cached: after a chosen bank was removed, an answer of a minute ago would offer it once more. Decision 0043.
    output: many(method),
    refusals: {}
  },
  place: {
    service: "orders",
    method: "post",
    path: "/order",
    summary: "Makes the order of a checkout, once for each key; 200 where it was made before",
    input: placeAsked,
    headers: { idempotency_key: "Idempotency-Key" },
    output: one(placed),
    status: ({ repeated }) => (repeated ? 200 : 201),
    refusals: {
      CheckoutUnknown: checkoutUnknown,
      CheckoutExpired: checkoutExpired,
      LineUnknown: lineUnknown,
      TotalChanged: totalChanged,
      RequirementsUnmet: requirementsUnmet,
      ...pickupOff,
      ...selfCheckoutOff,
      ...egiftsOff,
      TooManyOpenOrders: tooManyOpenOrders,
      HoldTooLarge: holdTooLarge,
      InsufficientStock: insufficientStock,
      CodesUsedUp: codesUsedUp,
      IdempotencyMismatch: mismatch,
      IdempotencyInProgress: inProgress,
      ...unpriceable
    }
  },
  orderByCheckout: {
    service: "orders",
    method: "get",
    path: "/checkouts/order",
    summary: "The order of a checkout, with a guest's key: asked for if the answer to placing it was lost",
    input: byId,
    // It opens the order, so it is part of no address. D-63.
    headers: { id: "X-Checkout-Id" },
    output: one(placed),
    refusals: {
      CheckoutUnknown: checkoutUnknown,
      NotPlaced: { status: 404, code: "NOT_PLACED", make: () => new NotPlaced() }
    }
  },
  payAgain: {
    service: "payments",
    method: "post",
    path: "/payments",
    summary:
      "A new checkout with the lines and choices of an order that is not paid; one that still waits for its payment is cancelled",
    input: asked,
    headers: orderKey,
    output: one(checkout),
    status: () => 201,
    refusals: {
      OrderUnknown: orderUnknown,
      OrderNotThere: orderNotThere,
      ...pickupOff,
      ...selfCheckoutOff,
      ...egiftsOff,
      ...unpriceable
    }
  }
}
