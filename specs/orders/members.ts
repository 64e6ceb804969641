import { Effect } from "effect"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { moment } from "#adapters/postgres/tables.ts"
import type { MemberId } from "#core/account/member.ts"
import { someNow } from "#specs/arbitraries.ts"

/** Puts members of these names into a database; their ids are their names. */
export const putMembers = async (db: Db, ...names: ReadonlyArray<string>): Promise<ReadonlyArray<MemberId>> => {
  await Effect.runPromise(
    db.ask((on) =>
      on
        .insertInto("members")
        .values(
          names.map((name) => ({
            id: name,
            user_name: name,
            first_name: name,
            last_name: "Lestari",
            gender: "female" as const,
            phone_code: "+62",
            phone_national: "81234567890",
            email: `${name}@pembeli.test`,
            level: "base" as const,
            expert: false,
            traits: "[]",
            joined_at: moment(someNow)
          }))
        )
        .execute()
    )
  )
  return names as ReadonlyArray<MemberId>
}
