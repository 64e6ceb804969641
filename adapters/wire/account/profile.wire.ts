import { Schema } from "effect"
import type { Credential } from "#core/account/credentials/owner-check.usecases.ts"
import {
  AddressesFull,
  AddressUnknown,
  AvatarRefused,
  ConsentMissing,
  MemberUnknown,
  ProfileRefused
} from "#core/profile/profile.errors.ts"
import type { PeoplePort, ProfilePort } from "#core/profile/profile.port.ts"
import { newsletters, type PublicProfile } from "#core/profile/profile.ts"
import type { Mapping, Refusal, Wire } from "../endpoint.ts"
import { asCodec, Counts, limitTo, many, nothing, one, same, words } from "../parts.ts"
import { addressRefused, districtUnknown } from "../regions.wire.ts"
import { proofGiven } from "./account-forms.wire.ts"
import { accountLocked, passwordWrong, phoneNotProven } from "./account-refusals.wire.ts"
import { member } from "./member-forms.wire.ts"
import {
  addressIdOnWire,
  addressWritten,
  badge,
  cropFrom,
  cropOnWire,
  cropTo,
  myData,
  profileChange,
  publicFields,
  publicProfile,
  savedAddress,
  tagsGiven,
  writtenFields,
  writtenNames
} from "./profile-forms.wire.ts"
import { unauthenticated } from "./unauthenticated.ts"

const signedOut = { Unauthenticated: unauthenticated }
const addressUnknown: Refusal<AddressUnknown> = {
  status: 404,
  code: "ADDRESS_NOT_FOUND",
  make: () => new AddressUnknown()
}
const RefusedDetails = Schema.Struct({ fields: Schema.Array(Schema.String) })
const profileRefused: Refusal<ProfileRefused> = {
  status: 422,
  code: "PROFILE_REFUSED",
  fields: ({ fields }) => Object.fromEntries(fields.map((field) => [field, "invalid"])),
  details: {
    schema: RefusedDetails,
    to: ({ fields }) => ({ fields }),
    from: (details: typeof RefusedDetails.Type) => new ProfileRefused(details)
  }
}

const PreferencesOnWire = Schema.Struct({
  subscribings: Schema.Array(Schema.Literals(newsletters)).pipe(Schema.check(Schema.isMaxLength(20))),
  isSubscribingsSet: Schema.optionalKey(Schema.Boolean)
}).pipe(Schema.encodeKeys({ isSubscribingsSet: "is_subscribings_set" }))
const LimitAsked = Schema.Struct({ limit: limitTo(100) })
const PictureAsked = Schema.Struct({ picture: Schema.instanceOf(Uint8Array), crop: Schema.optionalKey(cropOnWire) })
const ChangeAddressAsked = Schema.Struct({ id: addressIdOnWire, ...writtenFields }).pipe(
  Schema.encodeKeys(writtenNames)
)
const CredentialOnWire = Schema.Union([
  Schema.Struct({ password: Schema.String.pipe(Schema.check(Schema.isMaxLength(1_000))) }),
  Schema.Struct({ proof: proofGiven }).pipe(Schema.encodeKeys({ proof: "otp_hash" }))
])
const credential = same<Credential>(CredentialOnWire)

/** Endpoints of a member's own profile. Specification 7, profile and preferences; D-36c, D-50. */
export const profileWire: Wire<ProfilePort> = {
  read: {
    service: "public",
    method: "get",
    path: "/user/me",
    aliases: [
      ["public", "/profile"],
      ["public", "/me"]
    ],
    summary: "A member's own profile",
    input: nothing,
    output: one(member),
    refusals: signedOut
  },
  update: {
    service: "public",
    method: "put",
    path: "/users/{id}",
    summary: "Changes what is named of one's own profile; children only with a consent of its own",
    input: profileChange,
    output: one(member),
    refusals: {
      ...signedOut,
      MemberUnknown: { status: 404, code: "MEMBER_NOT_FOUND", make: () => new MemberUnknown() },
      ProfileRefused: profileRefused,
      ConsentMissing: { status: 422, code: "CONSENT_MISSING", make: () => new ConsentMissing() }
    }
  },
  tag: {
    service: "public",
    method: "post",
    path: "/user/me/tags",
    summary: "Beauty tags or tags of interest, all of them at once",
    input: tagsGiven,
    output: one(member),
    refusals: { ...signedOut, ProfileRefused: profileRefused }
  },
  prefer: {
    service: "public",
    method: "post",
    path: "/user/me/preferences",
    summary: "Newsletters of a member; none is chosen for them",
    input: {
      schema: PreferencesOnWire,
      to: (preferences) => preferences,
      from: ({ subscribings, isSubscribingsSet = true }: typeof PreferencesOnWire.Type) => ({
        subscribings,
        isSubscribingsSet
      })
    },
    output: one(member),
    refusals: signedOut
  },
  withdrawMotherhood: {
    service: "public",
    method: "delete",
    path: "/user/me/motherhood",
    summary: "Takes the consent back; everything that was said about children is deleted",
    input: nothing,
    output: one(member),
    refusals: signedOut
  },
  badges: {
    service: "public",
    method: "get",
    path: "/rewards",
    summary: "Every badge, with when it was earned",
    input: { schema: LimitAsked, to: () => ({}), from: () => ({}) },
    output: many(badge),
    refusals: signedOut
  },
  keepAvatar: {
    service: "public",
    method: "post",
    path: "/user/me/avatar",
    summary: "A picture of oneself; the body is the picture, `X-Crop: left,top,side` its square",
    input: {
      schema: PictureAsked,
      to: ({ picture, crop }) => ({ picture, ...(crop ? { crop: cropTo(crop) } : {}) }),
      from: ({ picture, crop }: typeof PictureAsked.Type) => ({
        picture,
        ...(crop === undefined ? {} : { crop: cropFrom(crop) })
      })
    },
    headers: { crop: "X-Crop" },
    bytes: "picture",
    output: one(member),
    refusals: { ...signedOut, AvatarRefused: { status: 422, code: "PICTURE_REFUSED", make: () => new AvatarRefused() } }
  },
  removeAvatar: {
    service: "public",
    method: "delete",
    path: "/user/me/avatar",
    summary: "No picture of oneself any more",
    input: nothing,
    output: one(member),
    refusals: signedOut
  },
  addresses: {
    service: "public",
    method: "get",
    path: "/user/me/addresses",
    summary: "A member's book of addresses, the default first",
    input: nothing,
    output: many(savedAddress),
    refusals: signedOut
  },
  addAddress: {
    service: "public",
    method: "post",
    path: "/user/me/addresses",
    summary: "One more address, of at most 20",
    input: addressWritten,
    output: many(savedAddress),
    status: () => 201,
    refusals: {
      ...signedOut,
      AddressesFull: { status: 409, code: "ADDRESSES_FULL", make: () => new AddressesFull() },
      AddressRefused: addressRefused,
      DistrictUnknown: districtUnknown
    }
  },
  changeAddress: {
    service: "public",
    method: "put",
    path: "/user/me/addresses/{id}",
    summary: "Writes an address anew",
    input: {
      schema: ChangeAddressAsked,
      to: ({ id, ...written }) => ({ id, ...addressWritten.to(written) }),
      from: ({ id, ...written }: typeof ChangeAddressAsked.Type) => ({
        id,
        ...addressWritten.from(written)
      })
    },
    output: many(savedAddress),
    refusals: {
      ...signedOut,
      AddressUnknown: addressUnknown,
      AddressRefused: addressRefused,
      DistrictUnknown: districtUnknown
    }
  },
  removeAddress: {
    service: "public",
    method: "delete",
    path: "/user/me/addresses/{id}",
    summary: "Takes an address out of the book",
    input: same(Schema.Struct({ id: addressIdOnWire })),
    output: many(savedAddress),
    refusals: { ...signedOut, AddressUnknown: addressUnknown }
  },
  exportData: {
    service: "public",
    method: "get",
    path: "/user/me/data",
    summary: "Everything the shop stores about a member",
    input: nothing,
    output: one(myData),
    refusals: signedOut
  },
  removeAccount: {
    service: "public",
    method: "post",
    path: "/user/me/removal",
    summary: "Removes the account for good, with the password or a fresh code's proof",
    input: credential,
    output: one(same(Schema.Struct({ removed: Schema.Literal(true) }))),
    refusals: {
      ...signedOut,
      PasswordWrong: passwordWrong,
      AccountLocked: accountLocked,
      PhoneNotProven: phoneNotProven
    }
  }
}

const userName = words.pipe(Schema.check(Schema.isMinLength(1), Schema.isMaxLength(64)))
const fieldNames = Schema.String.pipe(
  Schema.check(
    Schema.isMaxLength(400),
    Schema.makeFilter<string>((text) =>
      text.split(",").every((name) => publicFields.includes(name)) ? undefined : "no such field"
    )
  )
)
const PeopleAsked = Schema.Struct({
  filter: Schema.fromJsonString(Schema.Struct({ userName }).pipe(Schema.encodeKeys({ userName: "user_name" }))),
  fields: Schema.optionalKey(fieldNames)
})
const Found = Schema.Struct({ data: Schema.Array(asCodec(publicProfile)), meta: Counts })
const found: Mapping<PublicProfile | undefined, typeof Found.Type> = {
  schema: Found,
  to: (member) => ({ data: member ? [member] : [], meta: { total: member ? 1 : 0, skip: 0, limit: 1 } }),
  from: ({ data: [first] }) => first
}

/** What everybody may ask of members. Specification 7, GET `/users`. */
export const peopleWire: Wire<PeoplePort> = {
  byUserName: {
    service: "public",
    method: "get",
    path: "/users",
    summary: "The member of a user name as everybody may see them; to themselves with interest and newsletters",
    input: {
      schema: PeopleAsked,
      to: (filter) => ({ filter }),
      from: ({ filter }: typeof PeopleAsked.Type) => filter
    },
    output: found,
    refusals: {}
  }
}
