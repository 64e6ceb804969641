import { createHash } from "node:crypto"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { registerAtStore } from "#adapters/postgres/members/account-members.sql.ts"
import { json, moment } from "#adapters/postgres/tables.ts"
import type { Gender, NamedPlace, Salute } from "#core/account/member.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { defaultPhoneCode } from "#core/kernel/phone.ts"
import { readText } from "./data.ts"
import { putDemoProposals } from "./proposals.ts"

/** A login of the demo shop. Wire, Development helpers. */
export interface DemoLogin {
  readonly email: string
  readonly user_name: string
  readonly password: string
  readonly what: string
}

interface LoginRow {
  readonly id: string
  readonly what: string
  /** Empty: none yet. */
  readonly userName: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone?: string
  readonly gender?: Gender
  readonly salute?: Salute
  readonly dateOfBirth?: string
  readonly province?: NamedPlace
  readonly city?: NamedPlace
  readonly points: number
  readonly isLocked?: boolean
}

interface LoginsFile {
  readonly password: string
  /** The hash of the password, computed once: five would delay every start. */
  readonly hash: string
  /** Numbers that are registered at a till. */
  readonly storePhones: ReadonlyArray<string>
  readonly logins: ReadonlyArray<LoginRow>
}

const file = "data/logins.json"
const read = (): LoginsFile => JSON.parse(readText(file))

/** Returns the accounts with which the demo shop can be tried, with their passwords. */
export const demoLogins = (): ReadonlyArray<DemoLogin> => {
  const { password, logins } = read()
  return logins.map(({ email, userName, what }) => ({ email, user_name: userName, password, what }))
}

/**
 * Creates logins with passwords that everybody knows: never in production. Later changes of a demo member, such as a
 * new password, stay.
 */
export const seedDemoLogins = (db: Db, now: Instant): Effect.Effect<void, Unavailable> =>
  Effect.gen(function* () {
    const fingerprint = createHash("sha256").update(readText(file)).digest("hex")
    const [made] = yield* db.ask((on) =>
      on.selectFrom("seeds").select("fingerprint").where("name", "=", "demo-logins").execute()
    )
    if (made?.fingerprint === fingerprint) return
    const { hash, logins, storePhones } = read()
    for (const row of logins) {
      yield* db.ask((on) => upsert(row, hash, now).execute(on))
      yield* db.ask((on) => enterPoints(row.id, now).execute(on))
    }
    yield* db.ask((on) => putDemoProposals(on, now))
    for (const national of storePhones) yield* registerAtStore(db, { code: defaultPhoneCode, national }, now)
    yield* db.ask((on) =>
      on
        .insertInto("seeds")
        .values({ name: "demo-logins", fingerprint, at: moment(now) })
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ fingerprint, at: moment(now) }))
        .execute()
    )
  })

/** Adds what is missing in the ledger for the points that a demo member has. */
const enterPoints = (id: string, now: Instant) => sql`
  insert into point_entries (member_id, kind, points, note, at)
  select id, 'adjust', missing, 'demo', ${moment(now)} from (
    select id, points - (select coalesce(sum(points), 0) from point_entries where member_id = members.id) as missing
    from members where id = ${id}
  ) as difference where missing <> 0`

const lockedAfter = 5

const upsert = (row: LoginRow, hash: string, now: Instant) => sql`
  insert into members (id, user_name, joined_at, first_name, last_name, email, email_verified, phone_code, phone_national,
    phone_verified, gender, salute, date_of_birth, province, city, points, acquisition_source, password_hash, fails)
  values (${row.id}, ${row.userName}, ${moment(now)}, ${row.firstName}, ${row.lastName}, ${row.email}, true,
    ${row.phone === undefined ? null : defaultPhoneCode}, ${row.phone ?? null}, ${row.phone !== undefined},
    ${row.gender ?? null}, ${row.salute ?? null}, ${row.dateOfBirth ?? null}, ${row.province ? json(row.province) : null}::jsonb,
    ${row.city ? json(row.city) : null}::jsonb, ${row.points}, 'demo', ${hash},
    ${row.isLocked ? lockedAfter : 0})
  on conflict (id) do update set first_name = excluded.first_name, last_name = excluded.last_name, email = excluded.email,
    email_verified = true, phone_code = excluded.phone_code, phone_national = excluded.phone_national,
    phone_verified = excluded.phone_verified, gender = excluded.gender, salute = excluded.salute,
    date_of_birth = excluded.date_of_birth, province = excluded.province, city = excluded.city, points = excluded.points,
    acquisition_source = excluded.acquisition_source, password_hash = excluded.password_hash
  where members.password_hash is null and members.removed_at is null`
