import { Schema } from "effect"
import { type Gender, levels, type MandatoryField, type Member, MemberId, type Salute } from "#core/account/member.ts"
import { isHalf } from "#core/account/registration/completeness.rule.ts"
import { e164 } from "#core/kernel/phone.ts"
import type { Mapping } from "../endpoint.ts"
import { brandCodec, moment, wordCodec, words } from "../parts.ts"

/** Specification 3: Female or Male, Ms or Mr. */
export const gender = wordCodec<Gender, string>({ female: "Female", male: "Male" })
export const salute = wordCodec<Salute, string>({ ms: "Ms", mr: "Mr" })
/** A place by its code, with its name. */
const namedPlaceOnWire = Schema.Struct({ id: Schema.String, name: Schema.String })
const placeGiven = (code: RegExp) =>
  Schema.Struct({
    id: Schema.String.pipe(Schema.check(Schema.isPattern(code))),
    name: words.pipe(Schema.check(Schema.isMaxLength(64)))
  })
/** Where a member lives, as it is sent: `31` and `31.74`. */
export const provinceGiven = placeGiven(/^\d{2}$/)
export const cityGiven = placeGiven(/^\d{2}\.\d{2}$/)

/** A child of a member. Specification 3. */
export const childOnWire = Schema.Struct({ yearOfBirth: Schema.Int }).pipe(
  Schema.encodeKeys({ yearOfBirth: "year_of_birth" })
)
export const userFields = {
  _id: Schema.String,
  id: brandCodec(MemberId, Schema.String),
  userName: Schema.String,
  firstName: Schema.String,
  lastName: Schema.String,
  name: Schema.String,
  nickName: Schema.optionalKey(Schema.String),
  email: Schema.String,
  isEmailVerified: Schema.Boolean,
  phone_no: Schema.optionalKey(Schema.String),
  phone_code: Schema.optionalKey(Schema.String),
  phone_no_e164: Schema.optionalKey(Schema.String),
  isPhoneVerified: Schema.Boolean,
  gender: Schema.optionalKey(gender),
  salute: Schema.optionalKey(salute),
  dateOfBirth: Schema.optionalKey(Schema.String),
  image: Schema.optionalKey(Schema.String),
  bio: Schema.optionalKey(Schema.String),
  social: Schema.Record(Schema.String, Schema.String),
  province: Schema.optionalKey(namedPlaceOnWire),
  city: Schema.optionalKey(namedPlaceOnWire),
  country: Schema.Struct({ name: Schema.Literal("Indonesia") }),
  points: Schema.Int,
  acquisitionSource: Schema.String,
  isGoogle: Schema.Boolean,
  isFacebook: Schema.Boolean,
  isHalf: Schema.Boolean,
  hasPassword: Schema.Boolean,
  beauty: Schema.Array(Schema.String),
  interest: Schema.Array(Schema.String),
  subscribings: Schema.Array(Schema.String),
  isSubscribingsSet: Schema.Boolean,
  coachmarksVisited: Schema.Array(Schema.String),
  isMother: Schema.optionalKey(Schema.Boolean),
  children: Schema.optionalKey(Schema.Array(childOnWire)),
  childrenPublic: Schema.optionalKey(Schema.Boolean),
  totalChildren: Schema.optionalKey(Schema.Int),
  consentedAt: Schema.optionalKey(moment),
  level: Schema.Literals(levels),
  isExpert: Schema.Boolean,
  joinedAt: moment
} as const
export const motherhoodNames = {
  isMother: "is_mother",
  childrenPublic: "children_public",
  totalChildren: "total_children"
} as const
export const userNames = {
  userName: "user_name",
  firstName: "first_name",
  lastName: "last_name",
  nickName: "nick_name",
  isEmailVerified: "is_verified_email",
  isPhoneVerified: "is_verified_phone",
  dateOfBirth: "date_of_birth",
  acquisitionSource: "acquisition_source",
  isGoogle: "is_google",
  isFacebook: "is_fb",
  isHalf: "is_google_registered_pending",
  hasPassword: "has_password",
  isSubscribingsSet: "is_subscribings_set",
  coachmarksVisited: "coachmark_visited",
  ...motherhoodNames,
  consentedAt: "motherhood_consented_at",
  isExpert: "is_expert",
  joinedAt: "created_at"
} as const
const UserOnWire = Schema.Struct(userFields).pipe(Schema.encodeKeys(userNames))

/** A member as they see themselves, with what follows from the other fields. Specification 3, User/profile. */
export const member: Mapping<Member, typeof UserOnWire.Type> = {
  schema: UserOnWire,
  to: ({ phone, motherhood, ...who }) => ({
    ...who,
    _id: who.id,
    name: [who.firstName, who.lastName].filter((name) => name !== "").join(" "),
    ...(phone && { phone_no: phone.national, phone_code: phone.code, phone_no_e164: e164(phone) }),
    country: { name: "Indonesia" },
    isHalf: isHalf({ ...who, ...(phone && { phone }) }),
    ...motherhood
  }),
  from: ({
    _id,
    name,
    phone_no,
    phone_code,
    phone_no_e164,
    country,
    isHalf: _,
    isMother = false,
    children = [],
    totalChildren = 0,
    childrenPublic = false,
    consentedAt,
    ...who
  }) => ({
    ...who,
    ...(phone_no === undefined || phone_code === undefined ? {} : { phone: { code: phone_code, national: phone_no } }),
    ...(consentedAt === undefined
      ? {}
      : { motherhood: { consentedAt, isMother, children, totalChildren, childrenPublic } })
  })
}

const wireNames = {
  userName: "user_name",
  firstName: "first_name",
  lastName: "last_name",
  email: "email",
  phone: "phone_no",
  gender: "gender"
} as const satisfies Readonly<Record<MandatoryField, string>>

/** Fields as the wire calls them. */
export const fieldTo = (field: string): string => (wireNames as Readonly<Record<string, string>>)[field] ?? field
export const missing = wordCodec<MandatoryField, string>(wireNames)
