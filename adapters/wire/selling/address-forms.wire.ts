import { Schema } from "effect"
import { emailLength, emailPattern } from "#core/kernel/email.ts"
import { letterPattern, recipientLength, recipientPattern } from "#core/kernel/person-name.ts"
import { readPhone } from "#core/kernel/phone.rule.ts"
import type { Phone } from "#core/kernel/phone.ts"
import type { Address, AddressGiven, Contact } from "#core/regions/address.ts"
import { addressLengths } from "#core/regions/address-lengths.ts"
import type { CityId, DistrictId, ProvinceId, VillageId } from "#core/regions/region.ts"
import type { Mapping } from "../endpoint.ts"
import { isPair } from "../pair.ts"
import { words } from "../parts.ts"
import { CityOnWire, districtCode, PlaceOnWire } from "../regions.wire.ts"

const upTo = (length: number) => words.pipe(Schema.check(Schema.isPattern(/\S/), Schema.isMaxLength(length)))
/** Code points of a name are at most two code units each. */
const recipientUnits = 2 * recipientLength
const namePart = Schema.String.pipe(
  Schema.check(Schema.isMaxLength(recipientUnits), Schema.isPattern(recipientPattern))
)
/** The name on a parcel and, split in two, of the contact of an order. D-50. */
const recipientName = namePart.pipe(Schema.check(Schema.isPattern(letterPattern)))
export const emailOnWire = Schema.String.pipe(
  Schema.check(Schema.isMaxLength(emailLength), Schema.isPattern(emailPattern))
)

export const phoneFields = {
  phone_no: Schema.String.pipe(Schema.check(Schema.isMaxLength(24))),
  phone_code: Schema.String.pipe(Schema.check(Schema.isPattern(/^\+[1-9]\d{0,3}$/)))
} as const
export interface PhoneOnWire {
  readonly phone_no: string
  readonly phone_code: string
}
export const isPhone = (of: "mobile" | "any") =>
  Schema.makeFilter<PhoneOnWire>(({ phone_no, phone_code }) =>
    "phone" in readPhone(phone_no, phone_code, of) ? undefined : { path: ["phone_no"], issue: "no such number" }
  )
export const phoneTo = ({ code, national }: Phone): PhoneOnWire => ({ phone_no: national, phone_code: code })
export const phoneFrom = ({ phone_no, phone_code }: PhoneOnWire): Phone => {
  const read = readPhone(phone_no, phone_code, "any")
  return "phone" in read ? read.phone : { code: phone_code, national: phone_no }
}

const ContactOnWire = Schema.Struct({
  first_name: namePart,
  last_name: Schema.optionalKey(namePart),
  email: emailOnWire,
  ...phoneFields
}).pipe(Schema.check(isPhone("mobile")))
/** Contact the shop writes to. D-24. */
export const contact: Mapping<Contact, typeof ContactOnWire.Type> = {
  schema: ContactOnWire,
  to: ({ firstName, lastName, email, phone }) => ({
    first_name: firstName,
    ...(lastName === "" ? {} : { last_name: lastName }),
    email,
    ...phoneTo(phone)
  }),
  from: ({ first_name, last_name, email, ...phone }) => ({
    firstName: first_name,
    lastName: last_name ?? "",
    email,
    phone: phoneFrom(phone)
  })
}

const sharedFields = {
  label: Schema.optionalKey(upTo(addressLengths.label)),
  recipient: recipientName,
  ...phoneFields,
  subdistrict: Schema.Struct({
    id: Schema.optionalKey(Schema.String.pipe(Schema.check(Schema.isPattern(/^\d{2}(\.\d{2}){2}\.\d{4}$/)))),
    name: upTo(addressLengths.village)
  }),
  postal_code: Schema.String.pipe(Schema.check(Schema.isPattern(/^\d{5}$/))),
  line: upTo(addressLengths.line),
  landmark: Schema.optionalKey(upTo(addressLengths.landmark)),
  note_for_courier: Schema.optionalKey(upTo(addressLengths.noteForCourier)),
  lat: Schema.optionalKey(Schema.Finite.pipe(Schema.check(Schema.isBetween({ minimum: -90, maximum: 90 })))),
  lng: Schema.optionalKey(Schema.Finite.pipe(Schema.check(Schema.isBetween({ minimum: -180, maximum: 180 }))))
} as const

type Given = Omit<AddressGiven, "district">
type SharedOnWire = Omit<typeof GivenOnWire.Type, "district_id">
const sharedTo = (value: Given): SharedOnWire => ({
  ...(value.label === undefined ? {} : { label: value.label }),
  recipient: value.recipient,
  ...phoneTo(value.phone),
  subdistrict: value.village,
  postal_code: value.postalCode,
  line: value.line,
  ...(value.landmark === undefined ? {} : { landmark: value.landmark }),
  ...(value.noteForCourier === undefined ? {} : { note_for_courier: value.noteForCourier }),
  ...(value.location ? { lat: value.location.latitude, lng: value.location.longitude } : {})
})
const sharedFrom = (wire: SharedOnWire): Given => ({
  ...(wire.label === undefined ? {} : { label: wire.label }),
  recipient: wire.recipient,
  phone: phoneFrom(wire),
  village: {
    ...(wire.subdistrict.id === undefined ? {} : { id: wire.subdistrict.id as VillageId }),
    name: wire.subdistrict.name
  },
  postalCode: wire.postal_code,
  line: wire.line,
  ...(wire.landmark === undefined ? {} : { landmark: wire.landmark }),
  ...(wire.note_for_courier === undefined ? {} : { noteForCourier: wire.note_for_courier }),
  ...(wire.lat === undefined || wire.lng === undefined ? {} : { location: { latitude: wire.lat, longitude: wire.lng } })
})

const GivenOnWire = Schema.Struct({ ...sharedFields, district_id: districtCode })
const CheckedGiven = GivenOnWire.pipe(Schema.check(isPhone("any"), isPair("lat", "lng")))
/** An address as it is sent: its kecamatan by code. D-50. */
export const addressGiven: Mapping<AddressGiven, typeof GivenOnWire.Type> = {
  schema: CheckedGiven,
  to: ({ district, ...shared }) => ({ ...sharedTo(shared), district_id: district }),
  from: ({ district_id, ...shared }) => ({ ...sharedFrom(shared), district: district_id as DistrictId })
}

const AddressOnWire = Schema.Struct({
  ...sharedFields,
  province: PlaceOnWire,
  city: CityOnWire,
  district: PlaceOnWire
})
/** An address as it is answered: with the names of the map. D-50. */
export const address: Mapping<Address, typeof AddressOnWire.Type> = {
  schema: AddressOnWire,
  to: ({ province, city, district, ...shared }) => ({
    ...sharedTo(shared),
    province,
    city: { id: city.id, name: city.name, type: city.kind },
    district
  }),
  from: ({ province, city, district, ...shared }) => ({
    ...sharedFrom(shared),
    province: { id: province.id as ProvinceId, name: province.name },
    city: { id: city.id as CityId, name: city.name, kind: city.type },
    district: { id: district.id as DistrictId, name: district.name }
  })
}
