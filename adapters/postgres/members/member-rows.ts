import { sql } from "kysely"
import type { MemberChange, StoredMember } from "#core/account/account-store.port.ts"
import { type Member, MemberId, type Provider } from "#core/account/member.ts"
import { present } from "../present.ts"
import type { Given } from "../rows.ts"
import { moment, type Row } from "../tables.ts"

/** A member with the providers that vouch for them, as `memberColumns` selects it. */
export type MemberRow = Row<"members"> & { readonly providers: ReadonlyArray<Provider> | null }

/** Everything `memberOf` reads, of the table `members`. */
export const memberColumns = sql<MemberRow>`members.*, (
  select jsonb_agg(distinct provider) from social_identities where member_id = members.id) as providers`

/** The columns of a member's mandatory fields. */
export type MandatoryRow = Pick<
  Row<"members">,
  "user_name" | "first_name" | "last_name" | "email" | "phone_code" | "phone_national" | "gender"
>

/** Returns the mandatory fields of a member from the row. */
export const mandatoryOf = (row: MandatoryRow) => ({
  userName: row.user_name,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  ...(row.phone_code !== null && row.phone_national !== null
    ? { phone: { code: row.phone_code, national: row.phone_national } }
    : {}),
  ...present({ gender: row.gender })
})

/** Returns a member from the row. */
export const memberOf = (row: MemberRow): Member => ({
  id: MemberId(row.id),
  ...mandatoryOf(row),
  isEmailVerified: row.email_verified,
  isPhoneVerified: row.phone_verified,
  social: row.social,
  points: row.points,
  acquisitionSource: row.acquisition_source,
  isGoogle: row.providers?.includes("google") ?? false,
  isFacebook: row.providers?.includes("facebook") ?? false,
  hasPassword: row.password_hash !== null,
  beauty: row.traits,
  interest: row.interest,
  subscribings: row.subscribings,
  isSubscribingsSet: row.subscribings_set,
  coachmarksVisited: row.coachmarks,
  level: row.level,
  isExpert: row.expert,
  joinedAt: row.joined_at,
  ...present({
    nickName: row.nick_name,
    salute: row.salute,
    dateOfBirth: row.date_of_birth,
    image: row.image,
    bio: row.bio,
    province: row.province,
    city: row.city,
    motherhood: row.motherhood
  } satisfies Record<Exclude<OptionalField, "phone" | "gender">, unknown>)
})

/** Fields that a member may lack: a row names each of them, or the compiler says which is missing. */
type OptionalField = {
  [K in keyof Member]-?: Partial<Pick<Member, K>> extends Pick<Member, K> ? K : never
}[keyof Member]

/** Returns a member from the row, with what only the server may know. */
export const storedMemberOf = (row: MemberRow): StoredMember => ({
  member: memberOf(row),
  fails: row.fails,
  epoch: row.epoch,
  isRemoved: row.removed_at !== null,
  ...present({ passwordHash: row.password_hash, guessedFrom: row.guessed_from })
})

/** A new member's row. */
export const newMemberColumns = (member: Member, passwordHash: string | undefined): Given<"members"> => ({
  ...changeColumns(member),
  id: member.id,
  nick_name: member.nickName ?? null,
  level: member.level,
  expert: member.isExpert,
  traits: member.beauty,
  joined_at: moment(member.joinedAt),
  image: member.image ?? null,
  bio: member.bio ?? null,
  social: member.social,
  points: member.points,
  acquisition_source: member.acquisitionSource,
  password_hash: passwordHash ?? null,
  interest: member.interest,
  subscribings: member.subscribings,
  subscribings_set: member.isSubscribingsSet,
  coachmarks: member.coachmarksVisited,
  motherhood: member.motherhood ?? null
})

/** Returns the columns that a change names. */
export const changeColumns = (change: MemberChange): Given<"members"> => ({
  ...(change.userName === undefined ? {} : { user_name: change.userName }),
  ...(change.firstName === undefined ? {} : { first_name: change.firstName }),
  ...(change.lastName === undefined ? {} : { last_name: change.lastName }),
  ...(change.email === undefined ? {} : { email: change.email }),
  ...(change.isEmailVerified === undefined ? {} : { email_verified: change.isEmailVerified }),
  ...(change.phone === undefined ? {} : { phone_code: change.phone.code, phone_national: change.phone.national }),
  ...(change.isPhoneVerified === undefined ? {} : { phone_verified: change.isPhoneVerified }),
  ...(change.gender === undefined ? {} : { gender: change.gender }),
  ...(change.salute === undefined ? {} : { salute: change.salute }),
  ...(change.dateOfBirth === undefined ? {} : { date_of_birth: change.dateOfBirth }),
  ...(change.province === undefined ? {} : { province: change.province }),
  ...(change.city === undefined ? {} : { city: change.city })
})
