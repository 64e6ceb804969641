import { Schema } from "effect"
import {
  type Gender,
  levels,
  type MandatoryField,
  type Member,
  MemberId,
  type Motherhood,
  mandatoryFields,
  type Salute
} from "#core/account/member.ts"
import { isHalf } from "#core/account/registration/completeness.rule.ts"
import { e164 } from "#core/kernel/phone.ts"
import type { Mapping } from "../endpoint.ts"
import { definedOf } from "../given.ts"
import { instantFromWire, instantOnWire, instantToWire, words } from "../parts.ts"

/** Specification 3: Female or Male, Ms or Mr. */
export const genderOnWire = Schema.Literals(["Female", "Male"])
export const saluteOnWire = Schema.Literals(["Ms", "Mr"])
export const genderTo = (gender: Gender) => (gender === "female" ? "Female" : "Male")
export const genderFrom = (gender: typeof genderOnWire.Type): Gender => (gender === "Female" ? "female" : "male")
export const saluteTo = (salute: Salute) => (salute === "ms" ? "Ms" : "Mr")
export const saluteFrom = (salute: typeof saluteOnWire.Type): Salute => (salute === "Ms" ? "ms" : "mr")
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

const YearOfBirth = Schema.Struct({ year_of_birth: Schema.Int })
const UserOnWire = Schema.Struct({
  _id: Schema.String,
  id: Schema.String,
  user_name: Schema.String,
  first_name: Schema.String,
  last_name: Schema.String,
  name: Schema.String,
  nick_name: Schema.optionalKey(Schema.String),
  email: Schema.String,
  is_verified_email: Schema.Boolean,
  phone_no: Schema.optionalKey(Schema.String),
  phone_code: Schema.optionalKey(Schema.String),
  phone_no_e164: Schema.optionalKey(Schema.String),
  is_verified_phone: Schema.Boolean,
  gender: Schema.optionalKey(genderOnWire),
  salute: Schema.optionalKey(saluteOnWire),
  date_of_birth: Schema.optionalKey(Schema.String),
  image: Schema.optionalKey(Schema.String),
  bio: Schema.optionalKey(Schema.String),
  social: Schema.Record(Schema.String, Schema.String),
  province: Schema.optionalKey(namedPlaceOnWire),
  city: Schema.optionalKey(namedPlaceOnWire),
  country: Schema.Struct({ name: Schema.Literal("Indonesia") }),
  points: Schema.Int,
  acquisition_source: Schema.String,
  is_google: Schema.Boolean,
  is_fb: Schema.Boolean,
  is_google_registered_pending: Schema.Boolean,
  has_password: Schema.Boolean,
  beauty: Schema.Array(Schema.String),
  interest: Schema.Array(Schema.String),
  subscribings: Schema.Array(Schema.String),
  is_subscribings_set: Schema.Boolean,
  coachmark_visited: Schema.Array(Schema.String),
  is_mother: Schema.optionalKey(Schema.Boolean),
  children: Schema.optionalKey(Schema.Array(YearOfBirth)),
  children_public: Schema.optionalKey(Schema.Boolean),
  total_children: Schema.optionalKey(Schema.Int),
  motherhood_consented_at: Schema.optionalKey(instantOnWire),
  level: Schema.Literals(levels),
  is_expert: Schema.Boolean,
  created_at: instantOnWire
})

export const userFields = UserOnWire.fields

/** A member as they see themselves. Specification 3, User/profile. */
export const member: Mapping<Member, typeof UserOnWire.Type> = {
  schema: UserOnWire,
  to: (who) => ({
    _id: who.id,
    id: who.id,
    user_name: who.userName,
    first_name: who.firstName,
    last_name: who.lastName,
    name: [who.firstName, who.lastName].filter((name) => name !== "").join(" "),
    ...definedOf({ nick_name: who.nickName, image: who.image, bio: who.bio, date_of_birth: who.dateOfBirth }),
    email: who.email,
    is_verified_email: who.isEmailVerified,
    ...(who.phone === undefined
      ? {}
      : { phone_no: who.phone.national, phone_code: who.phone.code, phone_no_e164: e164(who.phone) }),
    is_verified_phone: who.isPhoneVerified,
    ...(who.gender === undefined ? {} : { gender: genderTo(who.gender) }),
    ...(who.salute === undefined ? {} : { salute: saluteTo(who.salute) }),
    social: who.social,
    ...definedOf({ province: who.province, city: who.city }),
    country: { name: "Indonesia" },
    points: who.points,
    acquisition_source: who.acquisitionSource,
    is_google: who.isGoogle,
    is_fb: who.isFacebook,
    is_google_registered_pending: isHalf(who),
    has_password: who.hasPassword,
    beauty: who.beauty,
    interest: who.interest,
    subscribings: who.subscribings,
    is_subscribings_set: who.isSubscribingsSet,
    coachmark_visited: who.coachmarksVisited,
    ...(who.motherhood === undefined ? {} : motherhoodTo(who.motherhood)),
    level: who.level,
    is_expert: who.isExpert,
    created_at: instantToWire(who.joinedAt)
  }),
  from: (wire) => ({
    id: MemberId(wire._id),
    userName: wire.user_name,
    firstName: wire.first_name,
    lastName: wire.last_name,
    email: wire.email,
    isEmailVerified: wire.is_verified_email,
    ...(wire.phone_no === undefined || wire.phone_code === undefined
      ? {}
      : { phone: { code: wire.phone_code, national: wire.phone_no } }),
    isPhoneVerified: wire.is_verified_phone,
    ...(wire.gender === undefined ? {} : { gender: genderFrom(wire.gender) }),
    ...(wire.salute === undefined ? {} : { salute: saluteFrom(wire.salute) }),
    ...definedOf({
      nickName: wire.nick_name,
      dateOfBirth: wire.date_of_birth,
      image: wire.image,
      bio: wire.bio,
      province: wire.province,
      city: wire.city
    }),
    social: wire.social,
    points: wire.points,
    acquisitionSource: wire.acquisition_source,
    isGoogle: wire.is_google,
    isFacebook: wire.is_fb,
    hasPassword: wire.has_password,
    beauty: wire.beauty,
    interest: wire.interest,
    subscribings: wire.subscribings,
    isSubscribingsSet: wire.is_subscribings_set,
    coachmarksVisited: wire.coachmark_visited,
    ...motherhoodFrom(wire),
    level: wire.level,
    isExpert: wire.is_expert,
    joinedAt: instantFromWire(wire.created_at)
  })
}

const motherhoodTo = (motherhood: Motherhood) => ({
  is_mother: motherhood.isMother,
  children: motherhood.children.map(({ yearOfBirth }) => ({ year_of_birth: yearOfBirth })),
  children_public: motherhood.childrenPublic,
  total_children: motherhood.totalChildren,
  motherhood_consented_at: instantToWire(motherhood.consentedAt)
})
const motherhoodFrom = (wire: typeof UserOnWire.Type): Pick<Member, "motherhood"> =>
  wire.motherhood_consented_at === undefined
    ? {}
    : {
        motherhood: {
          consentedAt: instantFromWire(wire.motherhood_consented_at),
          isMother: wire.is_mother ?? false,
          children: (wire.children ?? []).map(({ year_of_birth }) => ({ yearOfBirth: year_of_birth })),
          totalChildren: wire.total_children ?? 0,
          childrenPublic: wire.children_public ?? false
        }
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
export const missingOnWire = Schema.Literals(Object.values(wireNames))
export const missingFrom = (field: typeof missingOnWire.Type): MandatoryField =>
  mandatoryFields.find((name) => wireNames[name] === field) ?? "userName"
export const missingTo = (field: MandatoryField): typeof missingOnWire.Type => wireNames[field]
