import { existsSync } from "node:fs"
import { mkdir, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Effect } from "effect"
import { type Batch, DatabaseNotEmpty, loadBackup } from "#adapters/postgres/backup/loading.sql.ts"
import { openDb } from "#adapters/postgres/engine/db.ts"
import { DatabaseRefused } from "#adapters/postgres/engine/folder-check.ts"
import { migrationProblem } from "#adapters/postgres/migrate.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { restoringName } from "../../data-folder.ts"
import { BackupRefused, type End, type Head, pictureFolders } from "./backup-format.ts"
import { readParts } from "./read-backup.ts"

/** What a whole backup says of itself. */
export interface Verified {
  readonly head: Head
  readonly end: End
}

/** Where a backup is restored. */
export interface RestoreTarget {
  /** PostgreSQL; without, the embedded database in the data folder. */
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  /** Called with every failed statement. */
  readonly report: (failure: unknown) => void
}

/** A restore is refused because of what is there already, or did not succeed; its message is a sentence. */
export class RestoreRefused extends Error {
  override readonly name = "RestoreRefused"
}

/** Longest statement of a backup or a restore: checking the references of a large table takes minutes. */
export const backupPatienceMs = 6 * 3_600_000

/** Reads a backup to its end. Rejects with `BackupRefused` if it is not whole, or of a version that this one does not know. */
export const verifyBackup = async (path: string): Promise<Verified> => {
  let head: Head | undefined
  let end: End | undefined
  for await (const part of readParts(path)) {
    if (part.kind === "head") head = part.head
    if (part.kind === "end") end = part.end
  }
  if (head === undefined || end === undefined) throw new BackupRefused("it is not whole")
  const problem = await migrationProblem(head.migrations)
  if (problem) throw new BackupRefused(problem.message.replace(/\.$/, ""))
  return { head, end }
}

/**
 * Puts a backup into an empty database and a data folder without a shop's files: all of it, or nothing. The file is read to its end
 * first. What is not finished stands in `DATA_DIR/restoring`, beside which no shop starts. Rejects with `BackupRefused` and
 * `RestoreRefused`. Decision 0149.
 */
export const restoreBackup = async (path: string, target: RestoreTarget): Promise<Verified> => {
  const verified = await verifyBackup(path)
  const { dataDir, databaseUrl } = target
  const present = ["db", "secret", ...pictureFolders].filter(
    (name) => (name !== "db" || databaseUrl === undefined) && existsSync(join(dataDir, name))
  )
  if (present.length > 0)
    throw new RestoreRefused(
      `${dataDir} holds ${present.join(", ")} already. Name an empty folder in DATA_DIR, or move these away.`
    )
  const draft = join(dataDir, restoringName)
  await begin(draft)
  let isCommitted = false
  try {
    await load(path, verified, draft, target)
    // A database of its own has it all from now on.
    isCommitted = databaseUrl !== undefined
    // The database last: without it no shop starts beside a secret.
    for (const name of ["secret", ...pictureFolders, "db"])
      if (existsSync(join(draft, name))) await rename(join(draft, name), join(dataDir, name))
    await rm(draft, { recursive: true })
  } catch (cause) {
    if (!isCommitted) await rm(draft, { recursive: true, force: true })
    throw isCommitted
      ? new RestoreRefused(`The database is restored; move what is left in ${draft} to ${dataDir} and delete it.`, {
          cause
        })
      : cause
  }
  return verified
}

const begin = async (draft: string): Promise<void> => {
  try {
    await mkdir(draft, { mode: 0o700 })
  } catch (cause) {
    if (!(cause instanceof Error && "code" in cause && cause.code === "EEXIST")) throw cause
    throw new RestoreRefused(
      `${draft} is there: another restore is under way, or one was interrupted. If none is, delete it, and begin with an empty database.`
    )
  }
}

const load = async (
  path: string,
  { head, end }: Verified,
  draft: string,
  { databaseUrl, report }: RestoreTarget
): Promise<void> => {
  let firstFailure: unknown
  const db = await openDb({
    ...(databaseUrl === undefined ? { folder: join(draft, "db") } : { url: databaseUrl, connections: 1 }),
    patienceMs: backupPatienceMs,
    report: (failure) => {
      firstFailure ??= failure
      report(failure)
    }
  }).catch((cause: unknown) => {
    if (!(cause instanceof DatabaseRefused)) throw cause
    throw new RestoreRefused(`No database could be made in ${draft}, and nothing is left of it. Is there room?`, {
      cause
    })
  })
  try {
    const exit = await Effect.runPromise(
      Effect.result(
        loadBackup(db, {
          shape: head,
          sequences: end.sequences.map(({ name, last }) => ({ name, last: last ?? undefined })),
          batches: () => batchesOf(path, draft)
        })
      )
    )
    if (exit._tag === "Failure") throw refusalOf(exit.failure, firstFailure)
  } finally {
    await db.close()
  }
}

const refusalOf = (failure: unknown, firstFailure: unknown): Error => {
  if (failure instanceof DatabaseNotEmpty)
    return new RestoreRefused("The database holds tables already. Name an empty one in DATABASE_URL.")
  if (failure instanceof Unavailable)
    return new RestoreRefused(`The database did not take it, and is as it was: ${String(firstFailure)}`)
  return new BackupRefused("its tables are not those of its own migrations: it is damaged")
}

/** The rows, and beside them the files, each written where the restore is prepared. */
async function* batchesOf(path: string, draft: string): AsyncGenerator<Batch, void> {
  for await (const part of readParts(path)) {
    if (part.kind === "rows") yield part
    if (part.kind !== "file") continue
    const folder = part.folder === "secret" ? draft : join(draft, part.folder)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(join(folder, part.name), part.bytes, { mode: 0o600, flag: "wx", flush: true })
  }
}
