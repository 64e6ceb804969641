import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { Effect } from "effect"
import { CompiledQuery, sql } from "kysely"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Db, Session, Transaction } from "./engine/db.ts"

/** A newer version of the shop has changed this database; this one does not know what it would break. */
export class MigrationUnknown extends Error {
  override readonly name = "MigrationUnknown"

  constructor(file: string) {
    super(
      `it was written by a newer version of the shop (migration ${file} is unknown to this one): start that version`
    )
  }
}

/** A migration that this database has already seen reads differently now. */
export class MigrationChanged extends Error {
  override readonly name = "MigrationChanged"

  constructor(file: string) {
    super(`Migration ${file} was applied to this database and has changed since. Restore it and add a new one.`)
  }
}

/**
 * Brings the database to the newest migration, each file in a transaction of its own, and returns the names of those
 * applied now. Several processes may do so at once: they wait for each other at the row of `migration_lock`.
 */
export const migrate = (db: Db, folder = migrations): Effect.Effect<ReadonlyArray<string>, Unavailable> =>
  Effect.gen(function* () {
    const files = yield* Effect.promise(() => filesIn(folder))
    yield* prepared(db)
    const applied: Array<string> = []
    for (;;) {
      const name = yield* db.inTransaction((tx) => applyNext(tx, files))
      if (name === undefined) return applied
      applied.push(name)
    }
  })

/** Fails if a newer version of the shop has changed this database since: what this one writes may not fit it any more. */
export const unlessChanged = (db: Db, folder = migrations): Effect.Effect<void, MigrationUnknown | Unavailable> =>
  Effect.gen(function* () {
    const own = new Set(yield* Effect.promise(() => readdir(folder)))
    const { rows } = yield* db.ask((on) => sql<Pick<Seen, "name">>`select name from migrations`.execute(on))
    const unknown = rows.find(({ name }) => !own.has(name))
    if (unknown) return yield* Effect.fail(new MigrationUnknown(unknown.name))
  })

/**
 * Brings an empty database to the state that exactly these migrations make, within a transaction: what a backup was taken of.
 * Fails with `MigrationUnknown` or `MigrationChanged` if this version does not have them all as they were.
 */
export const migrateTo = (
  tx: Transaction,
  wanted: ReadonlyArray<Seen>,
  folder = migrations
): Effect.Effect<void, MigrationUnknown | MigrationChanged | Unavailable> =>
  Effect.gen(function* () {
    const files = yield* Effect.promise(() => filesIn(folder))
    const problem = unlike(files, wanted)
    if (problem) return yield* Effect.fail(problem)
    yield* prepared(tx)
    const names = new Set(wanted.map(({ name }) => name))
    const own = files.filter(({ name }) => names.has(name))
    while ((yield* applyNext(tx, own)) !== undefined);
  })

/** Returns why this version cannot have made a database with these migrations; `undefined` if it can. */
export const migrationProblem = async (
  wanted: ReadonlyArray<Seen>,
  folder = migrations
): Promise<MigrationUnknown | MigrationChanged | undefined> => unlike(await filesIn(folder), wanted)

const migrations = new URL("./migrations/", import.meta.url)

interface MigrationFile {
  readonly name: string
  readonly text: string
  readonly checksum: string
}

const filesIn = async (folder: URL): Promise<ReadonlyArray<MigrationFile>> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), "utf8")
      return { name, text, checksum: createHash("sha256").update(text).digest("hex") }
    })
  )
}

/** The migrations' own tables. Of two processes that create them at the same moment one fails, and asks again. */
const prepared = (session: Session): Effect.Effect<void, Unavailable> =>
  Effect.retry(
    session.ask((on) =>
      on.executeQuery(
        CompiledQuery.raw(
          `create table if not exists migration_lock (id integer primary key);
           insert into migration_lock (id) values (1) on conflict do nothing;
           create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())`
        )
      )
    ),
    { times: 5 }
  )

const applyNext = Effect.fnUntraced(function* (tx: Transaction, files: ReadonlyArray<MigrationFile>) {
  const seen = yield* tx.ask(async (on) => {
    await on.executeQuery(CompiledQuery.raw("set local statement_timeout = 0"))
    await on.executeQuery(CompiledQuery.raw("select id from migration_lock for update"))
    return sql<Seen>`select name, checksum from migrations`.execute(on)
  })
  const next = yield* Effect.sync(() => firstUnseen(files, seen.rows))
  if (next === undefined) return undefined
  yield* tx.ask(async (on) => {
    await on.executeQuery(CompiledQuery.raw(next.text))
    await sql`insert into migrations (name, checksum) values (${next.name}, ${next.checksum})`.execute(on)
  })
  return next.name
})

/** A migration that a database has been through, with the digest of its text. */
export interface Seen {
  readonly name: string
  readonly checksum: string
}

const unlike = (
  files: ReadonlyArray<MigrationFile>,
  seen: ReadonlyArray<Seen>
): MigrationUnknown | MigrationChanged | undefined => {
  const checksums = new Map(files.map(({ name, checksum }) => [name, checksum]))
  for (const { name, checksum } of seen) {
    const own = checksums.get(name)
    if (own === undefined) return new MigrationUnknown(name)
    if (own !== checksum) return new MigrationChanged(name)
  }
  return undefined
}

const firstUnseen = (files: ReadonlyArray<MigrationFile>, seen: ReadonlyArray<Seen>): MigrationFile | undefined => {
  const problem = unlike(files, seen)
  if (problem) throw problem
  const names = new Set(seen.map(({ name }) => name))
  return files.find(({ name }) => !names.has(name))
}
