import { randomUUID } from "node:crypto"
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { opened, turns } from "./sent-picture.ts"

/** Pictures of receipts on disk, each made anew from what was sent: nothing of the sender's file is kept. Security 4. */
export interface ReceiptFiles {
  /** The number of the picture that was kept; none where what was sent is no picture, or too large a one. */
  readonly keep: (sent: Uint8Array) => Promise<string | undefined>
  /** A WebP picture. */
  readonly read: (id: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  readonly remove: (id: string) => Promise<void>
}

/** Longest side of what is kept. */
const longestSide = 1_600
/** What `keep` gives out; nothing else is ever looked for on disk. */
const idPattern = /^[0-9a-f-]{36}$/

export const receiptsIn = (folder: string): ReceiptFiles => {
  const inTurn = turns()
  const pathOf = (id: string): string => join(folder, `${id}.webp`)
  return {
    keep: async (sent) => {
      const picture = await inTurn(() => remade(sent))
      if (picture === undefined) return undefined
      const id = randomUUID()
      await mkdir(folder, { recursive: true })
      const draft = `${pathOf(id)}.draft`
      await writeFile(draft, picture, { mode: 0o600 })
      await rename(draft, pathOf(id))
      return id
    },
    read: async (id) => {
      if (!idPattern.test(id)) return undefined
      try {
        return new Uint8Array(await readFile(pathOf(id)))
      } catch {
        // Gone, or never there.
        return undefined
      }
    },
    remove: async (id) => {
      if (idPattern.test(id)) await rm(pathOf(id), { force: true })
    }
  }
}

/** The picture, turned upright and without anything that is not seen; none where it cannot be read whole. */
const remade = async (sent: Uint8Array): Promise<Buffer | undefined> => {
  try {
    const picture = await opened(sent)
    if (picture === undefined) return undefined
    return await picture
      .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
  } catch {
    // What sharp cannot read is not a picture of ours; its words would say too much about this machine.
    return undefined
  }
}
