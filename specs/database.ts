import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import { CompiledQuery } from "kysely"
import { inject } from "vitest"
import { type Db, type DbOptions, openDb } from "#adapters/postgres/engine/db.ts"

export const engines = ["pglite", "postgres"] as const
export type Engine = (typeof engines)[number]

/** An empty database of its own with all migrations. The caller closes it. */
export const freshDatabase = async (engine: Engine, options: Partial<DbOptions> = {}): Promise<Db> => {
  const report = options.report ?? console.error
  return engine === "pglite"
    ? openDb({ image: inject("pgliteImage"), ...options, report })
    : openDb({ ...options, url: await freshPostgres(), report })
}

/** The address of a new PostgreSQL database with all migrations. */
export const freshPostgres = async (): Promise<string> => {
  const name = `spec_${randomUUID().replaceAll("-", "")}`
  const server = await openDb({ url: inject("postgresUrl"), connections: 1, report: console.error })
  const statement = `create database ${name} template ${inject("postgresTemplate")}`
  await Effect.runPromise(server.ask((sql) => sql.executeQuery(CompiledQuery.raw(statement))))
  await server.close()
  return new URL(`/${name}`, inject("postgresUrl")).href
}
