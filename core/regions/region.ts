import type { Brand } from "../kernel/brand.ts"

/** Kemendagri codes, texts since leading zeros matter: `31`, `31.74`, `31.74.07`, `31.74.07.1001`. D-50. */
export type ProvinceId = Brand<string, "ProvinceId">
export type CityId = Brand<string, "CityId">
export type DistrictId = Brand<string, "DistrictId">
export type VillageId = Brand<string, "VillageId">

/** `Kota Bandung` is not `Kab. Bandung`: the kind is always shown. D-50. */
export type CityKind = "Kota" | "Kabupaten"

export interface Province {
  readonly id: ProvinceId
  readonly name: string
}

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
export const regionsShown = 10
