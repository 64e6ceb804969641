import { randomUUID } from "node:crypto"
import { encodedApart } from "./picture-processes.ts"
import type { Pictures } from "./pictures/pictures.ts"

/** Pictures of receipts, each re-encoded from the upload: nothing of the sender's file is stored. Security 4. */
export interface ReceiptFiles {
  /** Returns the picture as it is stored; `undefined` if the upload is no picture, or too large. Rejects as `encodedApart` does. */
  readonly encode: (sent: Uint8Array) => Promise<Uint8Array | undefined>
  /** Stores a picture that `encode` returned, and returns its number. Rejects with `StorageFailed`. */
  readonly store: (picture: Uint8Array) => Promise<string>
  /** Returns whether all pictures together take as much room as they may; looked at once a minute. */
  readonly isFull: () => Promise<boolean>
  /** A WebP picture. */
  readonly read: (id: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  readonly remove: (id: string) => Promise<void>
}

/** What `store` gives out; nothing else is ever looked for on disk. */
const idPattern = /^[0-9a-f-]{36}$/

/** Most bytes of all pictures together: some ten thousand of them. */
const usualMostBytes = 5_000_000_000
const lookMs = 60_000

/**
 * Receipts in a place of pictures.
 *
 * @param mostBytes of all pictures together
 */
export const receiptsIn = (pictures: Pictures, mostBytes = usualMostBytes): ReceiptFiles => {
  let seen: { readonly at: number; bytes: number } | undefined
  const nameOf = (id: string): string => `${id}.webp`
  return {
    isFull: async () => {
      if (seen === undefined || performance.now() - seen.at > lookMs)
        seen = { at: performance.now(), bytes: await bytesIn(pictures) }
      return seen.bytes >= mostBytes
    },
    encode: async (sent) => (await encodedApart(sent, { kind: "receipt" }))?.[0],
    store: async (picture) => {
      const id = randomUUID()
      await pictures.put(nameOf(id), picture)
      if (seen) seen.bytes += picture.length
      return id
    },
    read: async (id) => (idPattern.test(id) ? pictures.read(nameOf(id)) : undefined),
    remove: async (id) => {
      if (idPattern.test(id)) await pictures.remove([nameOf(id)])
    }
  }
}

const bytesIn = async (pictures: Pictures): Promise<number> =>
  (await pictures.list()).reduce((sum, { bytes }) => sum + bytes, 0)
