import { Schema } from "effect"
import { rupiah } from "#core/kernel/money.ts"
import { DistrictId } from "#core/regions/region.ts"
import { ServiceId, type ShippingOption, type ShippingOptions } from "#core/shipping/shipping.ts"
import type { Mapping } from "../endpoint.ts"
import { instantFromWire, instantOnWire, instantToWire, rupiahOnWire } from "../parts.ts"

export const DaysOnWire = Schema.Struct({ from: Schema.String, to: Schema.String })

const OptionOnWire = Schema.Struct({
  id: Schema.String,
  courier: Schema.String,
  courier_name: Schema.String,
  // With `courier`, what `PUT /checkouts/{id}` takes to choose it.
  service: Schema.String,
  service_name: Schema.String,
  kind: Schema.Literals(["regular", "next-day", "same-day", "instant"]),
  by_air: Schema.Boolean,
  fee: rupiahOnWire,
  shipping_fee_discount: rupiahOnWire,
  insurance: Schema.Struct({ required: Schema.Boolean, premium: rupiahOnWire }),
  etd: Schema.optionalKey(DaysOnWire),
  cod: Schema.Boolean,
  needs_location: Schema.Boolean,
  eligible: Schema.Boolean,
  reason: Schema.optionalKey(
    Schema.Literals(["DANGEROUS", "NO_STORE_NEARBY", "TOO_FAR", "OUT_OF_HOURS", "TOO_HEAVY", "PRE_ORDER"])
  ),
  line: Schema.optionalKey(Schema.String),
  recommended: Schema.Boolean
})
/** The two parts by which a service is chosen on the wire. */
export const serviceParts = (id: ServiceId) => {
  const [courier = "", service = ""] = id.split(".")
  return { courier, service }
}

/** A courier's offer. D-52. */
export const shippingOption: Mapping<ShippingOption, typeof OptionOnWire.Type> = {
  schema: OptionOnWire,
  to: (value) => ({
    id: value.id,
    ...serviceParts(value.id),
    courier_name: value.courierName,
    service_name: value.service,
    kind: value.kind,
    by_air: value.byAir,
    fee: value.fee,
    shipping_fee_discount: value.freed,
    insurance: value.insurance,
    ...(value.arrives ? { etd: value.arrives } : {}),
    cod: value.cashOnDelivery,
    needs_location: value.needsLocation,
    eligible: value.eligible,
    ...(value.reason ? { reason: value.reason } : {}),
    ...(value.line === undefined ? {} : { line: value.line }),
    recommended: value.recommended
  }),
  from: (wire) => ({
    id: ServiceId(wire.id),
    courier: wire.courier,
    courierName: wire.courier_name,
    service: wire.service_name,
    kind: wire.kind,
    byAir: wire.by_air,
    fee: rupiah(wire.fee),
    freed: rupiah(wire.shipping_fee_discount),
    insurance: { required: wire.insurance.required, premium: rupiah(wire.insurance.premium) },
    ...(wire.etd ? { arrives: wire.etd } : {}),
    cashOnDelivery: wire.cod,
    needsLocation: wire.needs_location,
    eligible: wire.eligible,
    ...(wire.reason ? { reason: wire.reason } : {}),
    ...(wire.line === undefined ? {} : { line: wire.line }),
    recommended: wire.recommended
  })
}

const OptionsOnWire = Schema.Struct({
  district_id: Schema.String,
  weight_kg: Schema.Int,
  options: Schema.Array(OptionOnWire),
  valid_until: instantOnWire
})
/** Couriers for a parcel, each with its reason if it is not available. */
export const shippingOptions: Mapping<ShippingOptions, typeof OptionsOnWire.Type> = {
  schema: OptionsOnWire,
  to: ({ district, weightKg, options, validUntil }) => ({
    district_id: district,
    weight_kg: weightKg,
    options: options.map(shippingOption.to),
    valid_until: instantToWire(validUntil)
  }),
  from: ({ district_id, weight_kg, options, valid_until }) => ({
    district: DistrictId(district_id),
    weightKg: weight_kg,
    options: options.map(shippingOption.from),
    validUntil: instantFromWire(valid_until)
  })
}
