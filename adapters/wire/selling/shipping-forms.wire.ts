import { Schema } from "effect"
import { DistrictId } from "#core/regions/region.ts"
import type { DeliveryDays } from "#core/shipping/delivery-days.ts"
import { ServiceId, type ShippingOption, type ShippingOptions } from "#core/shipping/shipping.ts"
import type { Mapping } from "../endpoint.ts"
import { amount, asCodec, brandCodec, moment, same } from "../parts.ts"
import { district } from "../regions.wire.ts"

/** The first and the last day, both inclusive, in Jakarta. */
export const daysOnWire = Schema.Struct({ from: Schema.String, to: Schema.String })

const OptionOnWire = Schema.Struct({
  id: brandCodec(ServiceId, Schema.String),
  courier: Schema.String,
  courierName: Schema.String,
  // With `courier`, what `PUT /checkouts/{id}` takes to choose it.
  part: Schema.String,
  service: Schema.String,
  kind: Schema.Literals(["regular", "next-day", "same-day", "instant"]),
  byAir: Schema.Boolean,
  fee: amount,
  freed: amount,
  freedBy: Schema.optionalKey(Schema.String),
  insurance: Schema.Struct({ required: Schema.Boolean, premium: amount }),
  arrives: Schema.optionalKey(daysOnWire),
  cashOnDelivery: Schema.Boolean,
  needsLocation: Schema.Boolean,
  eligible: Schema.Boolean,
  reason: Schema.optionalKey(
    Schema.Literals(["DANGEROUS", "NO_STORE_NEARBY", "TOO_FAR", "OUT_OF_HOURS", "TOO_HEAVY", "PRE_ORDER"])
  ),
  line: Schema.optionalKey(Schema.String),
  recommended: Schema.Boolean
}).pipe(
  Schema.encodeKeys({
    courierName: "courier_name",
    part: "service",
    service: "service_name",
    byAir: "by_air",
    freed: "shipping_fee_discount",
    freedBy: "voucher_code",
    arrives: "etd",
    cashOnDelivery: "cod",
    needsLocation: "needs_location"
  })
)
/** The two parts by which a service is chosen on the wire. */
export const serviceParts = (id: ServiceId) => {
  const [courier = "", service = ""] = id.split(".")
  return { courier, service }
}

/** A courier's offer. D-52. */
export const shippingOption: Mapping<ShippingOption, typeof OptionOnWire.Type> = {
  schema: OptionOnWire,
  to: (value) => {
    const { courier, service: part } = serviceParts(value.id)
    return { ...value, courier, part }
  },
  from: ({ part: _, ...value }) => value
}

/** Couriers for a parcel, each with its reason if it is not available. */
export const shippingOptions = same<ShippingOptions>(
  Schema.Struct({
    district: brandCodec(DistrictId, Schema.String),
    weightKg: Schema.Int,
    options: Schema.Array(asCodec(shippingOption)),
    validUntil: moment
  }).pipe(Schema.encodeKeys({ district: "district_id", weightKg: "weight_kg", validUntil: "valid_until" }))
)

/** When one unit arrives that is ordered now; without days if nothing is sent there. */
export const deliveryDays = same<DeliveryDays>(
  Schema.Struct({ district: district.schema, days: Schema.optionalKey(daysOnWire) }).pipe(
    Schema.encodeKeys({ days: "etd" })
  )
)
