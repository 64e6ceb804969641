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
  type MyData,
  type ProfileChange,
  type PublicProfile,
  type SavedAddress,
  type SocialSite,
  type TagsGiven
} from "#core/profile/profile.ts"
import type { Mapping } from "../endpoint.ts"
import { definedOf } from "../given.ts"
import { asCodec, brandCodec, moment, same, words } from "../parts.ts"
import { address, addressGiven } from "../selling/address-forms.wire.ts"
import { childOnWire, cityGiven, gender, motherhoodNames, provinceGiven, salute } from "./member-forms.wire.ts"

const text = (most: number) => words.pipe(Schema.check(Schema.isMaxLength(most)))
const tagId = Schema.String.pipe(Schema.check(Schema.isPattern(/^[a-z0-9-]{1,64}$/)))
const tagIds = Schema.Array(tagId).pipe(Schema.check(Schema.isMaxLength(200)))
const count = Schema.Int.pipe(Schema.check(Schema.isBetween({ minimum: 0, maximum: 99 })))
const link = Schema.optionalKey(text(200))

const child = Schema.Struct({
  yearOfBirth: Schema.Int.pipe(Schema.check(Schema.isBetween({ minimum: 1900, maximum: 2200 })))
}).pipe(Schema.encodeKeys({ yearOfBirth: "year_of_birth" }))

/** What of a profile may be changed, and nothing else: any other key is refused. Specification 7, PUT `/users/{id}`. */
const ChangeOnWire = Schema.Struct({
  id: brandCodec(MemberId, text(64)),
  firstName: Schema.optionalKey(text(64)),
  lastName: Schema.optionalKey(text(64)),
  nickName: Schema.optionalKey(text(64)),
  gender: Schema.optionalKey(gender),
  salute: Schema.optionalKey(salute),
  dateOfBirth: Schema.optionalKey(Schema.String.pipe(Schema.check(Schema.isPattern(/^(?:\d{4}-\d{2}-\d{2})?$/)))),
  bio: Schema.optionalKey(
    Schema.String.pipe(Schema.check(Schema.isMaxLength(bioUnits), Schema.isPattern(linesPattern)))
  ),
  social: Schema.optionalKey(Schema.Struct({ instagram: link, tiktok: link, youtube: link, facebook: link, x: link })),
  province: Schema.optionalKey(provinceGiven),
  city: Schema.optionalKey(cityGiven),
  isMother: Schema.optionalKey(Schema.Boolean),
  children: Schema.optionalKey(Schema.Array(child).pipe(Schema.check(Schema.isMaxLength(30)))),
  totalChildren: Schema.optionalKey(count),
  childrenPublic: Schema.optionalKey(Schema.Boolean),
  consented: Schema.optionalKey(Schema.Boolean),
  coachmarksVisited: Schema.optionalKey(Schema.Array(tagId).pipe(Schema.check(Schema.isMaxLength(50))))
}).pipe(
  Schema.encodeKeys({
    firstName: "first_name",
    lastName: "last_name",
    nickName: "nick_name",
    dateOfBirth: "date_of_birth",
    ...motherhoodNames,
    consented: "motherhood_consent",
    coachmarksVisited: "coachmark_visited"
  })
)
type Change = { readonly id: MemberId } & ProfileChange
export const profileChange: Mapping<Change, typeof ChangeOnWire.Type> = {
  schema: ChangeOnWire,
  to: ({ motherhood, ...change }) => ({ ...change, ...motherhood }),
  from: ({ isMother, children, totalChildren, childrenPublic, consented, social, ...change }) => ({
    ...change,
    ...(social && { social: withoutEmpty(social) }),
    ...([isMother, children, totalChildren, childrenPublic, consented].some((given) => given !== undefined) && {
      motherhood: {
        isMother: isMother ?? false,
        children: children ?? [],
        totalChildren: totalChildren ?? children?.length ?? 0,
        childrenPublic: childrenPublic ?? false,
        ...definedOf({ consented })
      }
    })
  })
}
const withoutEmpty = (social: Readonly<Partial<Record<SocialSite, string>>>) =>
  Object.fromEntries(Object.entries(social).filter(([, address]) => address !== ""))

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
  userName: Schema.String,
  image: Schema.optionalKey(Schema.String),
  bio: Schema.optionalKey(Schema.String),
  social: Schema.Record(Schema.String, Schema.String),
  joinedAt: moment,
  isExpert: Schema.Boolean,
  level: Schema.Literals(levels),
  ageBucket: Schema.optionalKey(Schema.String),
  beauty: Schema.Array(Schema.String),
  children: Schema.optionalKey(Schema.Array(childOnWire)),
  interest: Schema.optionalKey(Schema.Array(Schema.String)),
  subscribings: Schema.optionalKey(Schema.Array(Schema.String)),
  isSubscribingsSet: Schema.optionalKey(Schema.Boolean)
}).pipe(
  Schema.encodeKeys({
    userName: "user_name",
    joinedAt: "created_at",
    isExpert: "is_expert",
    ageBucket: "age",
    isSubscribingsSet: "is_subscribings_set"
  })
)
/** Names that `fields` may ask for. */
export const publicFields = Object.keys(PublicOnWire.from.fields)
/** A member as everybody may see them; interest and newsletters only themselves. */
export const publicProfile: Mapping<PublicProfile, typeof PublicOnWire.Type> = {
  schema: PublicOnWire,
  to: ({ own, ...value }) => ({ ...value, ...own }),
  from: ({ interest, subscribings = [], isSubscribingsSet = false, ...value }) => ({
    ...value,
    ...(interest && { own: { interest, subscribings, isSubscribingsSet } })
  })
}

export const addressIdOnWire = brandCodec(AddressId, Schema.String.pipe(Schema.check(Schema.isUUID())))
/** An address of a book. D-50. */
export const savedAddress = same<SavedAddress>(
  Schema.Struct({ id: addressIdOnWire, address: asCodec(address), isDefault: Schema.Boolean }).pipe(
    Schema.encodeKeys({ id: "_id", isDefault: "is_default" })
  )
)
export const writtenFields = {
  address: asCodec(addressGiven),
  isDefault: Schema.optionalKey(Schema.Boolean)
} as const
export const writtenNames = { isDefault: "is_default" } as const
const WrittenOnWire = Schema.Struct(writtenFields).pipe(Schema.encodeKeys(writtenNames))
export const addressWritten: Mapping<AddressWritten, typeof WrittenOnWire.Type> = {
  schema: WrittenOnWire,
  to: (value) => value,
  from: ({ isDefault = false, ...value }) => ({ ...value, isDefault })
}

export const badge = same<Badge>(
  Schema.Struct({ id: Schema.Literals(badges), earnedAt: Schema.optionalKey(moment) }).pipe(
    Schema.encodeKeys({ id: "_id", earnedAt: "earned_at" })
  )
)

/** Everything stored about a member, as stored. D-36c. */
export const myData = same<MyData>(
  Schema.Struct({
    madeAt: moment,
    subjects: Schema.Record(Schema.String, Schema.Array(Schema.Record(Schema.String, Schema.Unknown)))
  }).pipe(Schema.encodeKeys({ madeAt: "made_at" }))
)

/** `left,top,side` in pixels, as a header beside the picture. */
export const cropOnWire = Schema.String.pipe(Schema.check(Schema.isPattern(/^\d{1,5},\d{1,5},\d{1,5}$/)))
export const cropTo = ({ left, top, side }: Crop): string => [left, top, side].map(Math.round).join(",")
export const cropFrom = (text: string): Crop => {
  const [left = 0, top = 0, side = 0] = text.split(",").map(Number)
  return { left, top, side }
}
