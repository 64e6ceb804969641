import { createHash } from "node:crypto"
import { BackupRefused, type End } from "./backup-format.ts"

/** Counts and digests of what went into a backup or came out of it. */
export interface Tally {
  readonly rows: (table: string, lines: ReadonlyArray<string>) => void
  readonly file: (folder: string, name: string, bytes: Uint8Array) => void
  readonly result: () => Pick<End, "tables" | "files">
}

/** Returns a tally of these tables and folders, each empty. */
export const tallyOf = (tables: ReadonlyArray<string>, folders: ReadonlyArray<string>): Tally => {
  const ofTables = new Map(tables.map((name) => [name, { rows: 0, hash: createHash("sha256") }]))
  const ofFolders = new Map(folders.map((name) => [name, { files: 0, bytes: 0, hash: createHash("sha256") }]))
  return {
    rows: (name, lines) => {
      const table = ofTables.get(name) ?? unknown(name)
      table.rows += lines.length
      for (const line of lines) table.hash.update(line).update("\n")
    },
    file: (name, file, bytes) => {
      const folder = ofFolders.get(name) ?? unknown(name)
      folder.files += 1
      folder.bytes += bytes.length
      folder.hash.update(`${file}\n${bytes.length}\n`).update(bytes)
    },
    result: () => ({
      tables: [...ofTables].map(([name, { rows, hash }]) => ({ name, rows, sha256: hash.copy().digest("hex") })),
      files: [...ofFolders].map(([folder, { files, bytes, hash }]) => ({
        folder,
        files,
        bytes,
        sha256: hash.copy().digest("hex")
      }))
    })
  }
}

const unknown = (name: string): never => {
  throw new BackupRefused(`it is damaged: it holds "${name}", which it does not describe`)
}
