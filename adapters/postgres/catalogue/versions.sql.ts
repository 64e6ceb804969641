import type { Effect } from "effect"
import type { Kysely } from "kysely"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Db } from "../engine/db.ts"
import type { Tables, VersionName } from "../tables.ts"

/** Parts that have versions of their own; the catalogue also says what of it has changed. */
type PlainName = Exclude<VersionName, "catalogue">

/** Parts of the catalogue that an index reads for themselves. Decision 0147. */
export type CataloguePart = "products" | "places" | "lists"

/** `changed` names what is different now; nothing if nothing is. Changed products must have been given the version. */
type CatalogueWrite<A> = (
  on: Kysely<Tables>,
  version: number
) => Promise<{ readonly answer: A; readonly changed: ReadonlyArray<CataloguePart> }>

type Write<A> = (on: Kysely<Tables>, version: number) => Promise<{ readonly answer: A; readonly changed: boolean }>

/**
 * One change of a part of the database in one transaction. Writers of the same part wait for each other at its version,
 * which rises if something was changed.
 */
export const changing = <A>(db: Db, name: PlainName, write: Write<A>): Effect.Effect<A, Unavailable> =>
  db.inTransaction((tx) => tx.ask((on) => changeWithin(on, name, write)))

/** The same within a transaction that is open already. */
export const changeWithin = async <A>(on: Kysely<Tables>, name: PlainName, write: Write<A>): Promise<A> => {
  const version = await nextVersion(on, name)
  const { answer, changed } = await write(on, version)
  if (changed) await putVersion(on, name, version)
  return answer
}

/** One change of the catalogue in one transaction. */
export const changingCatalogue = <A>(db: Db, write: CatalogueWrite<A>): Effect.Effect<A, Unavailable> =>
  db.inTransaction((tx) => tx.ask((on) => changeCatalogue(on, write)))

/** Versions whose changes are stored; an index that is further behind reads everything. */
const storedVersions = 10_000

/** The same within a transaction that is open already. */
export const changeCatalogue = async <A>(on: Kysely<Tables>, write: CatalogueWrite<A>): Promise<A> => {
  const version = await nextVersion(on, "catalogue")
  const { answer, changed } = await write(on, version)
  if (changed.length === 0) return answer
  const is = (part: CataloguePart): boolean => changed.includes(part)
  // A version that was set back by hand has rows ahead of it, which say nothing of what is to come.
  await on
    .deleteFrom("catalogue_changes")
    .where((where) => where.or([where("version", "<=", version - storedVersions), where("version", ">=", version)]))
    .execute()
  await on
    .insertInto("catalogue_changes")
    .values({ version, products: is("products"), places: is("places"), lists: is("lists") })
    .execute()
  await putVersion(on, "catalogue", version)
  return answer
}

/** Locks a version and returns the one it rises to. */
const nextVersion = async (on: Kysely<Tables>, name: VersionName): Promise<number> => {
  const held = await on.selectFrom("versions").select("value").where("name", "=", name).forUpdate().executeTakeFirst()
  return (held?.value ?? 0) + 1
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
