import { Schema } from "effect"
import { emailLength, emailPattern } from "#core/kernel/email.ts"
import { letterPattern, nameLengthOf, recipientLength, recipientPattern } from "#core/kernel/person-name.ts"
import { readPhone } from "#core/kernel/phone.rule.ts"
import type { Phone } from "#core/kernel/phone.ts"
import type { Address, AddressGiven, Contact } from "#core/regions/address.ts"
import { addressLengths, postalCodePattern } from "#core/regions/address-lengths.ts"
import { CityId, DistrictId, ProvinceId, VillageId } from "#core/regions/region.ts"
import type { Mapping } from "../endpoint.ts"
import { isPair } from "../pair.ts"
import { words } from "../parts.ts"
import { CityOnWire, districtCode, PlaceOnWire } from "../regions.wire.ts"

const upTo = (length: number) => words.pipe(Schema.check(Schema.isPattern(/\S/), Schema.isMaxLength(length)))
const isNameLength = Schema.makeFilter<string>((name) =>
  nameLengthOf(name) <= recipientLength ? undefined : "name too long"
)
const namePart = Schema.String.pipe(
  // Code points are at most two code units each; longer ones are refused before they are counted.
  Schema.check(Schema.isMaxLength(2 * recipientLength), isNameLength, Schema.isPattern(recipientPattern))
)
/** The name on a parcel and, split in two, of the contact of an order. D-50. */
const recipientName = namePart.pipe(Schema.check(Schema.isPattern(letterPattern)))
/** An e-mail address on the wire. */
export const emailOnWire = Schema.String.pipe(
  Schema.check(Schema.isMaxLength(emailLength), Schema.isPattern(emailPattern))
)

export const phoneFields = {
  phone_no: Schema.String.pipe(Schema.check(Schema.isMaxLength(24))),
  phone_code: Schema.String.pipe(Schema.check(Schema.isPattern(/^\+[1-9]\d{0,3}$/)))
} as const
const answeredPhone = { phone_no: Schema.String, phone_code: Schema.String } as const
/** A phone number on the wire: its digits, and the code of its country. */
export interface PhoneOnWire {
  readonly phone_no: string
  readonly phone_code: string
}
/** Returns the check that a number is one of its country: of a mobile phone, or of any. */
export const isPhone = (of: "mobile" | "any") =>
  Schema.makeFilter<PhoneOnWire>(({ phone_no, phone_code }) =>
    "phone" in readPhone(phone_no, phone_code, of) ? undefined : { path: ["phone_no"], issue: "no such number" }
  )
/** Returns a phone number in its form on the wire. */
export const phoneTo = ({ code, national }: Phone): PhoneOnWire => ({ phone_no: national, phone_code: code })
/** Returns a phone number from the wire. */
export const phoneFrom = ({ phone_no, phone_code }: PhoneOnWire): Phone => {
  const read = readPhone(phone_no, phone_code, "any")
  return "phone" in read ? read.phone : { code: phone_code, national: phone_no }
}

const GivenContactOnWire = Schema.Struct({
  first_name: namePart,
  last_name: Schema.optionalKey(namePart),
  email: emailOnWire,
  ...phoneFields
})
type ContactOnWire = typeof GivenContactOnWire.Type
const contactTo = ({ firstName, lastName, email, phone }: Contact): ContactOnWire => ({
  first_name: firstName,
  ...(lastName === "" ? {} : { last_name: lastName }),
  email,
  ...phoneTo(phone)
})
/** Contact the shop writes to, as it is sent. D-24. */
export const contactGiven: Mapping<Contact, ContactOnWire> = {
  schema: GivenContactOnWire.pipe(Schema.check(isPhone("mobile"))),
  to: contactTo,
  from: ({ first_name, last_name, email, ...phone }) => ({
    firstName: first_name,
    lastName: last_name ?? "",
    email,
    phone: phoneFrom(phone)
  })
}
const AnsweredContactOnWire = Schema.Struct({
  first_name: Schema.String,
  last_name: Schema.optionalKey(Schema.String),
  email: Schema.String,
  ...answeredPhone
})
/** The same as it is answered: as it was stored. */
export const contact: Mapping<Contact, ContactOnWire> = {
  schema: AnsweredContactOnWire,
  to: contactTo,
  from: ({ phone_no, phone_code, ...wire }) => ({
    firstName: wire.first_name,
    lastName: wire.last_name ?? "",
    email: wire.email,
    phone: { code: phone_code, national: phone_no }
  })
}

const givenFields = {
  label: Schema.optionalKey(upTo(addressLengths.label)),
  recipient: recipientName,
  ...phoneFields,
  subdistrict: Schema.Struct({
    id: Schema.optionalKey(Schema.String.pipe(Schema.check(Schema.isPattern(/^\d{2}(\.\d{2}){2}\.\d{4}$/)))),
    name: upTo(addressLengths.village)
  }),
  postal_code: Schema.String.pipe(Schema.check(Schema.isPattern(postalCodePattern))),
  line: upTo(addressLengths.line),
  landmark: Schema.optionalKey(upTo(addressLengths.landmark)),
  note_for_courier: Schema.optionalKey(upTo(addressLengths.noteForCourier)),
  lat: Schema.optionalKey(Schema.Finite.pipe(Schema.check(Schema.isBetween({ minimum: -90, maximum: 90 })))),
  lng: Schema.optionalKey(Schema.Finite.pipe(Schema.check(Schema.isBetween({ minimum: -180, maximum: 180 }))))
} as const

/** Answers have no limits: an address is shown as it was stored. */
const answeredFields = {
  label: Schema.optionalKey(Schema.String),
  recipient: Schema.String,
  ...answeredPhone,
  subdistrict: Schema.Struct({ id: Schema.optionalKey(Schema.String), name: Schema.String }),
  postal_code: Schema.String,
  line: Schema.String,
  landmark: Schema.optionalKey(Schema.String),
  note_for_courier: Schema.optionalKey(Schema.String),
  lat: Schema.optionalKey(Schema.Finite),
  lng: Schema.optionalKey(Schema.Finite)
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
const sharedFrom = (wire: SharedOnWire, phone: Phone): Given => ({
  ...(wire.label === undefined ? {} : { label: wire.label }),
  recipient: wire.recipient,
  phone,
  village: {
    ...(wire.subdistrict.id === undefined ? {} : { id: VillageId(wire.subdistrict.id) }),
    name: wire.subdistrict.name
  },
  postalCode: wire.postal_code,
  line: wire.line,
  ...(wire.landmark === undefined ? {} : { landmark: wire.landmark }),
  ...(wire.note_for_courier === undefined ? {} : { noteForCourier: wire.note_for_courier }),
  ...(wire.lat === undefined || wire.lng === undefined ? {} : { location: { latitude: wire.lat, longitude: wire.lng } })
})

const GivenOnWire = Schema.Struct({ ...givenFields, district_id: districtCode })
const CheckedGiven = GivenOnWire.pipe(Schema.check(isPhone("any"), isPair("lat", "lng")))
/** An address as it is sent: its kecamatan by code. D-50. */
export const addressGiven: Mapping<AddressGiven, typeof GivenOnWire.Type> = {
  schema: CheckedGiven,
  to: ({ district, ...shared }) => ({ ...sharedTo(shared), district_id: district }),
  from: ({ district_id, ...shared }) => ({
    ...sharedFrom(shared, phoneFrom(shared)),
    district: DistrictId(district_id)
  })
}

const AddressOnWire = Schema.Struct({
  ...answeredFields,
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
    ...sharedFrom(shared, { code: shared.phone_code, national: shared.phone_no }),
    province: { id: ProvinceId(province.id), name: province.name },
    city: { id: CityId(city.id), name: city.name, kind: city.type },
    district: { id: DistrictId(district.id), name: district.name }
  })
}
