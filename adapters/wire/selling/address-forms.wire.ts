import { Schema } from "effect"
import { emailLength, emailPattern } from "#core/kernel/email.ts"
import { letterPattern, nameLengthOf, recipientLength, recipientPattern } from "#core/kernel/person-name.ts"
import { readPhone } from "#core/kernel/phone.rule.ts"
import { type Phone, typedPhone } from "#core/kernel/phone.ts"
import type { Address, AddressGiven, Contact, Location } from "#core/regions/address.ts"
import { addressLengths, postalCodePattern } from "#core/regions/address-lengths.ts"
import { DistrictId, VillageId } from "#core/regions/region.ts"
import type { Mapping } from "../endpoint.ts"
import { isPair } from "../pair.ts"
import { brandCodec, words } from "../parts.ts"
import { city, districtCode, namedDistrict, province } from "../regions.wire.ts"

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
/** Returns a phone number of any kind as a form sends it: in the spelling that is read as this number again. */
const phoneSent = (phone: Phone): PhoneOnWire => ({ phone_no: typedPhone(phone), phone_code: phone.code })
/** Returns a phone number in its form on the wire. */
export const phoneTo = ({ code, national }: Phone): PhoneOnWire => ({ phone_no: national, phone_code: code })
/** Returns a phone number from the wire. */
export const phoneFrom = ({ phone_no, phone_code }: PhoneOnWire): Phone => {
  const read = readPhone(phone_no, phone_code, "any")
  return "phone" in read ? read.phone : { code: phone_code, national: phone_no }
}
/** Returns a phone number as it was stored. */
const phoneAnswered = ({ phone_no, phone_code }: PhoneOnWire): Phone => ({ code: phone_code, national: phone_no })

const contactNames = { firstName: "first_name", lastName: "last_name" } as const
const contactOf = <S extends Schema.Codec<ContactOnWire, unknown>>(
  schema: S,
  phoneOf: (wire: PhoneOnWire) => Phone
): Mapping<Contact, ContactOnWire> => ({
  schema,
  to: ({ phone, lastName, ...one }) => ({ ...one, ...(lastName === "" ? {} : { lastName }), ...phoneTo(phone) }),
  from: ({ phone_no, phone_code, lastName = "", ...one }) => ({
    ...one,
    lastName,
    phone: phoneOf({ phone_no, phone_code })
  })
})
interface ContactOnWire extends PhoneOnWire {
  readonly firstName: string
  readonly lastName?: string
  readonly email: string
}
/** Contact the shop writes to, as it is sent. D-24. */
export const contactGiven = contactOf(
  Schema.Struct({
    firstName: namePart,
    lastName: Schema.optionalKey(namePart),
    email: emailOnWire,
    ...phoneFields
  }).pipe(Schema.encodeKeys(contactNames), Schema.check(isPhone("mobile"))),
  phoneFrom
)
/** The same as it is answered: as it was stored. */
export const contact = contactOf(
  Schema.Struct({
    firstName: Schema.String,
    lastName: Schema.optionalKey(Schema.String),
    email: Schema.String,
    ...answeredPhone
  }).pipe(Schema.encodeKeys(contactNames)),
  phoneAnswered
)

const addressNames = { village: "subdistrict", postalCode: "postal_code", noteForCourier: "note_for_courier" } as const
interface Place {
  readonly phone: Phone
  readonly location?: Location
}
interface PlaceOnWire extends PhoneOnWire {
  readonly lat?: number
  readonly lng?: number
}
/** Returns an address with the parts of its number and of its place on the map beside the other fields. */
const spreadPlace = <A extends Place>({ phone, location, ...rest }: A, phoneOnWire: (phone: Phone) => PhoneOnWire) => ({
  ...rest,
  ...phoneOnWire(phone),
  ...(location ? { lat: location.latitude, lng: location.longitude } : {})
})
const gatherPlace = <W extends PlaceOnWire>(
  { phone_no, phone_code, lat, lng, ...rest }: W,
  phoneOf: (wire: PhoneOnWire) => Phone
) => ({
  ...rest,
  phone: phoneOf({ phone_no, phone_code }),
  ...(lat === undefined || lng === undefined ? {} : { location: { latitude: lat, longitude: lng } })
})

const villageCode = Schema.String.pipe(Schema.check(Schema.isPattern(/^\d{2}(\.\d{2}){2}\.\d{4}$/)))
const GivenOnWire = Schema.Struct({
  label: Schema.optionalKey(upTo(addressLengths.label)),
  recipient: recipientName,
  ...phoneFields,
  village: Schema.Struct({
    id: Schema.optionalKey(brandCodec(VillageId, villageCode)),
    name: upTo(addressLengths.village)
  }),
  postalCode: Schema.String.pipe(Schema.check(Schema.isPattern(postalCodePattern))),
  line: upTo(addressLengths.line),
  landmark: Schema.optionalKey(upTo(addressLengths.landmark)),
  noteForCourier: Schema.optionalKey(upTo(addressLengths.noteForCourier)),
  lat: Schema.optionalKey(Schema.Finite.pipe(Schema.check(Schema.isBetween({ minimum: -90, maximum: 90 })))),
  lng: Schema.optionalKey(Schema.Finite.pipe(Schema.check(Schema.isBetween({ minimum: -180, maximum: 180 })))),
  district: brandCodec(DistrictId, districtCode)
}).pipe(
  Schema.encodeKeys({ ...addressNames, district: "district_id" }),
  Schema.check(isPhone("any"), isPair("lat", "lng"))
)
/** An address as it is sent: its kecamatan by code. D-50. */
export const addressGiven: Mapping<AddressGiven, typeof GivenOnWire.Type> = {
  schema: GivenOnWire,
  to: (given) => spreadPlace(given, phoneSent),
  from: (wire) => gatherPlace(wire, phoneFrom)
}

/** Answers have no limits: an address is shown as it was stored. */
const AddressOnWire = Schema.Struct({
  label: Schema.optionalKey(Schema.String),
  recipient: Schema.String,
  ...answeredPhone,
  village: Schema.Struct({ id: Schema.optionalKey(brandCodec(VillageId, Schema.String)), name: Schema.String }),
  postalCode: Schema.String,
  line: Schema.String,
  landmark: Schema.optionalKey(Schema.String),
  noteForCourier: Schema.optionalKey(Schema.String),
  lat: Schema.optionalKey(Schema.Finite),
  lng: Schema.optionalKey(Schema.Finite),
  province,
  city,
  district: namedDistrict
}).pipe(Schema.encodeKeys(addressNames))
/** An address as it is answered: with the names of the map. D-50. */
export const address: Mapping<Address, typeof AddressOnWire.Type> = {
  schema: AddressOnWire,
  to: (stored) => spreadPlace(stored, phoneTo),
  from: (wire) => gatherPlace(wire, phoneAnswered)
}
