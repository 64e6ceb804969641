import { createReadStream, type ReadStream } from "node:fs"
import { stat } from "node:fs/promises"
import { buffer } from "node:stream/consumers"
import { pipeline } from "node:stream/promises"
import { createGunzip } from "node:zlib"
import { extract } from "tar-stream"
import { BackupRefused, type End, endFrom, type Head, headFrom, pictureFolders } from "./backup-format.ts"
import { tallyOf } from "./tally.ts"

/** A part of a backup, in the order of the file. */
export type BackupPart =
  | { readonly kind: "head"; readonly head: Head }
  | { readonly kind: "rows"; readonly table: string; readonly lines: ReadonlyArray<string> }
  | { readonly kind: "file"; readonly folder: string; readonly name: string; readonly bytes: Uint8Array }
  | { readonly kind: "end"; readonly end: End }

/** Longest part: a picture is some megabytes, rows are about one. */
const mostBytes = 128_000_000
/** What `gzip` begins with as this shop writes it: no name, no time. The last byte is the system's. */
const firstBytes = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0])
const systems = [0, 3, 7, 10, 11, 19, 255]

/**
 * Reads a backup from its beginning to its end, part by part, and checks all of it: that it is whole, each count and each digest.
 * Throws `BackupRefused` at the first thing that is wrong: what was read before it is of no use.
 */
export async function* readParts(path: string): AsyncGenerator<BackupPart, void> {
  const source = await openedFile(path)
  const tar = extract()
  const unpacked = createGunzip()
  const piped = pipeline(source, unpacked, tar)
  piped.catch(() => {})
  let tally: ReturnType<typeof tallyOf> | undefined
  let hasEnded = false
  try {
    for await (const entry of tar) {
      if ((entry.header.size ?? 0) > mostBytes)
        throw new BackupRefused("it is damaged: a part is larger than any that this shop writes")
      const bytes = await buffer(entry)
      if (hasEnded) throw new BackupRefused("it is damaged: something follows its end")
      const part = partFrom(entry.header.name, bytes)
      if ((part.kind === "head") !== (tally === undefined))
        throw new BackupRefused("it is damaged, or no backup of this shop: it does not begin with its description")
      if (part.kind === "head")
        tally = tallyOf(
          part.head.tables.map(({ name }) => name),
          [...pictureFolders, "secret"]
        )
      if (part.kind === "rows") tally?.rows(part.table, part.lines)
      if (part.kind === "file") tally?.file(part.folder, part.name, part.bytes)
      if (part.kind === "end") {
        hasEnded = true
        compare(part.end, tally?.result() ?? { tables: [], files: [] })
      }
      yield part
    }
    await piped
    if (unpacked.bytesWritten !== source.bytesRead) throw new BackupRefused("it is damaged: something follows its end")
  } catch (cause) {
    throw refusalOf(cause)
  } finally {
    source.destroy()
    unpacked.destroy()
    tar.destroy()
  }
  if (!hasEnded) throw new BackupRefused("it is not whole: its end is missing")
}

/** @throws BackupRefused if it cannot be read or does not begin like a backup */
const openedFile = async (path: string): Promise<ReadStream> => {
  try {
    if (!(await stat(path)).isFile()) throw new BackupRefused("it is not a file")
    const begin = await buffer(createReadStream(path, { end: firstBytes.length }))
    if (!begin.subarray(0, firstBytes.length).equals(firstBytes) || !systems.includes(begin.at(-1) ?? 1))
      throw new BackupRefused("it is damaged, or no backup of this shop")
  } catch (cause) {
    throw refusalOf(cause)
  }
  return createReadStream(path)
}

const rowsName = /^tables\/([a-z][a-z\d_]*)\/\d{6,}\.jsonl$/
const fileName = new RegExp(`^files/(${pictureFolders.join("|")})/([\\w-][\\w.-]*)$`)

const partFrom = (name: string, bytes: Buffer): BackupPart => {
  if (name === "backup.json") return { kind: "head", head: headFrom(bytes.toString()) }
  if (name === "end.json") return { kind: "end", end: endFrom(bytes.toString()) }
  if (name === "files/secret") return { kind: "file", folder: "secret", name: "secret", bytes }
  const [, table] = rowsName.exec(name) ?? []
  if (table !== undefined) return { kind: "rows", table, lines: bytes.toString().split("\n").slice(0, -1) }
  const [, folder, file] = fileName.exec(name) ?? []
  if (folder !== undefined && file !== undefined) return { kind: "file", folder, name: file, bytes }
  throw new BackupRefused("it is damaged, or no backup of this shop: a part has an unknown name")
}

const compare = (said: End, found: Pick<End, "tables" | "files">): void => {
  const wrong = [
    ...found.tables.filter((one) => !said.tables.some((other) => isSame(one, other))).map(({ name }) => name),
    ...found.files.filter((one) => !said.files.some((other) => isSame(one, other))).map(({ folder }) => folder)
  ]
  if (wrong.length > 0 || said.tables.length !== found.tables.length)
    throw new BackupRefused(`it is damaged: ${wrong.join(", ") || "a table"} is not what was written`)
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other)

const refusalOf = (cause: unknown): unknown => {
  if (!(cause instanceof Error) || cause instanceof BackupRefused) return cause
  const code = "code" in cause ? String(cause.code) : ""
  if (code === "ENOENT") return new BackupRefused("there is no such file", { cause })
  if (code === "Z_BUF_ERROR" || cause.message === "Unexpected end of data")
    return new BackupRefused("it is not whole: it breaks off", { cause })
  if (code.startsWith("Z_") || /tar/i.test(cause.message)) return new BackupRefused("it is damaged", { cause })
  return cause
}
