import { randomUUID } from "node:crypto"
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"

/** Pictures of receipts on disk, each made anew from what was sent: nothing of the sender's file is kept. Security 4. */
export interface ReceiptFiles {
  /** The number of the picture that was kept; none where what was sent is no picture, or too large a one. */
  readonly keep: (sent: Uint8Array) => Promise<string | undefined>
  /** A WebP picture. */
  readonly read: (id: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  readonly remove: (id: string) => Promise<void>
}

/** Largest picture that is unpacked, and longest side of what is kept. */
const mostPixels = 24_000_000
const longestSide = 1_600
/** Decoding takes memory: more than that wait for their turn. */
const atOnce = 2
const formats: ReadonlySet<string | undefined> = new Set(["jpeg", "png", "webp", "heif"])
/** What `keep` gives out; nothing else is ever looked for on disk. */
const idPattern = /^[0-9a-f-]{36}$/

export const receiptsIn = (folder: string): ReceiptFiles => {
  const inTurn = turns(atOnce)
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
    // Read with the first picture: a shop opens sooner, and holds 15 MB less until somebody sends one.
    const { default: sharp } = await import("sharp")
    const picture = sharp(sent, { limitInputPixels: mostPixels, failOn: "error" })
    const { format } = await picture.metadata()
    if (!formats.has(format)) return undefined
    return await picture
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
  } catch {
    // What sharp cannot read is not a picture of ours; its words would say too much about this machine.
    return undefined
  }
}

/** Lets so many work at a time; the others wait in the order they came. */
const turns = (most: number) => {
  let working = 0
  const waiting: Array<() => void> = []
  return async <A>(work: () => Promise<A>): Promise<A> => {
    if (working === most) await new Promise<void>((go) => waiting.push(go))
    else working++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) working--
      else next()
    }
  }
}
