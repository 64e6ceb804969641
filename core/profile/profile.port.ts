import type { Effect } from "effect"
import type { AccountLocked, PasswordWrong, PhoneNotProven, Unauthenticated } from "../account/account.errors.ts"
import type { Credential } from "../account/credentials/owner-check.usecases.ts"
import type { SecurityMessage } from "../account/credentials/security-message.ts"
import type { Member, MemberId } from "../account/member.ts"
import type { Unavailable } from "../kernel/failure.ts"
import type { NoInput } from "../kernel/input.ts"
import type { Instant } from "../kernel/moment.ts"
import type { Address } from "../regions/address.ts"
import type { AddressRefused, DistrictUnknown } from "../regions/regions.errors.ts"
import type { BadgeFacts } from "./badges.rule.ts"
import type {
  AddressesFull,
  AddressUnknown,
  AvatarRefused,
  ConsentMissing,
  MemberUnknown,
  ProfileRefused
} from "./profile.errors.ts"
import type {
  AddressId,
  AddressWritten,
  Badge,
  Crop,
  MyData,
  Preferences,
  ProfileChange,
  PublicProfile,
  SavedAddress,
  TagsGiven
} from "./profile.ts"

type Answer<A, E = never> = Effect.Effect<A, E | Unavailable>
type Own<A, E = never> = Answer<A, E | Unauthenticated>

/** Calls of a member about their own data. Specification 7, profile and preferences; D-36c, D-49d, D-50. */
export interface ProfilePort {
  readonly read: (input: NoInput) => Own<Member>
  /** Their own id only: every other is unknown. */
  readonly update: (
    input: { readonly id: MemberId } & ProfileChange
  ) => Own<Member, MemberUnknown | ProfileRefused | ConsentMissing>
  readonly tag: (input: TagsGiven) => Own<Member, ProfileRefused>
  readonly prefer: (input: Preferences) => Own<Member>
  /** Takes the consent back and everything with it. D-36c. */
  readonly withdrawMotherhood: (input: NoInput) => Own<Member>
  readonly badges: (input: NoInput) => Own<ReadonlyArray<Badge>>
  /** `crop` in pixels of the upright picture; without, the largest square in the middle. */
  readonly keepAvatar: (input: { readonly picture: Uint8Array; readonly crop?: Crop }) => Own<Member, AvatarRefused>
  readonly removeAvatar: (input: NoInput) => Own<Member>
  /** Default first, then the newest. */
  readonly addresses: (input: NoInput) => Own<ReadonlyArray<SavedAddress>>
  readonly addAddress: (
    input: AddressWritten
  ) => Own<ReadonlyArray<SavedAddress>, AddressesFull | AddressRefused | DistrictUnknown>
  readonly changeAddress: (
    input: AddressWritten & { readonly id: AddressId }
  ) => Own<ReadonlyArray<SavedAddress>, AddressUnknown | AddressRefused | DistrictUnknown>
  /** If the default was removed, the newest of the others becomes the default. */
  readonly removeAddress: (input: { readonly id: AddressId }) => Own<ReadonlyArray<SavedAddress>, AddressUnknown>
  readonly exportData: (input: NoInput) => Own<MyData>
  /** Permanent: with the password, or a proof of a code of scope `verification` to their phone or address. D-36c. */
  readonly removeAccount: (
    input: Credential
  ) => Own<{ readonly removed: true }, PasswordWrong | AccountLocked | PhoneNotProven>
}

/** What everybody may ask of a member. */
export interface PeoplePort {
  /** `undefined` if no member has this user name. Specification 7, GET `/users`. */
  readonly byUserName: (input: { readonly userName: string }) => Answer<PublicProfile | undefined>
}

/**
 * Columns of a member's own row that are written; absent ones stay; `undefined` clears a nickname, a day of birth, a biography
 * and what was said of being a mother, and leaves the others. Every field of a change has its column;
 * tours that were visited are added by `visit`.
 */
export type ProfileColumns = {
  readonly [K in Exclude<keyof ProfileChange, "coachmarksVisited"> | keyof TagsAndNewsletters]?: Member[K] | undefined
}
type TagsAndNewsletters = Pick<Member, "beauty" | "interest" | "subscribings" | "isSubscribingsSet" | "level">

/** Stores members. One call of the use cases is one transaction. */
export interface ProfileStore {
  readonly byId: (id: MemberId) => Answer<Member | undefined>
  readonly byUserName: (userName: string) => Answer<Member | undefined>
  readonly write: (id: MemberId, columns: ProfileColumns) => Answer<void>
  /**
   * Writes the picture, or removes it, and returns the one before: no other call gets the same. Refuses if the member
   * is removed.
   */
  readonly replaceImage: (id: MemberId, image: string | undefined) => Own<string | undefined>
  /** Adds marks to those visited, in the database: two tabs lose none. D-49c. */
  readonly visit: (id: MemberId, marks: ReadonlyArray<string>) => Answer<void>
  /** Those of these tags that there are. */
  readonly knownTags: (ids: ReadonlyArray<string>) => Answer<ReadonlySet<string>>
  /** Returns those of these ids that name a category of level 1 or 2, or a tag. Decision 0036. */
  readonly knownInterests: (ids: ReadonlyArray<string>) => Answer<ReadonlySet<string>>
  readonly contributions: (id: MemberId) => Answer<BadgeFacts>
  readonly everything: (id: MemberId) => Answer<MyData["subjects"]>
  /**
   * Locks the member, writes a message to them, then deletes everything personal and ends every session; orders stay.
   * All of it or nothing. Returns the member as they were; `undefined` and nothing is done if the caller's session is
   * over by then. D-36c; decisions 0048 and 0075.
   */
  readonly erase: (
    id: MemberId,
    now: Instant,
    how: {
      readonly session: string | undefined
      readonly messageTo: (member: Member) => SecurityMessage | undefined
    }
  ) => Answer<Member | undefined>
}

/** A member's book of addresses. */
export interface AddressStore {
  readonly list: (member: MemberId) => Answer<ReadonlyArray<SavedAddress>>
  /**
   * The one that holds it: a new one, or one that says the same already, so that a repeated call adds nothing. None if
   * the book is full: counted and written in one statement. Refuses if the member is removed.
   */
  readonly insert: (
    member: MemberId,
    id: AddressId,
    address: Address,
    now: Instant,
    most: number
  ) => Own<AddressId | undefined>
  /** False if the address is not the member's. Refuses if the member is removed. */
  readonly change: (member: MemberId, id: AddressId, address: Address) => Own<boolean>
  readonly remove: (member: MemberId, id: AddressId) => Answer<boolean>
  /** Makes this one the only default; the newest if none is named and none is the default. */
  readonly makeDefault: (member: MemberId, id: AddressId | undefined) => Answer<void>
}

/** Pictures of members on disk or elsewhere, re-encoded from the upload. Security 4, Uploads. */
export interface AvatarStore {
  /** Stores a picture and returns the value for `Member.image`; none if it is no picture. */
  readonly keep: (picture: Uint8Array, crop: Crop | undefined) => Answer<string, AvatarRefused>
  readonly remove: (image: string) => Answer<void>
}
