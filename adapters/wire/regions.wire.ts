import { Schema } from "effect"
import type { PhoneCountry } from "#core/regions/countries.ts"
import {
  type City,
  CityId,
  type District,
  DistrictId,
  type Province,
  ProvinceId,
  type Village,
  VillageId
} from "#core/regions/region.ts"
import { AddressRefused, DistrictUnknown, RegionTooShort, RegionUnknown } from "#core/regions/regions.errors.ts"
import type { RegionsPort } from "#core/regions/regions.port.ts"
import type { Mapping, Refusal, Wire } from "./endpoint.ts"
import { many, nothing, words } from "./parts.ts"

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
    id: DistrictId(id),
    name,
    city: { id: CityId(city.id), name: city.name, kind: city.type },
    province: { id: ProvinceId(province.id), name: province.name },
    postalCodes: postal_codes
  })
}

const VillageOnWire = Schema.Struct({ ...named, postal_code: Schema.String })
const village: Mapping<Village, typeof VillageOnWire.Type> = {
  schema: VillageOnWire,
  to: ({ id, name, postalCode }) => ({ id, name, postal_code: postalCode }),
  from: ({ id, name, postal_code }) => ({ id: VillageId(id), name, postalCode: postal_code })
}

/** `31.74.07`. */
export const districtCode = Schema.String.pipe(Schema.check(Schema.isPattern(/^\d{2}\.\d{2}\.\d{2}$/)))

export const districtUnknown: Refusal<DistrictUnknown> = {
  status: 404,
  code: "DISTRICT_NOT_FOUND",
  make: () => new DistrictUnknown()
}

const RefusedFields = Schema.Struct({ fields: Schema.Array(Schema.String) })
export const addressRefused: Refusal<AddressRefused> = {
  status: 422,
  code: "ADDRESS_REFUSED",
  fields: ({ fields }) => Object.fromEntries(fields.map((field) => [field, "invalid"])),
  details: {
    schema: RefusedFields,
    to: ({ fields }) => ({ fields }),
    from: (details: typeof RefusedFields.Type) => new AddressRefused(details)
  }
}

const regionUnknown: Refusal<RegionUnknown> = { status: 404, code: "REGION_NOT_FOUND", make: () => new RegionUnknown() }
const code = (pattern: RegExp) => Schema.String.pipe(Schema.check(Schema.isPattern(pattern)))
const HomeAsked = Schema.Struct({ id: Schema.Literal("ID") })
const ProvinceAsked = Schema.Struct({ id: code(/^\d{2}$/) })
const CityAsked = Schema.Struct({ id: code(/^\d{2}\.\d{2}$/) })

const CountryOnWire = Schema.Struct({
  ...named,
  name_en: Schema.String,
  phone_code: Schema.String
})
const country: Mapping<PhoneCountry, typeof CountryOnWire.Type> = {
  schema: CountryOnWire,
  to: ({ id, name, phoneCode }) => ({ id, name: name.id, name_en: name.en, phone_code: phoneCode }),
  from: ({ id, name, name_en, phone_code }) => ({ id, name: { id: name, en: name_en }, phoneCode: phone_code })
}
const province: Mapping<Province, typeof PlaceOnWire.Type> = {
  schema: PlaceOnWire,
  to: ({ id, name }) => ({ id, name }),
  from: ({ id, name }) => ({ id: ProvinceId(id), name })
}
const city: Mapping<City, typeof CityOnWire.Type> = {
  schema: CityOnWire,
  to: ({ id, name, kind }) => ({ id, name, type: kind }),
  from: ({ id, name, type }) => ({ id: CityId(id), name, kind: type })
}

const SearchAsked = Schema.Struct({ q: words })
const VillagesAsked = Schema.Struct({ id: districtCode })

/** Endpoints of the map of Indonesia. Wire, `GET /districts`. */
export const regionsWire: Wire<RegionsPort> = {
  countries: {
    service: "public",
    method: "get",
    path: "/countries",
    summary: "Countries whose telephone numbers can be chosen, home first",
    input: nothing,
    output: many(country),
    refusals: {},
    maxAge: 3600
  },
  provinces: {
    service: "public",
    method: "get",
    path: "/countries/{id}/provinces",
    summary: "Provinces of Indonesia, A to Z",
    input: { schema: HomeAsked, to: () => ({ id: "ID" as const }), from: () => ({}) },
    output: many(province),
    refusals: {},
    maxAge: 3600
  },
  cities: {
    service: "public",
    method: "get",
    path: "/provinces/{id}/cities",
    summary: "Cities and regencies of a province, A to Z",
    input: {
      schema: ProvinceAsked,
      to: ({ province: id }) => ({ id }),
      from: ({ id }: typeof ProvinceAsked.Type) => ({ province: ProvinceId(id) })
    },
    output: many(city),
    refusals: { RegionUnknown: regionUnknown },
    maxAge: 3600
  },
  districts: {
    service: "public",
    method: "get",
    path: "/cities/{id}/districts",
    summary: "Kecamatan of a city or regency, A to Z",
    input: {
      schema: CityAsked,
      to: ({ city: id }) => ({ id }),
      from: ({ id }: typeof CityAsked.Type) => ({ city: CityId(id) })
    },
    output: many(district),
    refusals: { RegionUnknown: regionUnknown },
    maxAge: 3600
  },
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
      from: ({ id }: typeof VillagesAsked.Type) => ({ district: DistrictId(id) })
    },
    output: many(village),
    refusals: { DistrictUnknown: districtUnknown },
    maxAge: 3600
  }
}
