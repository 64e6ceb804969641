import { createWriteStream } from "node:fs"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { finished, pipeline } from "node:stream/promises"
import { createGzip } from "node:zlib"
import { Effect } from "effect"
import { pack } from "tar-stream"
import { type BackupSink, readBackup } from "#adapters/postgres/backup/reading.sql.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { type End, formatVersion, type Head, pictureFolders } from "./backup-format.ts"
import { type Tally, tallyOf } from "./tally.ts"

/** What is written, and where. */
export interface BackupParts {
  readonly db: Db
  /** The file; it must not exist. */
  readonly path: string
  /** Where pictures and the secret lie. */
  readonly dataDir: string
  readonly isInBucket: (folder: string) => boolean
  /** Whether the secret is a setting, and so not in the data folder. */
  readonly isSecretSet: boolean
  readonly now: Date
}

/** Rows are put together until they have about this many bytes. */
const entryBytes = 1_000_000

/**
 * Writes the shop into one file that only its owner may read: the database as it is at one moment, then the pictures. A picture
 * that is removed meanwhile is not in it. Rejects with the failure of the disk or of the database; the file is then not whole.
 */
export const writeBackup = async ({ db, path, dataDir, isInBucket, isSecretSet, now }: BackupParts): Promise<void> => {
  const tar = pack()
  const file = createWriteStream(path, { flags: "wx", mode: 0o600, flush: true })
  const written = pipeline(tar, createGzip(), file)
  // Seen at the end; a rejection before that ends the entry that waits.
  written.catch(() => {})
  const put = (name: string, bytes: Uint8Array): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    // Not with the bytes as an argument: then nothing waits for a slow disk.
    const entry = tar.entry({ name, size: bytes.length, mode: 0o600, mtime: now }, (cause) =>
      cause ? reject(cause) : resolve()
    )
    entry.end(bytes)
    return promise
  }
  const here = pictureFolders.filter((name) => !isInBucket(name))
  const places: Head["places"] = {
    ...Object.fromEntries(pictureFolders.map((name) => [name, here.includes(name) ? "here" : "bucket"])),
    secret: isSecretSet ? "settings" : "here"
  }
  try {
    const { sink, tally, end } = databaseInto(put, { db, places, now })
    await Effect.runPromise(readBackup(db, sink))
    for (const name of here) await putFolder(put, tally(), dataDir, name)
    const secret = isSecretSet ? undefined : await unlessGone(readFile(join(dataDir, "secret")))
    if (secret !== undefined) await putFile(put, tally(), "secret", "secret", secret)
    await put("end.json", textBytes({ ...tally().result(), sequences: end() } satisfies End))
    tar.finalize()
    await written
  } catch (cause) {
    tar.destroy()
    await finished(file).catch(() => {})
    throw await written.then(
      () => cause,
      (first) => (isEnded(first) ? cause : first)
    )
  }
}

type Put = (name: string, bytes: Uint8Array) => Promise<void>

/** The failure of a stream that was ended because of another failure. */
const isEnded = (cause: unknown): boolean =>
  cause instanceof Error && "code" in cause && cause.code === "ERR_STREAM_PREMATURE_CLOSE"

const databaseInto = (
  put: Put,
  { db, places, now }: { readonly db: Db; readonly places: Head["places"]; readonly now: Date }
) => {
  let tally: Tally | undefined
  let sequences: End["sequences"] = []
  let waiting: { readonly table: string; lines: Array<string>; bytes: number } | undefined
  const parts = new Map<string, number>()
  const flush = async (): Promise<void> => {
    if (waiting === undefined) return
    const { table, lines } = waiting
    waiting = undefined
    const part = (parts.get(table) ?? 0) + 1
    parts.set(table, part)
    await put(`tables/${table}/${String(part).padStart(6, "0")}.jsonl`, Buffer.from(`${lines.join("\n")}\n`))
  }
  const sink: BackupSink = {
    begin: async (shape) => {
      tally = tallyOf(
        shape.tables.map(({ name }) => name),
        [...pictureFolders, "secret"]
      )
      await put(
        "backup.json",
        textBytes({
          what: "A backup of a shop that runs on Pendar. Restore it with: npm run ops -- restore FILE",
          format: formatVersion,
          made_at: now.toISOString(),
          engine: db.engine,
          ...shape,
          places
        } satisfies Head)
      )
    },
    rows: async (table, lines) => {
      tally?.rows(table, lines)
      if (waiting?.table !== table) await flush()
      waiting ??= { table, lines: [], bytes: 0 }
      waiting.lines.push(...lines)
      waiting.bytes += lines.reduce((sum, line) => sum + line.length, 0)
      if (waiting.bytes >= entryBytes) await flush()
    },
    end: async (given) => {
      await flush()
      sequences = given.map(({ name, last }) => ({ name, last: last ?? null }))
    }
  }
  return {
    sink,
    end: () => sequences,
    tally: (): Tally => {
      if (tally === undefined) throw new Error("nothing was read")
      return tally
    }
  }
}

const putFolder = async (put: Put, tally: Tally, dataDir: string, folder: string): Promise<void> => {
  const entries = (await unlessGone(readdir(join(dataDir, folder), { withFileTypes: true }))) ?? []
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  for (const name of names.toSorted()) {
    const bytes = await unlessGone(readFile(join(dataDir, folder, name)))
    if (bytes !== undefined) await putFile(put, tally, folder, name, bytes)
  }
}

const putFile = async (put: Put, tally: Tally, folder: string, name: string, bytes: Uint8Array): Promise<void> => {
  tally.file(folder, name, bytes)
  await put(folder === "secret" ? "files/secret" : `files/${folder}/${name}`, bytes)
}

/** What was there a moment ago may have been removed. */
const unlessGone = async <A>(work: Promise<A>): Promise<A | undefined> => {
  try {
    return await work
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return undefined
    throw cause
  }
}

const textBytes = (value: Head | End): Uint8Array => Buffer.from(`${JSON.stringify(value, null, 1)}\n`)
