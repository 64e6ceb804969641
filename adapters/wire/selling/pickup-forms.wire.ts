import { Schema } from "effect"
import { LineId } from "#core/cart/cart.ts"
import type { CheckoutPickup } from "#core/checkout/checkout.ts"
import type { PickupStore, StoreLine } from "#core/pickup/pickup.ts"
import type { Location } from "#core/regions/address.ts"
import { asCodec, brandCodec, moment, same } from "../parts.ts"
import { storeFields, storeNames, storeOnWire } from "../stores.wire.ts"
import { goodsIdFields, goodsIdNames } from "./goods-forms.wire.ts"

const line: Schema.Codec<StoreLine, unknown> = Schema.Struct({
  line: brandCodec(LineId, Schema.String),
  ...goodsIdFields,
  quantity: Schema.Int,
  available: Schema.Int
}).pipe(Schema.encodeKeys({ line: "id", ...goodsIdNames }))

/** A store with what it has of the lines that were asked about. */
export const pickupStore = same<PickupStore>(
  Schema.Struct({
    store: storeOnWire,
    distanceKm: Schema.optionalKey(Schema.Finite),
    lines: Schema.Array(line),
    isComplete: Schema.Boolean,
    readyAt: Schema.optionalKey(moment)
  }).pipe(Schema.encodeKeys({ distanceKm: "distance_km", isComplete: "is_complete", readyAt: "ready_at" }))
)

const { services: _, isDefault: __, ...placeFields } = storeFields
const { isDefault: ___, ...placeNames } = storeNames
/** The store of an order, as it was when the order was placed. D-63. */
export const pickupPlace = Schema.Struct(placeFields).pipe(Schema.encodeKeys(placeNames))

/** Whether an order in the making can be picked up, and where it is. */
export const checkoutPickup: Schema.Codec<CheckoutPickup, unknown> = Schema.Struct({
  problem: Schema.optionalKey(Schema.Literals(["preorder", "egift", "off"])),
  store: Schema.optionalKey(pickupPlace),
  readyAt: Schema.optionalKey(moment)
}).pipe(Schema.encodeKeys({ readyAt: "ready_at" }))

const degrees = (most: number) => Schema.Finite.pipe(Schema.check(Schema.isBetween({ minimum: -most, maximum: most })))
/** Where a shopper is, in a body. */
export const locationGiven: Schema.Codec<Location, unknown> = asCodec(
  same<Location>(
    Schema.Struct({ latitude: degrees(90), longitude: degrees(180) }).pipe(
      Schema.encodeKeys({ latitude: "lat", longitude: "lng" })
    )
  )
)
