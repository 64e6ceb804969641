import { existsSync } from "node:fs"
import { join } from "node:path"
import type { Logger } from "pino"
import { type Db, type DbOptions, openDb } from "#adapters/postgres/engine/db.ts"
import { DatabaseRefused } from "#adapters/postgres/engine/folder-check.ts"
import { MigrationChanged, MigrationUnknown } from "#adapters/postgres/migrate.ts"
import type { Config } from "./config.ts"
import { connectionsOf } from "./workers/shares.ts"

/** The configured database. A data folder with the secret of a shop must have that shop's database in it. */
export const databaseIn = ({
  databaseUrl,
  replicaUrl,
  dataDir
}: Pick<Config, "databaseUrl" | "replicaUrl" | "dataDir">): Omit<DbOptions, "report"> => ({
  ...(databaseUrl === undefined
    ? { folder: join(dataDir, "db"), mustExist: existsSync(join(dataDir, "secret")) }
    : { url: databaseUrl }),
  ...(replicaUrl === undefined ? {} : { replicaUrl })
})

interface Options {
  readonly config: Config
  readonly log: Logger
  /** A file to begin with in memory, instead of the configured database. */
  readonly image: string | undefined
  /** A database that is open already, instead of both. */
  readonly opened: Db | undefined
  readonly onLost: DbOptions["onLost"]
}

/**
 * Opens the database and puts it in order. Rejects with `DatabaseRefused` if its data cannot be read or were written by
 * another version of the shop, with what the database said first.
 */
export const openDatabase = async <A>(
  { config, log, image, opened, onLost }: Options,
  putInOrder: (db: Db) => Promise<A>
): Promise<{ readonly db: Db; readonly result: A }> => {
  let firstFailure: string | undefined
  const report = (failure: unknown) => {
    firstFailure ??= String(failure)
    log.error({ failure: String(failure) }, "a question to the database failed")
  }
  const { replicaUrl } = config
  const db =
    opened ??
    (await openDb({
      connections: connectionsOf(config),
      ...(image === undefined ? databaseIn(config) : { image, ...(replicaUrl === undefined ? {} : { replicaUrl }) }),
      report,
      ...(onLost && { onLost })
    }))
  try {
    const result = await putInOrder(db)
    db.shortenTimeouts()
    return { db, result }
  } catch (cause) {
    if (opened === undefined) await db.close().catch(report)
    const problem = problemOf(cause, firstFailure)
    if (problem === undefined) throw cause
    const where = config.databaseUrl === undefined ? join(config.dataDir, "db") : "DATABASE_URL"
    throw new DatabaseRefused(where, problem, { cause })
  }
}

const problemOf = (cause: unknown, firstFailure: string | undefined): string | undefined => {
  if (cause instanceof MigrationUnknown || cause instanceof MigrationChanged) return cause.message.replace(/\.$/, "")
  const isUnavailable = typeof cause === "object" && cause !== null && "_tag" in cause && cause._tag === "Unavailable"
  return isUnavailable ? `it could not be read or put in order (${firstFailure ?? "no answer"})` : undefined
}
