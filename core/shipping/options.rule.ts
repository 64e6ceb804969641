import type { Instant } from "../kernel/moment.ts"
import { type Rupiah, rupiah } from "../kernel/money.ts"
import type { Goods } from "../pricing/goods.ts"
import type { Location } from "../regions/address.ts"
import { DayNumber, dayNumber, dayText, jakartaHour, leavesOn, workingDayAfter } from "./calendar.rule.ts"
import type { CourierService, Rate } from "./couriers.ts"
import { kmBetween } from "./distance.rule.ts"
import { type Freed, freedOf } from "./free-shipping.rule.ts"
import { insuranceOf } from "./insurance.rule.ts"
import type { Origin, ServiceKind, ShippingOption, ShippingReason } from "./shipping.ts"
import { chargeableKg, parcelGram } from "./weight.rule.ts"
import { cityGroup, type Spot, type Zone, zoneBetween } from "./zones.ts"

/** Working days within which the cheapest regular service is recommended, if one is as quick. Decision 0091. */
export const soonDays = 2
/** The same if none is: the recommended offer takes no longer than this, if any offer is as fast. D-52. */
export const bestDays = 4

/** Units of goods in a parcel. */
interface ParcelLine {
  readonly id: string
  readonly goods: Goods
  readonly quantity: number
}

/** What is sent: lines of goods that need a parcel, and what they are worth. */
export interface Parcel {
  readonly lines: ReadonlyArray<ParcelLine>
  /** What is given with them: it weighs, but dangerous ones stay behind if the parcel flies. D-54, D-67. */
  readonly gifts?: ReadonlyArray<ParcelLine>
  readonly worth: Rupiah
  /** What the best source takes off the fee of a service; the limit of the shop if none is given. D-28. */
  readonly freedFor?: (fee: Rupiah, kind: ServiceKind) => Freed
}

/** Destination; its exact point is only asked for rides within a city. D-53. */
export interface Destination extends Spot {
  readonly location?: Location | undefined
}

/** What parcels are sent with: the stores they leave from and the services the merchant offers. */
export interface Dispatch {
  readonly origins: ReadonlyArray<Origin>
  readonly couriers: ReadonlyArray<CourierService>
}

/**
 * What couriers offer for a parcel to a place, available ones first and cheaper ones before others. Rides within a city
 * are named even if they are not available, with the reason. Empty if no store ships or no service is offered. D-52 to
 * D-55.
 */
export const optionsFor = (
  parcel: Parcel,
  to: Destination,
  { origins, couriers }: Dispatch,
  now: Instant
): ReadonlyArray<ShippingOption> => {
  const from = origins.find(({ isDefault }) => isDefault) ?? origins[0]
  if (from === undefined) return []
  const nearby = origins.filter((origin) => cityGroup(origin) === cityGroup(to))
  const { location } = to
  const km = location && Math.min(...nearby.map((origin) => kmBetween(origin.location, location)))
  const zone = zoneBetween(from, to)
  const offers = couriers.flatMap((service) => {
    const at = service.hours === undefined ? zone : "city"
    const rate = service.rates[at]
    return rate ? [offerOf(service, at, rate, parcel, { stores: nearby.length, km }, now)] : []
  })
  const best = recommended(offers)
  return offers
    .toSorted((one, other) => Number(other.eligible) - Number(one.eligible) || cheaper(one, other))
    .map(({ days: _, ...offer }) => ({ ...offer, recommended: offer.id === best }))
}

/** Stores in the destination city, and the distance of the nearest if that is known. */
interface Nearby {
  readonly stores: number
  readonly km: number | undefined
}

interface Offer extends ShippingOption {
  readonly days: number
}

const toPay = ({ fee, freed }: Pick<ShippingOption, "fee" | "freed">): number => fee - freed

const offerOf = (
  service: CourierService,
  zone: Zone,
  [perKg, first, last]: Rate,
  parcel: Parcel,
  nearby: Nearby,
  now: Instant
): Offer => {
  const { hours, flies, rates: _, mostKg, mostKm, takesCash = false, ...named } = service
  const rides = hours !== undefined
  const byAir = flies === "always" ? zone !== "city" : flies === "overseas" && isOverseas(zone)
  const gifts = (parcel.gifts ?? []).filter(({ goods }) => !(byAir && goods.dangerous))
  const kg = chargeableKg(parcelGram([...parcel.lines, ...gifts]))
  const fee = rupiah(rides ? perKg : perKg * kg)
  const { freed, freedBy } = parcel.freedFor?.(fee, service.kind) ?? { freed: freedOf(fee, service.kind, parcel.worth) }
  const tooHeavy = mostKg !== undefined && kg > mostKg
  const tooFar = mostKm !== undefined && nearby.km !== undefined && nearby.km > mostKm
  const held = refusal({ rides, stores: nearby.stores, byAir, hours, tooHeavy, tooFar }, parcel, now)
  const day = rides ? dayNumber(now) : leaving(parcel, now)
  return {
    ...named,
    byAir,
    fee,
    freed,
    ...(freedBy !== undefined && { freedBy }),
    insurance: insuranceOf(parcel.worth),
    ...(held === undefined && {
      arrives: {
        from: dayText(rides ? day : workingDayAfter(day, first)),
        to: dayText(rides ? day : workingDayAfter(day, last))
      }
    }),
    cashOnDelivery: takesCash && held === undefined,
    needsLocation: rides,
    eligible: held === undefined,
    ...held,
    recommended: false,
    days: last
  }
}

/** Pre-orders leave on their date, or the next working day. */
const leaving = ({ lines }: Parcel, now: Instant): DayNumber => {
  const released = lines.flatMap(({ goods: { deliveryDate } }) =>
    deliveryDate === undefined ? [] : dayNumber(deliveryDate)
  )
  return workingDayAfter(DayNumber(Math.max(leavesOn(now), ...released)), 0)
}

const refusal = (
  so: {
    readonly rides: boolean
    readonly stores: number
    readonly byAir: boolean
    readonly tooHeavy: boolean
    readonly tooFar: boolean
    readonly hours: CourierService["hours"]
  },
  { lines }: Parcel,
  now: Instant
): { readonly reason: ShippingReason; readonly line?: string } | undefined => {
  const preOrder = lines.find(({ goods }) => goods.preOrder)
  const dangerous = lines.find(({ goods }) => goods.dangerous)
  if (so.rides && so.stores === 0) return { reason: "NO_STORE_NEARBY" }
  if (so.rides && preOrder) return { reason: "PRE_ORDER", line: preOrder.id }
  if (so.byAir && dangerous) return { reason: "DANGEROUS", line: dangerous.id }
  if (so.tooHeavy) return { reason: "TOO_HEAVY" }
  if (so.tooFar) return { reason: "TOO_FAR" }
  const hour = jakartaHour(now)
  if (so.hours && (hour < so.hours.from || hour >= so.hours.until)) return { reason: "OUT_OF_HOURS" }
  return undefined
}

const isOverseas = (zone: Zone): boolean => zone === "near" || zone === "far" || zone === "remote"

/**
 * Orders offers by what the buyer pays; of equal ones the faster comes first, then the one that costs less before free
 * shipping, then the name. D-52.
 */
const cheaper = (one: Offer, other: Offer): number =>
  toPay(one) - toPay(other) ||
  one.days - other.days ||
  one.fee - other.fee ||
  `${one.courierName} ${one.service}`.localeCompare(`${other.courierName} ${other.service}`, "id")

/**
 * Returns the offer to begin with: the quickest free one; else the cheapest regular one within two days, or within four;
 * else the cheapest of any within four days; else the quickest. Never a ride, which asks for a location. D-52; decision
 * 0091.
 */
const recommended = (offers: ReadonlyArray<Offer>): ShippingOption["id"] | undefined => {
  const sent = offers.filter(({ eligible, needsLocation }) => eligible && !needsLocation)
  const free = sent.filter((offer) => toPay(offer) === 0)
  const regular = sent.filter(({ kind }) => kind === "regular")
  const within = (some: ReadonlyArray<Offer>, most: number) =>
    some.filter(({ days }) => days <= most).toSorted(cheaper)[0]
  const best =
    free.toSorted(quicker)[0] ??
    within(regular, soonDays) ??
    within(regular, bestDays) ??
    within(sent, bestDays) ??
    sent.toSorted(quicker)[0]
  return best?.id
}

const quicker = (one: Offer, other: Offer): number => one.days - other.days || cheaper(one, other)
