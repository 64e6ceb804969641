import { type Brand, brandConstructor } from "../kernel/brand.ts"
import type { Instant } from "../kernel/moment.ts"
import type { Rupiah } from "../kernel/money.ts"
import type { Location } from "../regions/address.ts"
import type { CityId, DistrictId, ProvinceId } from "../regions/region.ts"

/** `jne.reg`: a courier and one of its services. */
export type ServiceId = Brand<string, "ServiceId">
/** Returns a primitive as a `ServiceId`. */
export const ServiceId = brandConstructor<ServiceId>()

/** What the id of a courier may be, in characters of `a-z`, `0-9` and `-`. */
const courierShape = "[a-z0-9-]{1,20}"
/** The same of one of its services. */
const serviceShape = "[a-z0-9-]{1,30}"
/** What the two parts of a `ServiceId` may be, by themselves and together. */
export const servicePatterns = {
  courier: new RegExp(`^${courierShape}$`),
  service: new RegExp(`^${serviceShape}$`),
  both: new RegExp(`^${courierShape}\\.${serviceShape}$`)
} as const

/** How a parcel travels. D-52, D-53. */
export type ServiceKind = "regular" | "next-day" | "same-day" | "instant"

/** What can be chosen of a courier. */
export interface Service {
  readonly id: ServiceId
  readonly courier: string
  readonly courierName: string
  readonly service: string
  readonly kind: ServiceKind
}

/** Why a service cannot be had for a parcel. */
export type ShippingReason = "DANGEROUS" | "NO_STORE_NEARBY" | "TOO_FAR" | "OUT_OF_HOURS" | "TOO_HEAVY" | "PRE_ORDER"

/** A courier's offer for one parcel to one kecamatan. D-52. */
export interface ShippingOption extends Service {
  /** Flies on this way; dangerous goods may not. D-54. */
  readonly byAir: boolean
  /** Before free shipping, without insurance. */
  readonly fee: Rupiah
  /** What the best source of free shipping takes off; 0 if none applies. D-28. */
  readonly freed: Rupiah
  /** Code of the voucher that is this source; absent if it is the limit of the shop. */
  readonly freedBy?: string
  readonly insurance: Insurance
  /** Jakarta days, `2026-11-23`, both inclusive; absent if it is not available. */
  readonly arrives?: { readonly from: string; readonly to: string }
  readonly cashOnDelivery: boolean
  readonly needsLocation: boolean
  readonly eligible: boolean
  readonly reason?: ShippingReason
  /** Line that makes it unavailable. D-54: it is named. */
  readonly line?: string
  /** The one to begin with (`options.rule.ts`). D-52. */
  readonly recommended: boolean
}

/** Cover of a parcel's worth. D-55. */
export interface Insurance {
  readonly required: boolean
  readonly premium: Rupiah
}

/** Couriers for a parcel, each with its reason if it is not available. */
export interface ShippingOptions {
  readonly district: DistrictId
  /** Chargeable, D-51. */
  readonly weightKg: number
  readonly options: ReadonlyArray<ShippingOption>
  readonly validUntil: Instant
}

/** A place parcels leave from. */
export interface Origin {
  readonly store: number
  readonly city: CityId
  readonly province: ProvinceId
  readonly location: Location
  readonly isDefault: boolean
}
