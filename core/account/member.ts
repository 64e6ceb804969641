import { type Brand, brandConstructor } from "../kernel/brand.ts"
import type { Instant } from "../kernel/moment.ts"
import type { Phone } from "../kernel/phone.ts"

/** Identifies a member; a UUID. */
export type MemberId = Brand<string, "MemberId">
/** Returns a primitive as a `MemberId`. */
export const MemberId = brandConstructor<MemberId>()

/** Specification 3, User: Female/Male and Ms/Mr on the wire. */
export const genders = ["female", "male"] as const
/** A member's gender. Specification 3. */
export type Gender = (typeof genders)[number]
/** How a member is addressed in messages: `ms` or `mr`. Specification 3. */
export const salutes = ["ms", "mr"] as const
/** How a member is addressed. */
export type Salute = (typeof salutes)[number]

/** A place by its Kemendagri code; the name is a copy. D-50. */
export interface NamedPlace {
  readonly id: string
  readonly name: string
}

/** Display helpers, never a permission. Specification 6; D-44. */
export const levels = ["base", "rising", "diva", "super"] as const
/** A member's display level. D-44. */
export type Level = (typeof levels)[number]

/** What a member states about being a parent, with a consent of its own. Specification 3; D-36c. */
export interface Motherhood {
  readonly consentedAt: Instant
  readonly isMother: boolean
  readonly children: ReadonlyArray<{ readonly yearOfBirth: number }>
  /** May be more than the years of birth that are given. */
  readonly totalChildren: number
  readonly childrenPublic: boolean
}

/** A member as they see themselves. Specification 3, User/profile. */
export interface Member {
  readonly id: MemberId
  /** Empty until one was chosen: after a quick or social registration. */
  readonly userName: string
  readonly firstName: string
  /** Empty for people of one name. D-31. */
  readonly lastName: string
  readonly nickName?: string
  /** Empty if none was given yet. */
  readonly email: string
  readonly isEmailVerified: boolean
  readonly phone?: Phone
  readonly isPhoneVerified: boolean
  readonly gender?: Gender
  readonly salute?: Salute
  /** `1998-03-31`. */
  readonly dateOfBirth?: string
  /** The avatar; `avatarAddress` of core/profile makes an address of it. */
  readonly image?: string
  readonly bio?: string
  /** `{ instagram: "https://…" }`. */
  readonly social: Readonly<Record<string, string>>
  readonly province?: NamedPlace
  readonly city?: NamedPlace
  readonly points: number
  readonly acquisitionSource: string
  readonly isGoogle: boolean
  readonly isFacebook: boolean
  /** Whether there is a password; people who came by Google or a code may have none. */
  readonly hasPassword: boolean
  /** Codes of beauty tags; none: there is no beauty profile yet. */
  readonly beauty: ReadonlyArray<string>
  /** Ids of tags of interest. */
  readonly interest: ReadonlyArray<string>
  /** Newsletters chosen; meaningful once `isSubscribingsSet`. D-49d. */
  readonly subscribings: ReadonlyArray<string>
  readonly isSubscribingsSet: boolean
  readonly coachmarksVisited: ReadonlyArray<string>
  readonly motherhood?: Motherhood
  readonly level: Level
  readonly isExpert: boolean
  readonly joinedAt: Instant
}

/** Fields of a complete profile. Specification 3, User: mandatory. */
export const mandatoryFields = ["userName", "firstName", "lastName", "email", "phone", "gender"] as const
/** A field that a member must have filled in before the first order. Specification 4. */
export type MandatoryField = (typeof mandatoryFields)[number]

/** The person a provider vouches for. D-35. */
export const providers = ["google", "facebook"] as const
/** A site whose account logs in here. D-35. */
export type Provider = (typeof providers)[number]
