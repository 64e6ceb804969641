import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import { CompiledQuery, type QueryResult } from "kysely"
import { inject } from "vitest"
import { seedDemo } from "#adapters/demo/seed.ts"
import { type Db, type DbOptions, openDb } from "#adapters/postgres/engine/db.ts"
import { systemClock } from "#adapters/server/clock.ts"

export const engines = ["pglite", "postgres"] as const
export type Engine = (typeof engines)[number]

/**
 * The engines below whole shops: both at full scale; else PostgreSQL, which opens in a tenth of the time. Stores are held against
 * both in every run, and the journeys use the embedded one.
 */
export const shopEngines: ReadonlyArray<Engine> = process.env["SCALE"] === "full" ? engines : ["postgres"]

/** An empty database of its own with all migrations. The caller closes it. */
export const freshDatabase = async (engine: Engine, options: Partial<DbOptions> = {}): Promise<Db> => {
  const report = options.report ?? console.error
  return engine === "pglite"
    ? openDb({ image: inject("pgliteImage"), ...options, report })
    : openDb({ ...options, url: await freshPostgres(), report })
}

/**
 * The address of a new PostgreSQL database. Its files are copied: in the log of changes the demo shop's take three times as long.
 *
 * @param template what it begins with; all migrations and no rows if absent
 */
export const freshPostgres = async (template = inject("postgresTemplate")): Promise<string> => {
  const name = `spec_${randomUUID().replaceAll("-", "")}`
  await maintained((ask) => ask(`create database ${name} template ${template} strategy file_copy`))
  return addressOf(name)
}

/** The address of a new PostgreSQL database with nothing in it. */
export const emptyPostgres = (): Promise<string> => freshPostgres("template0")

/** The name of the demo shop's database, to copy: made by the first that wants it. */
export const demoDatabase = async (): Promise<string> => {
  await maintained(async (ask) => {
    // Several processes run specs at the same time.
    await ask("select pg_advisory_lock(1)")
    const { rows } = await ask(`select 1 from pg_database where datname = '${demo}'`)
    if (rows.length === 0) await makeDemo(ask)
    await ask("select pg_advisory_unlock(1)")
  })
  return demo
}

const demo = "demo"

const makeDemo = async (ask: Asking): Promise<void> => {
  const draft = `${demo}_${randomUUID().replaceAll("-", "")}`
  await ask(`create database ${draft} template ${inject("postgresTemplate")}`)
  const db = await openDb({ url: addressOf(draft), patienceMs: 120_000, report: console.error })
  await Effect.runPromise(seedDemo(db, systemClock().now()))
  await db.close()
  await ask(`alter database ${draft} rename to ${demo}`)
}

const addressOf = (name: string): string => new URL(`/${name}`, inject("postgresUrl")).href

type Asking = (statement: string) => Promise<QueryResult<unknown>>

/** Asks the maintenance database, all in one connection. */
const maintained = async (use: (ask: Asking) => Promise<unknown>): Promise<void> => {
  const server = await openDb({
    url: inject("postgresUrl"),
    connections: 1,
    patienceMs: 120_000,
    report: console.error
  })
  try {
    await use((statement) => Effect.runPromise(server.ask((sql) => sql.executeQuery(CompiledQuery.raw(statement)))))
  } finally {
    await server.close()
  }
}
