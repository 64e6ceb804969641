import { existsSync } from "node:fs"
import { rename, rm } from "node:fs/promises"
import { dirname, join, resolve } from "node:path"
import { type Db, type DbOptions, openDb } from "#adapters/postgres/engine/db.ts"
import { DatabaseRefused } from "#adapters/postgres/engine/folder-check.ts"
import { FolderTaken } from "#adapters/postgres/engine/folder-lock.ts"
import { type Config, readConfig } from "../../config.ts"
import { DataFolderOpen, prepareDataFolder, RestoreUnfinished } from "../../data-folder.ts"
import { readOps } from "../ops-file.ts"
import type { BackupCommand } from "./backup-commands.ts"
import { BackupRefused } from "./backup-format.ts"
import { backupPatienceMs, RestoreRefused, restoreBackup, type Verified, verifyBackup } from "./restore-backup.ts"
import { writeBackup } from "./write-backup.ts"

/** A backup cannot be taken; its message is a sentence. */
class BackupImpossible extends Error {
  override readonly name = "BackupImpossible"
}

/**
 * Takes, restores or checks a backup; resolves to the lines that say what was done. Rejects with an error whose message says why not,
 * with nothing personal in it.
 */
export const runBackupCommand = async (
  { what, file }: BackupCommand,
  environment: Readonly<Record<string, string | undefined>>
): Promise<ReadonlyArray<string>> => {
  const path = resolve(file)
  try {
    if (what === "verify") return [`${file} is whole.`, ...described(await verifyBackup(path))]
    const read = readConfig(environment)
    if ("problems" in read) throw new BackupImpossible(read.problems.join("\n"))
    if (what === "backup")
      return [`${file} is written and was read again.`, ...described(await take(path, read.config))]
    prepareDataFolder(read.config.dataDir)
    const { databaseUrl, dataDir } = read.config
    const restored = await restoreBackup(path, { databaseUrl, dataDir, report: () => {} })
    return [`${file} is restored. Start the shop: npm start`, ...described(restored)]
  } catch (cause) {
    if (cause instanceof BackupRefused) throw new BackupRefused(`${file} cannot be used: ${cause.message}.`, { cause })
    throw cause
  }
}

/** Whether a failure explains itself to a person. */
export const isExplained = (cause: unknown): cause is Error =>
  [
    BackupRefused,
    BackupImpossible,
    RestoreRefused,
    RestoreUnfinished,
    DataFolderOpen,
    DatabaseRefused,
    FolderTaken
  ].some((known) => cause instanceof known)

const take = async (path: string, config: Config): Promise<Verified> => {
  if (existsSync(path)) throw new BackupImpossible(`${path} is there already: name another file.`)
  if (!existsSync(dirname(path))) throw new BackupImpossible(`There is no folder ${dirname(path)}.`)
  const draft = `${path}.part`
  await rm(draft, { force: true })
  let firstFailure: unknown
  const source = await sourceOf(config, (failure) => {
    firstFailure ??= failure
  })
  try {
    await writeBackup({
      db: source.db,
      path: draft,
      dataDir: config.dataDir,
      isInBucket: (folder) => config.s3Endpoint !== undefined && folder !== "avatars",
      isSecretSet: config.secret !== undefined,
      now: new Date()
    })
    const verified = await verifyBackup(draft)
    await rename(draft, path)
    return verified
  } catch (cause) {
    await rm(draft, { force: true })
    const failure = firstFailure ?? cause
    throw new BackupImpossible(`Nothing was written: ${failure instanceof Error ? failure.message : String(failure)}`, {
      cause
    })
  } finally {
    await source.close()
  }
}

interface Source {
  readonly db: Db
  readonly close: () => Promise<void>
}

/** The database to read: PostgreSQL itself; else the folder, or a copy of it that the running shop makes. */
const sourceOf = async (
  { databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">,
  report: DbOptions["report"]
): Promise<Source> => {
  const open = (where: Pick<DbOptions, "url" | "folder" | "mustExist">) =>
    openDb({ ...where, connections: 1, patienceMs: backupPatienceMs, report })
  if (databaseUrl !== undefined) {
    const db = await open({ url: databaseUrl })
    return { db, close: db.close }
  }
  const folder = join(dataDir, "db")
  if (!existsSync(folder))
    throw new BackupImpossible(`There is no shop in ${dataDir}: name its folder in DATA_DIR, or DATABASE_URL.`)
  const opened = await open({ folder, mustExist: true }).catch((cause: unknown) => {
    if (cause instanceof FolderTaken) return cause
    throw cause
  })
  if (!(opened instanceof FolderTaken)) return { db: opened, close: opened.close }
  const copy = await copyOf(dataDir, opened)
  const remove = () => rm(copy, { recursive: true, force: true })
  try {
    const db = await open({ folder: join(copy, "db"), mustExist: true })
    return { db, close: () => db.close().finally(remove) }
  } catch (cause) {
    await remove()
    throw cause
  }
}

/** @param taken why this process cannot open the folder itself; thrown if no shop can be reached */
const copyOf = async (dataDir: string, taken: FolderTaken): Promise<string> => {
  const ops = readOps(dataDir)
  if (ops === undefined) throw taken
  const answer = await fetch(new URL("/ops/backup", ops.address), {
    method: "POST",
    headers: { authorization: `Bearer ${ops.token}`, "content-type": "application/json" },
    body: "{}"
  }).catch(() => {
    throw new BackupImpossible(`The shop of ${dataDir} does not answer at ${ops.address}.`)
  })
  if (!answer.ok)
    throw new BackupImpossible(
      answer.status === 503
        ? "The running shop makes another copy at the moment, or its disk is full: try again."
        : `The running shop did not copy its database: it answered ${answer.status}.`
    )
  const { data } = (await answer.json()) as { readonly data: { readonly folder: string } }
  return data.folder
}

const described = ({ head, end }: Verified): ReadonlyArray<string> => {
  const rows = end.tables.reduce((sum, table) => sum + table.rows, 0)
  const elsewhere = Object.entries(head.places).filter(([, place]) => place !== "here")
  return [
    `Taken ${head.made_at} from ${head.engine === "pglite" ? "the embedded database" : "PostgreSQL"}, migration ${head.migrations.at(-1)?.name ?? "none"}: ${end.tables.length} tables, ${rows} rows.`,
    ...end.tables.filter((table) => table.rows > 0).map(({ name, rows: count }) => `  ${name}\t${count}`),
    ...end.files
      .filter(({ folder, files }) => files > 0 && folder !== "secret")
      .map(({ folder, files, bytes }) => `  files of ${folder}\t${files} (${bytes} bytes)`),
    ...elsewhere.map(([name, place]) =>
      name === "secret"
        ? "Not in it: the secret, which is the setting SECRET: without the same one no shop starts on this backup."
        : `Not in it: ${name}, which lie in the ${place} of S3_ENDPOINT.`
    )
  ]
}
