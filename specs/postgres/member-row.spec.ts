import { Effect } from "effect"
import { type RawBuilder, sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { sqlMembers } from "#adapters/postgres/members/account-members.sql.ts"
import { sqlVouching } from "#adapters/postgres/members/account-vouching.sql.ts"
import { sqlProfiles } from "#adapters/postgres/members/profile.sql.ts"
import type { MemberId } from "#core/account/member.ts"
import { someNow } from "#specs/arbitraries.ts"
import { engines, freshDatabase } from "#specs/database.ts"
import { someMember } from "./some-member.ts"

/** Columns of a removed member's row that say nothing of a person: its number, times, counts of its issued keys, and its level. */
const staying: ReadonlySet<string> = new Set([
  "id",
  "joined_at",
  "removed_at",
  "sessions_from",
  "epoch",
  "level",
  "points",
  "pending"
])
/** A value of each type, and of columns that a check restricts. */
const sampleOf: Readonly<Record<string, string>> = {
  text: "'rahasia ' || gen_random_uuid()",
  jsonb: `'["rahasia"]'`,
  boolean: "true",
  integer: "1",
  date: "'1998-03-31'",
  "timestamp with time zone": "'2026-01-01'"
}
const restricted: Readonly<Record<string, string>> = { gender: "'female'", salute: "'ms'" }

const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)

/** What the row of a member says of a person goes with the account. The columns are read from the table: a new one counts. D-36c. */
describe.each(engines)("the row of a member, in %s", (engine) => {
  let db: Db
  beforeAll(async () => {
    db = await freshDatabase(engine)
  })
  afterAll(() => db.close())

  const rows = async (query: RawBuilder<unknown>) => {
    const { rows: found } = await run(db.ask((on) => query.execute(on)))
    return found as ReadonlyArray<Readonly<Record<string, unknown>>>
  }
  const member = async (name: string): Promise<MemberId> => {
    const who = someMember(name)
    await run(sqlMembers(db).insert({ member: who, passwordHash: "hash" }))
    return who.id
  }
  /** Fills every column of a member's row that may say something of a person; returns their names. */
  const fill = async (id: MemberId): Promise<ReadonlyArray<string>> => {
    const columns = await rows(sql`
      select column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and table_name = 'members' and is_generated = 'NEVER'`)
    const filled = columns.filter(({ name }) => !staying.has(String(name)))
    for (const { name, type } of filled) {
      const value = restricted[String(name)] ?? sampleOf[String(type)]
      if (value === undefined) throw new Error(`no value for the column ${name}, of type ${type}`)
      await rows(sql`update members set ${sql.ref(String(name))} = ${sql.raw(value)} where id = ${id}`)
    }
    return filled.map(({ name }) => String(name))
  }
  const stillFilled = async (id: MemberId, columns: ReadonlyArray<string>) => {
    const [row] = await rows(sql`select * from members where id = ${id}`)
    const empty = new Set(['""', "null", "[]", "{}", "false", "0"])
    return columns.filter((name) => !empty.has(JSON.stringify(row?.[name]))).toSorted()
  }

  it("is emptied by a removal, but for what says nothing of a person", async () => {
    const id = await member("pergi")
    const columns = await fill(id)
    const quietly = { session: undefined, messageTo: () => undefined }
    await run(db.inTransaction((tx) => sqlProfiles(tx).erase(id, someNow, quietly)))
    expect(await stillFilled(id, columns)).toEqual([])
  })

  it("says nothing of the person before to the one who proves the address: decision 0030", async () => {
    const id = await member("ambil")
    const columns = await fill(id)
    await rows(sql`update members set email_verified = false, phone_verified = true where id = ${id}`)
    await run(db.inTransaction((tx) => sqlVouching(tx).vouchByEmail(id, { keepsPassword: false, now: someNow })))
    // What goes with the address and the user name, and what the shop has given.
    expect(await stillFilled(id, columns)).toEqual([
      "acquisition_source",
      "coachmarks",
      "email",
      "email_verified",
      "expert",
      "expert_title",
      "subscribings",
      "subscribings_set",
      "user_name"
    ])
  })
})
