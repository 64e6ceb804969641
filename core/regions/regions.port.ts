import type { Effect } from "effect"
import type { Unavailable } from "../kernel/failure.ts"
import type { NoInput } from "../kernel/input.ts"
import type { PhoneCountry } from "./countries.ts"
import type { City, CityId, District, DistrictId, Province, ProvinceId, Village } from "./region.ts"
import type { DistrictUnknown, RegionTooShort, RegionUnknown } from "./regions.errors.ts"

/** What forms ask of the map. Wire, `GET /countries`, `GET /districts`. */
export interface RegionsPort {
  readonly countries: (input: NoInput) => Effect.Effect<ReadonlyArray<PhoneCountry>, Unavailable>
  /** A to Z, as all lists here. */
  readonly provinces: (input: NoInput) => Effect.Effect<ReadonlyArray<Province>, Unavailable>
  readonly cities: (input: {
    readonly province: ProvinceId
  }) => Effect.Effect<ReadonlyArray<City>, RegionUnknown | Unavailable>
  readonly districts: (input: {
    readonly city: CityId
  }) => Effect.Effect<ReadonlyArray<District>, RegionUnknown | Unavailable>
  /** A name of any level, or the beginning of a postal code; the best 10. */
  readonly search: (input: {
    readonly q: string
  }) => Effect.Effect<ReadonlyArray<District>, RegionTooShort | Unavailable>
  /** Its kelurahan and desa, A to Z. */
  readonly villages: (input: {
    readonly district: DistrictId
  }) => Effect.Effect<ReadonlyArray<Village>, DistrictUnknown | Unavailable>
}

/** The regions, in memory of the server. */
export interface RegionsStore {
  readonly provinces: Effect.Effect<ReadonlyArray<Province>, Unavailable>
  /** `undefined` if there is no such province. */
  readonly cities: (id: ProvinceId) => Effect.Effect<ReadonlyArray<City>, Unavailable>
  /** `undefined` if there is no such city. */
  readonly districts: (id: CityId) => Effect.Effect<ReadonlyArray<District>, Unavailable>
  readonly search: (q: string) => Effect.Effect<ReadonlyArray<District>, Unavailable>
  readonly district: (id: DistrictId) => Effect.Effect<District | undefined, Unavailable>
  readonly villages: (id: DistrictId) => Effect.Effect<ReadonlyArray<Village> | undefined, Unavailable>
}
