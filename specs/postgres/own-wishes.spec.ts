import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { sqlMembers } from "#adapters/postgres/members/account-members.sql.ts"
import { sqlProfiles } from "#adapters/postgres/members/profile.sql.ts"
import { moment } from "#adapters/postgres/tables.ts"
import { someNow } from "#specs/arbitraries.ts"
import { engines, freshDatabase } from "#specs/database.ts"
import { someMember } from "./some-member.ts"

const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)

/** What was asked for with an address is its owner's, and a member who only typed it is not known to be that. Decision 0030. */
describe.each(engines)("wishes to be notified, in %s", (engine) => {
  let db: Db
  let made = 0
  beforeAll(async () => {
    db = await freshDatabase(engine)
  })
  afterAll(() => db.close())

  const withWishes = async (isEmailVerified: boolean) => {
    const name = `wishes${engine}${++made}`
    const member = someMember(name, { email: `${name}@contoh.id`, isEmailVerified })
    await run(sqlMembers(db).insert({ member }))
    for (const email of [member.email, member.email.toUpperCase(), `other-${member.email}`])
      await run(
        db.ask((on) =>
          sql`insert into notify_wishes (combination_id, email, product_id, language, at)
            values ('c1', ${email}, 1, 'id', ${moment(someNow)})`.execute(on)
        )
      )
    const left = async () => {
      const { rows } = await run(
        db.ask((on) =>
          sql<{
            email: string
          }>`select email from notify_wishes where email ilike ${`%${name}@%`} order by email`.execute(on)
        )
      )
      return rows.map(({ email }) => email).toSorted()
    }
    return {
      all: [member.email, member.email.toUpperCase(), `other-${member.email}`].toSorted(),
      other: [`other-${member.email}`],
      left,
      exported: async () => {
        const { notify_me = [] } = await run(sqlProfiles(db).everything(member.id))
        return notify_me.map(({ email }) => email as string).toSorted()
      },
      remove: () =>
        run(
          db.inTransaction((tx) =>
            sqlProfiles(tx).erase(member.id, someNow, { session: undefined, messageTo: () => undefined })
          )
        )
    }
  }

  it("are exported and removed with the account that has proven their address", async () => {
    const { all, other, left, exported, remove } = await withWishes(true)
    expect(await exported()).toEqual(all.filter((email) => !other.includes(email)))
    expect(await remove()).toBeDefined()
    expect(await left()).toEqual(other)
  })

  it("are neither read nor removed by an account whose address was only typed", async () => {
    const { all, left, exported, remove } = await withWishes(false)
    expect(await exported()).toEqual([])
    expect(await remove()).toBeDefined()
    expect(await left()).toEqual(all)
  })
})
