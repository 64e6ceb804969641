import { Schema } from "effect"

// A backup is a gzipped tar, which common tools list and unpack:
//   backup.json               what it is, first
//   tables/NAME/000001.jsonl  rows, each a JSON array of the columns' values as texts
//   files/FOLDER/NAME         pictures; files/secret
//   end.json                  counts and SHA-256 of each part, last: without it the file is not whole

/** Version of this layout: a higher one is a newer shop's. */
export const formatVersion = 1

/** Folders of DATA_DIR whose files are in a backup. The campaigns' pictures, members' photos of reviews, and so on. */
export const pictureFolders = ["avatars", "campaigns", "photos", "receipts"] as const

const count = Schema.Int.pipe(Schema.check(Schema.isGreaterThanOrEqualTo(0)))
const digest = Schema.String.pipe(Schema.check(Schema.isPattern(/^[\da-f]{64}$/)))
const named = Schema.String.pipe(Schema.check(Schema.isPattern(/^[a-z][a-z\d_]{0,62}$/)))

/** Where files lie: in the backup, in the bucket of S3_ENDPOINT, or in the settings (`SECRET`). */
const place = Schema.Literals(["here", "bucket", "settings"])

const Head = Schema.Struct({
  what: Schema.String,
  format: count,
  made_at: Schema.String,
  engine: Schema.Literals(["pglite", "postgres"]),
  migrations: Schema.Array(Schema.Struct({ name: Schema.String, checksum: digest })),
  tables: Schema.Array(
    Schema.Struct({ name: named, columns: Schema.Array(Schema.Struct({ name: named, type: Schema.String })) })
  ),
  partitions: Schema.Array(Schema.Struct({ name: named, of: named, bound: Schema.String })),
  places: Schema.Record(Schema.String, place)
})
/** What a backup says of itself before its rows. */
export type Head = typeof Head.Type

const End = Schema.Struct({
  tables: Schema.Array(Schema.Struct({ name: named, rows: count, sha256: digest })),
  files: Schema.Array(Schema.Struct({ folder: Schema.String, files: count, bytes: count, sha256: digest })),
  sequences: Schema.Array(Schema.Struct({ name: named, last: Schema.NullOr(count) }))
})
/** What a backup says of its parts once all of them are written. */
export type End = typeof End.Type

const decodeHead = Schema.decodeUnknownSync(Schema.fromJsonString(Head))
const decodeEnd = Schema.decodeUnknownSync(Schema.fromJsonString(End))

/** The file is not a whole backup that this version of the shop can read; its message says what is wrong. */
export class BackupRefused extends Error {
  override readonly name = "BackupRefused"
}

/** @throws BackupRefused */
export const headFrom = (text: string): Head => {
  // Only a number is known of a newer layout.
  const { format } = decodedBy(Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Struct({ format: count }))), text)
  if (format > formatVersion)
    throw new BackupRefused(`it was written by a newer version of the shop (format ${format}): use that version`)
  return decodedBy(decodeHead, text)
}

/** @throws BackupRefused */
export const endFrom = (text: string): End => decodedBy(decodeEnd, text)

const decodedBy = <A>(decode: (text: string) => A, text: string): A => {
  try {
    return decode(text)
  } catch {
    throw new BackupRefused("its description of itself cannot be read: it is damaged, or no backup of this shop")
  }
}
