import { Effect } from "effect"
import { sql } from "kysely"
import { type Db, openDb } from "#adapters/postgres/engine/db.ts"
import { pgliteImage } from "../../pglite-image.ts"

/** A shop's database in memory and in this thread. */
export interface Lent {
  readonly db: Db
  /** Called with every statement that fails, from now on. */
  report: (failure: unknown) => void
}

const resting: Array<Lent> = []

/** An empty database: one that was given back, or another one. Opening one takes longer than a short journey. */
export const lentDatabase = async (): Promise<Lent> => {
  const rested = resting.pop()
  if (rested) return rested
  const lent = { report: (_: unknown): void => {} }
  const report = (failure: unknown): void => lent.report(failure)
  return Object.assign(lent, { db: await openDb({ image: await pgliteImage(), sameThread: true, report }) })
}

/** Empties it for the next journey, except for what the migrations wrote. */
export const givenBack = async (lent: Lent): Promise<void> => {
  const { db } = lent
  const tables = await Effect.runPromise(
    db.ask((on) =>
      sql<{ readonly name: string }>`
        select tablename as name from pg_tables
        where schemaname = 'public' and tablename not in ('migrations', 'migration_lock', 'versions')`.execute(on)
    )
  )
  const names = sql.join(tables.rows.map(({ name }) => sql.table(name)))
  // Of some tables nothing may ever be taken away, while their triggers are awake.
  await Effect.runPromise(db.ask((on) => sql`set session_replication_role = replica`.execute(on)))
  await Effect.runPromise(db.ask((on) => sql`truncate ${names} restart identity cascade`.execute(on)))
  await Effect.runPromise(db.ask((on) => sql`update versions set value = 0`.execute(on)))
  await Effect.runPromise(db.ask((on) => sql`set session_replication_role = default`.execute(on)))
  resting.push(lent)
}

/** Closes those that were given back: an open one keeps its process alive. */
export const closedDatabases = async (): Promise<void> => {
  for (const { db } of resting.splice(0)) await db.close()
}
