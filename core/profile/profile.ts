import type { Gender, Level, Member, NamedPlace, Salute } from "../account/member.ts"
import { type Brand, brandConstructor } from "../kernel/brand.ts"
import type { Instant } from "../kernel/moment.ts"
import type { Address, AddressGiven } from "../regions/address.ts"

/** Longest text of a member about themselves, in characters. Own choice, 0018. */
export const bioLength = 200
/** Most UTF-16 code units of a bio: emoji are several each. Own choice. */
export const bioUnits = 4 * bioLength
/** Most addresses in a book. D-50; own choice, 0018. */
export const addressesMost = 20

/** Newsletters of the shop and its sisters, `pendar` for this one. Specification 3, Newsletter defaults. */
export const newsletters = ["sociolla", "pendar", "lilla", "beauty_journal"] as const
/** The newsletter of this shop; the others are of its sisters. */
export const ownNewsletter = "pendar"
/** A newsletter that a member may order. Specification 3. */
export type Newsletter = (typeof newsletters)[number]

/** Pages elsewhere that a member may name, each with the hosts that are believed. Specification 3, `social`. */
export const socialHosts = {
  instagram: ["instagram.com", "www.instagram.com"],
  tiktok: ["tiktok.com", "www.tiktok.com"],
  youtube: ["youtube.com", "www.youtube.com", "m.youtube.com"],
  facebook: ["facebook.com", "www.facebook.com", "m.facebook.com"],
  x: ["x.com", "www.x.com", "twitter.com"]
} as const
/** A site whose page a member may name in the profile. Specification 3. */
export type SocialSite = keyof typeof socialHosts

/** Changes of a profile by its owner; absent fields stay, empty texts delete. Specification 7, PUT `/users/{id}`. */
export interface ProfileChange {
  readonly firstName?: string
  readonly lastName?: string
  readonly nickName?: string
  readonly gender?: Gender
  readonly salute?: Salute
  /** `1998-03-31`; empty clears it. */
  readonly dateOfBirth?: string
  readonly bio?: string
  /** All of them at once. */
  readonly social?: Readonly<Partial<Record<SocialSite, string>>>
  readonly province?: NamedPlace
  readonly city?: NamedPlace
  readonly motherhood?: MotherhoodGiven
  /** Added to those visited before; marks that no tour has are left out. D-49c; decision 0080. */
  readonly coachmarksVisited?: ReadonlyArray<string>
}

/** A member's data as a parent. D-36c: stored only with a consent of its own. */
export interface MotherhoodGiven {
  readonly isMother: boolean
  readonly children: ReadonlyArray<{ readonly yearOfBirth: number }>
  readonly totalChildren: number
  readonly childrenPublic: boolean
  /**
   * `true`: agreed now. `false`: refused. Absent, as in the specification's own body: the consent that stands goes on, or the
   * member's own call is the consent. Decision 0035.
   */
  readonly consented?: boolean
}

/** Beauty tags with the place where they were chosen, or interests: ids of categories or tags, decision 0036. Specification 7, POST `/user/me/tags/`. */
export type TagsGiven =
  | { readonly beauty: ReadonlyArray<string>; readonly createdFrom: string }
  | { readonly interest: ReadonlyArray<string>; readonly newRegister: boolean }

/** Newsletters chosen. D-49d: none until the member ticks one. */
export interface Preferences {
  readonly subscribings: ReadonlyArray<Newsletter>
  readonly isSubscribingsSet: boolean
}

/** A member as everybody may see them. */
export interface PublicProfile extends Pick<Member, "userName" | "image" | "bio" | "social" | "joinedAt" | "isExpert"> {
  readonly level: Level
  /** `25-29`; none without a day of birth, which itself is never shown. D-45. */
  readonly ageBucket?: string
  readonly beauty: ReadonlyArray<string>
  /** Only if the member gave them. D-36c. */
  readonly children?: ReadonlyArray<{ readonly yearOfBirth: number }>
  /** Interests and newsletters are shown to the member only. */
  readonly own?: Pick<Member, "interest" | "subscribings" | "isSubscribingsSet">
}

/** Identifies an address in a member's book. */
export type AddressId = Brand<string, "AddressId">
/** Returns a primitive as a `AddressId`. */
export const AddressId = brandConstructor<AddressId>()

/** An address in a member's book. D-50: exactly one is the default if there are any. */
export interface SavedAddress {
  readonly id: AddressId
  readonly address: Address
  readonly isDefault: boolean
}

/** An address as its owner writes it. */
export interface AddressWritten {
  readonly address: AddressGiven
  /** True makes it the default; the first one always is. */
  readonly isDefault: boolean
}

/** The part of a picture that is used: a square, in pixels of the upright picture. */
export interface Crop {
  readonly left: number
  readonly top: number
  readonly side: number
}

/** Sides of the two pictures that are made of an avatar, in pixels. */
export const avatarSides = { large: 512, small: 96 } as const
/** A size in which a member's picture is stored. */
export type AvatarSize = keyof typeof avatarSides

/** Returns the address of an avatar's picture, made from what `Member.image` holds. */
export const avatarAddress = (image: string, size: AvatarSize): string => `/media/${image}-${avatarSides[size]}.webp`

/** Small honours. D-44. */
export const badges = ["first-review", "five-photos", "first-to-review", "one-year"] as const
/** A badge that a member can earn. Specification 7: `GET /rewards`. */
export type BadgeId = (typeof badges)[number]
/** A badge, and since when the member has it. */
export interface Badge {
  readonly id: BadgeId
  /** None: not yet. */
  readonly earnedAt?: Instant
}

/** Everything the shop stores about a member, as plain data by subject. D-36c; UU PDP 27/2022. */
export interface MyData {
  readonly madeAt: Instant
  readonly subjects: Readonly<Record<string, ReadonlyArray<Readonly<Record<string, unknown>>>>>
}
