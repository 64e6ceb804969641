import { Schema } from "effect"
import type { CityId, District, DistrictId, ProvinceId, Village, VillageId } from "#core/regions/region.ts"
import { DistrictUnknown, RegionTooShort } from "#core/regions/regions.errors.ts"
import type { RegionsPort } from "#core/regions/regions.port.ts"
import type { Mapping, Refusal, Wire } from "./endpoint.ts"
import { many, words } from "./parts.ts"

const named = { id: Schema.String, name: Schema.String } as const
export const CityOnWire = Schema.Struct({ ...named, type: Schema.Literals(["Kota", "Kabupaten"]) })
export const PlaceOnWire = Schema.Struct(named)

const DistrictOnWire = Schema.Struct({
  ...named,
  city: CityOnWire,
  province: PlaceOnWire,
  postal_codes: Schema.Array(Schema.String)
})
const district: Mapping<District, typeof DistrictOnWire.Type> = {
  schema: DistrictOnWire,
  to: ({ id, name, city, province, postalCodes }) => ({
    id,
    name,
    city: { id: city.id, name: city.name, type: city.kind },
    province,
    postal_codes: postalCodes
  }),
  from: ({ id, name, city, province, postal_codes }) => ({
    id: id as DistrictId,
    name,
    city: { id: city.id as CityId, name: city.name, kind: city.type },
    province: { id: province.id as ProvinceId, name: province.name },
    postalCodes: postal_codes
  })
}

const VillageOnWire = Schema.Struct({ ...named, postal_code: Schema.String })
const village: Mapping<Village, typeof VillageOnWire.Type> = {
  schema: VillageOnWire,
  to: ({ id, name, postalCode }) => ({ id, name, postal_code: postalCode }),
  from: ({ id, name, postal_code }) => ({ id: id as VillageId, name, postalCode: postal_code })
}

/** `31.74.07`. */
export const districtCode = Schema.String.pipe(Schema.check(Schema.isPattern(/^\d{2}\.\d{2}\.\d{2}$/)))

export const districtUnknown: Refusal<DistrictUnknown> = {
  status: 404,
  code: "DISTRICT_NOT_FOUND",
  make: () => new DistrictUnknown()
}

const SearchAsked = Schema.Struct({ q: words })
const VillagesAsked = Schema.Struct({ id: districtCode })

/** Where the map of Indonesia stands on the wire. Wire, `GET /districts?q=`. */
export const regionsWire: Wire<RegionsPort> = {
  search: {
    service: "public",
    method: "get",
    path: "/districts",
    summary: "Kecamatan by a name of any level or the beginning of a postal code, from 3 characters, at most 10",
    input: { schema: SearchAsked, to: (asked) => asked, from: (asked: typeof SearchAsked.Type) => asked },
    output: many(district),
    refusals: {
      RegionTooShort: { status: 422, code: "REGION_TOO_SHORT", make: () => new RegionTooShort() }
    },
    maxAge: 3600
  },
  villages: {
    service: "public",
    method: "get",
    path: "/districts/{id}/villages",
    summary: "Kelurahan and desa of a kecamatan with their postal codes, A to Z",
    input: {
      schema: VillagesAsked,
      to: ({ district: id }) => ({ id }),
      from: ({ id }: typeof VillagesAsked.Type) => ({ district: id as DistrictId })
    },
    output: many(village),
    refusals: { DistrictUnknown: districtUnknown },
    maxAge: 3600
  }
}
