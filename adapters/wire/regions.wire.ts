import { Schema } from "effect"
import type { PhoneCountry } from "#core/regions/countries.ts"
import {
  type City,
  CityId,
  type District,
  DistrictId,
  ProvinceId,
  type Village,
  VillageId
} from "#core/regions/region.ts"
import { AddressRefused, DistrictUnknown, RegionTooShort, RegionUnknown } from "#core/regions/regions.errors.ts"
import type { RegionsPort } from "#core/regions/regions.port.ts"
import type { Mapping, Refusal, Wire } from "./endpoint.ts"
import { brandCodec, many, nothing, same, words } from "./parts.ts"

/** A province of Indonesia. */
export const province = Schema.Struct({ id: brandCodec(ProvinceId, Schema.String), name: Schema.String })
/** A city or regency. */
export const city: Schema.Codec<City, unknown> = Schema.Struct({
  id: brandCodec(CityId, Schema.String),
  name: Schema.String,
  kind: Schema.Literals(["Kota", "Kabupaten"])
}).pipe(Schema.encodeKeys({ kind: "type" }))
/** A kecamatan without what is above it. */
export const namedDistrict = Schema.Struct({ id: brandCodec(DistrictId, Schema.String), name: Schema.String })
/** A kecamatan with what is above it. */
export const district = same<District>(
  Schema.Struct({
    ...namedDistrict.fields,
    city,
    province,
    postalCodes: Schema.Array(Schema.String)
  }).pipe(Schema.encodeKeys({ postalCodes: "postal_codes" }))
)
const village = same<Village>(
  Schema.Struct({ id: brandCodec(VillageId, Schema.String), name: Schema.String, postalCode: Schema.String }).pipe(
    Schema.encodeKeys({ postalCode: "postal_code" })
  )
)

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
const ProvinceAsked = Schema.Struct({ province: brandCodec(ProvinceId, code(/^\d{2}$/)) })
const CityAsked = Schema.Struct({ city: brandCodec(CityId, code(/^\d{2}\.\d{2}$/)) })
const DistrictAsked = Schema.Struct({ district: brandCodec(DistrictId, districtCode) })

const CountryOnWire = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  nameEn: Schema.String,
  phoneCode: Schema.String
}).pipe(Schema.encodeKeys({ nameEn: "name_en", phoneCode: "phone_code" }))
const country: Mapping<PhoneCountry, typeof CountryOnWire.Type> = {
  schema: CountryOnWire,
  to: ({ name, ...rest }) => ({ ...rest, name: name.id, nameEn: name.en }),
  from: ({ name, nameEn, ...rest }) => ({ ...rest, name: { id: name, en: nameEn } })
}

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
    output: many(same(province)),
    refusals: {},
    maxAge: 3600
  },
  cities: {
    service: "public",
    method: "get",
    path: "/provinces/{id}/cities",
    summary: "Cities and regencies of a province, A to Z",
    input: same(ProvinceAsked.pipe(Schema.encodeKeys({ province: "id" }))),
    output: many(same(city)),
    refusals: { RegionUnknown: regionUnknown },
    maxAge: 3600
  },
  districts: {
    service: "public",
    method: "get",
    path: "/cities/{id}/districts",
    summary: "Kecamatan of a city or regency, A to Z",
    input: same(CityAsked.pipe(Schema.encodeKeys({ city: "id" }))),
    output: many(district),
    refusals: { RegionUnknown: regionUnknown },
    maxAge: 3600
  },
  search: {
    service: "public",
    method: "get",
    path: "/districts",
    summary: "Kecamatan by a name of any level or the beginning of a postal code, from 3 characters, at most 10",
    input: same(Schema.Struct({ q: words })),
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
    input: same(DistrictAsked.pipe(Schema.encodeKeys({ district: "id" }))),
    output: many(village),
    refusals: { DistrictUnknown: districtUnknown },
    maxAge: 3600
  }
}
