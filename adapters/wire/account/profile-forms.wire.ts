import { Schema } from "effect"
import { levels, MemberId } from "#core/account/member.ts"
import { linesPattern } from "#core/kernel/lines.ts"
import {
  AddressId,
  type AddressWritten,
  type Badge,
  badges,
  bioUnits,
  type Crop,
  type MotherhoodGiven,
  type MyData,
  type ProfileChange,
  type PublicProfile,
  type SavedAddress,
  type SocialSite,
  socialHosts,
  type TagsGiven
} from "#core/profile/profile.ts"
import type { Mapping } from "../endpoint.ts"
import { definedOf } from "../given.ts"
import { instantFromWire, instantOnWire, instantToWire, words } from "../parts.ts"
import { address, addressGiven } from "../selling/address-forms.wire.ts"
import {
  cityGiven,
  genderFrom,
  genderOnWire,
  genderTo,
  provinceGiven,
  saluteFrom,
  saluteOnWire,
  saluteTo
} from "./member-forms.wire.ts"

const text = (most: number) => words.pipe(Schema.check(Schema.isMaxLength(most)))
const tagId = Schema.String.pipe(Schema.check(Schema.isPattern(/^[a-z0-9-]{1,64}$/)))
const tagIds = Schema.Array(tagId).pipe(Schema.check(Schema.isMaxLength(200)))
const count = Schema.Int.pipe(Schema.check(Schema.isBetween({ minimum: 0, maximum: 99 })))
const sites = Object.keys(socialHosts) as ReadonlyArray<SocialSite>
const link = Schema.optionalKey(text(200))

const MotherhoodFields = {
  is_mother: Schema.optionalKey(Schema.Boolean),
  children: Schema.optionalKey(
    Schema.Array(
      Schema.Struct({
        year_of_birth: Schema.Int.pipe(Schema.check(Schema.isBetween({ minimum: 1900, maximum: 2200 })))
      })
    ).pipe(Schema.check(Schema.isMaxLength(30)))
  ),
  total_children: Schema.optionalKey(count),
  children_public: Schema.optionalKey(Schema.Boolean),
  motherhood_consent: Schema.optionalKey(Schema.Boolean)
} as const

/** What of a profile may be changed, and nothing else: any other key is refused. Specification 7, PUT `/users/{id}`. */
const ChangeOnWire = Schema.Struct({
  id: text(64),
  first_name: Schema.optionalKey(text(64)),
  last_name: Schema.optionalKey(text(64)),
  nick_name: Schema.optionalKey(text(64)),
  gender: Schema.optionalKey(genderOnWire),
  salute: Schema.optionalKey(saluteOnWire),
  date_of_birth: Schema.optionalKey(Schema.String.pipe(Schema.check(Schema.isPattern(/^(?:\d{4}-\d{2}-\d{2})?$/)))),
  bio: Schema.optionalKey(
    Schema.String.pipe(Schema.check(Schema.isMaxLength(bioUnits), Schema.isPattern(linesPattern)))
  ),
  social: Schema.optionalKey(Schema.Struct({ instagram: link, tiktok: link, youtube: link, facebook: link, x: link })),
  province: Schema.optionalKey(provinceGiven),
  city: Schema.optionalKey(cityGiven),
  ...MotherhoodFields,
  coachmark_visited: Schema.optionalKey(Schema.Array(tagId).pipe(Schema.check(Schema.isMaxLength(50))))
})
type Change = { readonly id: MemberId } & ProfileChange
export const profileChange: Mapping<Change, typeof ChangeOnWire.Type> = {
  schema: ChangeOnWire,
  to: ({
    id,
    firstName,
    lastName,
    nickName,
    gender,
    salute,
    dateOfBirth,
    social,
    motherhood,
    coachmarksVisited,
    ...rest
  }) => ({
    id,
    ...definedOf({ first_name: firstName, last_name: lastName, nick_name: nickName, date_of_birth: dateOfBirth }),
    ...definedOf({ bio: rest.bio, province: rest.province, city: rest.city, coachmark_visited: coachmarksVisited }),
    ...(gender === undefined ? {} : { gender: genderTo(gender) }),
    ...(salute === undefined ? {} : { salute: saluteTo(salute) }),
    ...(social === undefined ? {} : { social: definedOf(social) }),
    ...(motherhood === undefined ? {} : motherhoodTo(motherhood))
  }),
  from: (wire) => ({
    id: MemberId(wire.id),
    ...definedOf({ firstName: wire.first_name, lastName: wire.last_name, nickName: wire.nick_name }),
    ...definedOf({ dateOfBirth: wire.date_of_birth, bio: wire.bio, province: wire.province, city: wire.city }),
    ...definedOf({ coachmarksVisited: wire.coachmark_visited }),
    ...(wire.gender === undefined ? {} : { gender: genderFrom(wire.gender) }),
    ...(wire.salute === undefined ? {} : { salute: saluteFrom(wire.salute) }),
    ...(wire.social === undefined
      ? {}
      : {
          social: Object.fromEntries(sites.flatMap((site) => (wire.social?.[site] ? [[site, wire.social[site]]] : [])))
        }),
    ...(Object.keys(MotherhoodFields).some((name) => name in wire) ? { motherhood: motherhoodFrom(wire) } : {})
  })
}

const motherhoodTo = ({ isMother, children, totalChildren, childrenPublic, consented }: MotherhoodGiven) => ({
  is_mother: isMother,
  children: children.map(({ yearOfBirth }) => ({ year_of_birth: yearOfBirth })),
  total_children: totalChildren,
  children_public: childrenPublic,
  ...definedOf({ motherhood_consent: consented })
})
const motherhoodFrom = (wire: typeof ChangeOnWire.Type): MotherhoodGiven => ({
  isMother: wire.is_mother ?? false,
  children: (wire.children ?? []).map(({ year_of_birth }) => ({ yearOfBirth: year_of_birth })),
  totalChildren: wire.total_children ?? wire.children?.length ?? 0,
  childrenPublic: wire.children_public ?? false,
  ...definedOf({ consented: wire.motherhood_consent })
})

const TagsOnWire = Schema.Union([
  Schema.Struct({ beauty: tagIds, beauty_profile_created_from: Schema.optionalKey(text(64)) }),
  Schema.Struct({ interest: tagIds, newRegister: Schema.optionalKey(Schema.Boolean) })
])
/** Beauty tags or tags of interest. Specification 7, POST `/user/me/tags/`. */
export const tagsGiven: Mapping<TagsGiven, typeof TagsOnWire.Type> = {
  schema: TagsOnWire,
  to: (value): typeof TagsOnWire.Type =>
    "beauty" in value
      ? { beauty: value.beauty, beauty_profile_created_from: value.createdFrom }
      : { interest: value.interest, newRegister: value.newRegister },
  from: (wire: typeof TagsOnWire.Type): TagsGiven =>
    "beauty" in wire
      ? { beauty: wire.beauty, createdFrom: wire.beauty_profile_created_from ?? "" }
      : { interest: wire.interest, newRegister: wire.newRegister ?? false }
}

const PublicOnWire = Schema.Struct({
  user_name: Schema.String,
  image: Schema.optionalKey(Schema.String),
  bio: Schema.optionalKey(Schema.String),
  social: Schema.Record(Schema.String, Schema.String),
  created_at: instantOnWire,
  is_expert: Schema.Boolean,
  level: Schema.Literals(levels),
  age: Schema.optionalKey(Schema.String),
  beauty: Schema.Array(Schema.String),
  children: Schema.optionalKey(Schema.Array(Schema.Struct({ year_of_birth: Schema.Int }))),
  interest: Schema.optionalKey(Schema.Array(Schema.String)),
  subscribings: Schema.optionalKey(Schema.Array(Schema.String)),
  is_subscribings_set: Schema.optionalKey(Schema.Boolean)
})
/** Names that `fields` may ask for. */
export const publicFields = Object.keys(PublicOnWire.fields)
/** A member as everybody may see them; interest and newsletters only themselves. */
export const publicProfile: Mapping<PublicProfile, typeof PublicOnWire.Type> = {
  schema: PublicOnWire,
  to: (value) => ({
    user_name: value.userName,
    ...definedOf({ image: value.image, bio: value.bio, age: value.ageBucket }),
    social: value.social,
    created_at: instantToWire(value.joinedAt),
    is_expert: value.isExpert,
    level: value.level,
    beauty: value.beauty,
    ...(value.children ? { children: value.children.map(({ yearOfBirth }) => ({ year_of_birth: yearOfBirth })) } : {}),
    ...(value.own
      ? {
          interest: value.own.interest,
          subscribings: value.own.subscribings,
          is_subscribings_set: value.own.isSubscribingsSet
        }
      : {})
  }),
  from: (wire) => ({
    userName: wire.user_name,
    ...definedOf({ image: wire.image, bio: wire.bio, ageBucket: wire.age }),
    social: wire.social,
    joinedAt: instantFromWire(wire.created_at),
    isExpert: wire.is_expert,
    level: wire.level,
    beauty: wire.beauty,
    ...(wire.children ? { children: wire.children.map(({ year_of_birth }) => ({ yearOfBirth: year_of_birth })) } : {}),
    ...(wire.interest
      ? {
          own: {
            interest: wire.interest,
            subscribings: wire.subscribings ?? [],
            isSubscribingsSet: wire.is_subscribings_set ?? false
          }
        }
      : {})
  })
}

export const addressIdOnWire = Schema.String.pipe(Schema.check(Schema.isUUID()))
const SavedAddressOnWire = Schema.Struct({ _id: addressIdOnWire, address: address.schema, is_default: Schema.Boolean })
/** An address of a book. D-50. */
export const savedAddress: Mapping<SavedAddress, typeof SavedAddressOnWire.Type> = {
  schema: SavedAddressOnWire,
  to: (value) => ({ _id: value.id, address: address.to(value.address), is_default: value.isDefault }),
  from: (wire) => ({ id: AddressId(wire._id), address: address.from(wire.address), isDefault: wire.is_default })
}
export const writtenFields = { address: addressGiven.schema, is_default: Schema.optionalKey(Schema.Boolean) } as const
const WrittenOnWire = Schema.Struct(writtenFields)
export const addressWritten: Mapping<AddressWritten, typeof WrittenOnWire.Type> = {
  schema: WrittenOnWire,
  to: (value) => ({ address: addressGiven.to(value.address), is_default: value.isDefault }),
  from: (wire) => ({ address: addressGiven.from(wire.address), isDefault: wire.is_default ?? false })
}

const BadgeOnWire = Schema.Struct({
  _id: Schema.Literals(badges),
  earned_at: Schema.optionalKey(instantOnWire)
})
export const badge: Mapping<Badge, typeof BadgeOnWire.Type> = {
  schema: BadgeOnWire,
  to: ({ id, earnedAt }) => ({ _id: id, ...(earnedAt === undefined ? {} : { earned_at: instantToWire(earnedAt) }) }),
  from: ({ _id, earned_at }) => ({
    id: _id,
    ...(earned_at === undefined ? {} : { earnedAt: instantFromWire(earned_at) })
  })
}

const MyDataOnWire = Schema.Struct({
  made_at: instantOnWire,
  subjects: Schema.Record(Schema.String, Schema.Array(Schema.Record(Schema.String, Schema.Unknown)))
})
/** Everything stored about a member, as stored. D-36c. */
export const myData: Mapping<MyData, typeof MyDataOnWire.Type> = {
  schema: MyDataOnWire,
  to: ({ madeAt, subjects }) => ({ made_at: instantToWire(madeAt), subjects }),
  from: ({ made_at, subjects }) => ({ madeAt: instantFromWire(made_at), subjects })
}

/** `left,top,side` in pixels, as a header beside the picture. */
export const cropOnWire = Schema.String.pipe(Schema.check(Schema.isPattern(/^\d{1,5},\d{1,5},\d{1,5}$/)))
export const cropTo = ({ left, top, side }: Crop): string => [left, top, side].map(Math.round).join(",")
export const cropFrom = (text: string): Crop => {
  const [left = 0, top = 0, side = 0] = text.split(",").map(Number)
  return { left, top, side }
}
