import { type Brand, brandConstructor } from "../kernel/brand.ts"

/** Kemendagri codes, texts since leading zeros matter: `31`, `31.74`, `31.74.07`, `31.74.07.1001`. D-50. */
export type ProvinceId = Brand<string, "ProvinceId">
/** Returns a primitive as a `ProvinceId`. */
export const ProvinceId = brandConstructor<ProvinceId>()
/** Identifies a city or regency, by its official number. */
export type CityId = Brand<string, "CityId">
/** Returns a primitive as a `CityId`. */
export const CityId = brandConstructor<CityId>()
/** Identifies a district, by its official number. */
export type DistrictId = Brand<string, "DistrictId">
/** Returns a primitive as a `DistrictId`. */
export const DistrictId = brandConstructor<DistrictId>()
/** Identifies a village, by its official number. */
export type VillageId = Brand<string, "VillageId">
/** Returns a primitive as a `VillageId`. */
export const VillageId = brandConstructor<VillageId>()

/** `Kota Bandung` is not `Kab. Bandung`: the kind is always shown. D-50. */
export type CityKind = "Kota" | "Kabupaten"

/** A province of Indonesia. */
export interface Province {
  readonly id: ProvinceId
  readonly name: string
}

/** A city or regency, with its province. */
export interface City {
  readonly id: CityId
  /** Without its kind: `Jakarta Selatan`. */
  readonly name: string
  readonly kind: CityKind
}

/** A kecamatan with everything above it: all that a fee needs. D-50. */
export interface District {
  readonly id: DistrictId
  readonly name: string
  readonly city: City
  readonly province: Province
  /** Of its villages, ascending. */
  readonly postalCodes: ReadonlyArray<string>
}

/** A kelurahan or desa. */
export interface Village {
  readonly id: VillageId
  readonly name: string
  readonly postalCode: string
}

/** Shortest search, and most answers to one. Wire, `GET /districts`. */
export const minimumRegionLength = 3
/** Districts that a search shows at most. */
export const regionsShown = 10
