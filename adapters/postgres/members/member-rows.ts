import { sql } from "kysely"
import type { StoredMember } from "#core/account/account-store.port.ts"
import { type Member, MemberId, type Provider } from "#core/account/member.ts"
import { present } from "../present.ts"
import { type Given, rowsOf } from "../rows.ts"
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
  ...memberColumnsOf(member),
  password_hash: passwordHash ?? null
})

/** Fields of a member that are columns of the row; the others follow from the password and from rows of other tables. */
type ColumnField = Exclude<keyof Member, "isGoogle" | "isFacebook" | "hasPassword">
/** Fields of a member that are written; those that are not named stay. */
export type GivenFields = { readonly [K in ColumnField]?: Member[K] | undefined }

/** Returns the columns that fields are written to. A field that may be cleared is by `undefined`; another one stays. */
export const memberColumnsOf = (fields: GivenFields): Given<"members"> =>
  Object.assign({}, ...columnFields.filter((field) => field in fields).map((field) => columnIn(field, fields)))

/** Every field of a member has its columns: the compiler asks for those of a new one. */
const columnOf: { readonly [K in ColumnField]: (value: Member[K] | undefined) => Given<"members"> } = {
  id: (value) => present({ id: value }),
  userName: (value) => present({ user_name: value }),
  firstName: (value) => present({ first_name: value }),
  lastName: (value) => present({ last_name: value }),
  nickName: (value) => ({ nick_name: value ?? null }),
  email: (value) => present({ email: value }),
  isEmailVerified: (value) => present({ email_verified: value }),
  phone: (value) => present({ phone_code: value?.code, phone_national: value?.national }),
  isPhoneVerified: (value) => present({ phone_verified: value }),
  gender: (value) => present({ gender: value }),
  salute: (value) => present({ salute: value }),
  dateOfBirth: (value) => ({ date_of_birth: value ?? null }),
  image: (value) => ({ image: value ?? null }),
  bio: (value) => ({ bio: value ?? null }),
  social: (value) => present({ social: value }),
  province: (value) => present({ province: value }),
  city: (value) => present({ city: value }),
  points: (value) => present({ points: value }),
  acquisitionSource: (value) => present({ acquisition_source: value }),
  beauty: (value) => present({ traits: value }),
  interest: (value) => present({ interest: value }),
  subscribings: (value) => present({ subscribings: value }),
  isSubscribingsSet: (value) => present({ subscribings_set: value }),
  coachmarksVisited: (value) => present({ coachmarks: value }),
  motherhood: (value) => ({ motherhood: value ?? null }),
  level: (value) => present({ level: value }),
  isExpert: (value) => present({ expert: value }),
  joinedAt: (value) => present({ joined_at: value === undefined ? undefined : moment(value) })
}
const columnFields = Object.keys(columnOf) as ReadonlyArray<ColumnField>

const columnIn = <K extends ColumnField>(field: K, fields: GivenFields): Given<"members"> =>
  columnOf[field](fields[field] as Member[K] | undefined)

/** The names of the columns of a row, as an insertion and an update list them. */
export const namesOf = (row: Given<"members">) => sql.join(Object.keys(row).map((column) => sql.ref(column)))

/** Returns the assignment of a row's columns from `given`, which is made of that row. */
export const assignmentOf = (row: Given<"members">) => {
  const values = sql.join(Object.keys(row).map((column) => sql.ref(`given.${column}`)))
  return sql`(${namesOf(row)}) = row (${values}) from ${rowsOf("members", [row])} as given`
}
