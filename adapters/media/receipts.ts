import { randomUUID } from "node:crypto"
import { readdir, readFile, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import { encodedApart } from "./picture-processes.ts"
import { ownFolder, storePicture } from "./stored-picture.ts"

/** Pictures of receipts on disk, each re-encoded from the upload: nothing of the sender's file is stored. Security 4. */
export interface ReceiptFiles {
  /** The number of the stored picture; `undefined` if the upload is no picture, or too large. Rejects with `StorageFailed`. */
  readonly keep: (sent: Uint8Array) => Promise<string | undefined>
  /** Returns whether all pictures together take as much room as they may; looked at once a minute. */
  readonly isFull: () => Promise<boolean>
  /** A WebP picture. */
  readonly read: (id: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  readonly remove: (id: string) => Promise<void>
}

/** What `keep` gives out; nothing else is ever looked for on disk. */
const idPattern = /^[0-9a-f-]{36}$/

/** Most bytes of all pictures together: some ten thousand of them. */
const usualMostBytes = 5_000_000_000
const lookMs = 60_000

/** @param mostBytes of all pictures together */
export const receiptsIn = (folder: string, mostBytes = usualMostBytes): ReceiptFiles => {
  let seen: { readonly at: number; bytes: number } | undefined
  const pathOf = (id: string): string => join(folder, `${id}.webp`)
  return {
    isFull: async () => {
      if (seen === undefined || performance.now() - seen.at > lookMs)
        seen = { at: performance.now(), bytes: await bytesIn(folder) }
      return seen.bytes >= mostBytes
    },
    keep: async (sent) => {
      const [picture] = (await encodedApart(sent, { kind: "receipt" })) ?? []
      if (picture === undefined) return undefined
      const id = randomUUID()
      await ownFolder(folder)
      await storePicture(pathOf(id), picture)
      if (seen) seen.bytes += picture.length
      return id
    },
    read: async (id) => {
      if (!idPattern.test(id)) return undefined
      try {
        return new Uint8Array(await readFile(pathOf(id)))
      } catch {
        // It was deleted, or never existed.
        return undefined
      }
    },
    remove: async (id) => {
      if (idPattern.test(id)) await rm(pathOf(id), { force: true })
    }
  }
}

const bytesIn = async (folder: string): Promise<number> => {
  const names = await readdir(folder).catch(() => [])
  let bytes = 0
  // A picture may go in the meantime.
  for (const name of names)
    bytes += await stat(join(folder, name)).then(
      ({ size }) => size,
      () => 0
    )
  return bytes
}
