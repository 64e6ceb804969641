import type { Effect } from "effect"
import type { Kysely } from "kysely"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Db } from "../engine/db.ts"
import type { Tables, VersionName } from "../tables.ts"

type Write<A> = (on: Kysely<Tables>, version: number) => Promise<{ readonly answer: A; readonly changed: boolean }>

/**
 * One change of a part of the database in one transaction. Writers of the same part wait for each other at its version,
 * which rises if something was changed.
 */
export const changing = <A>(db: Db, name: VersionName, write: Write<A>): Effect.Effect<A, Unavailable> =>
  db.inTransaction((tx) => tx.ask((on) => changeWithin(on, name, write)))

/** The same within a transaction that is open already. */
export const changeWithin = async <A>(on: Kysely<Tables>, name: VersionName, write: Write<A>): Promise<A> => {
  const held = await on.selectFrom("versions").select("value").where("name", "=", name).forUpdate().executeTakeFirst()
  const version = (held?.value ?? 0) + 1
  const { answer, changed } = await write(on, version)
  if (changed) await putVersion(on, name, version)
  return answer
}

/**
 * Locks a version, to be raised later in the same transaction: a change that also locks rows takes the version first, as others do,
 * so that two never wait for each other.
 */
export const lockVersion = async (on: Kysely<Tables>, name: VersionName): Promise<void> => {
  await on.selectFrom("versions").select("value").where("name", "=", name).forUpdate().executeTakeFirst()
}

const putVersion = async (on: Kysely<Tables>, name: VersionName, value: number): Promise<void> => {
  await on.updateTable("versions").set({ value }).where("name", "=", name).execute()
}
