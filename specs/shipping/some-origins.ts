import { CityId, ProvinceId } from "#core/regions/region.ts"
import type { Origin } from "#core/shipping/shipping.ts"
import type { Spot } from "#core/shipping/zones.ts"

/** A place by the code of its city. */
export const spot = (city: string): Spot => ({ city: CityId(city), province: ProvinceId(city.slice(0, 2)) })

/** The house in Menteng parcels leave from, and a store in Bandung. */
export const someOrigins: ReadonlyArray<Origin> = [
  { store: 5, ...spot("31.71"), location: { latitude: -6.1952, longitude: 106.8301 }, isDefault: true },
  { store: 9, ...spot("32.73"), location: { latitude: -6.8849, longitude: 107.6141 }, isDefault: false }
]
