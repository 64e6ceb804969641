import { randomUUID } from "node:crypto"
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { avatarSides, type Crop } from "#core/profile/profile.ts"
import { opened, turns } from "./sent-picture.ts"

/** Pictures of members on disk: two squares, re-encoded from the upload, under a name that cannot be guessed. Security 4. */
export interface AvatarFiles {
  /** What the pair is called; none where what was sent is no picture, or the square does not lie in it. */
  readonly keep: (sent: Uint8Array, crop: Crop | undefined) => Promise<string | undefined>
  /** A WebP picture: `<name>-<side>.webp`. */
  readonly read: (file: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  readonly remove: (name: string) => Promise<void>
}

/** What `keep` gives out; nothing else is ever looked for on disk. */
const namePattern = /^[0-9a-f-]{36}$/
const filePattern = /^[0-9a-f-]{36}-(?:512|96)\.webp$/
/** A smaller square shows no face. */
const leastSide = 32

export const avatarsIn = (folder: string): AvatarFiles => {
  const inTurn = turns()
  const pathOf = (name: string, side: number): string => join(folder, `${name}-${side}.webp`)
  const sides = Object.values(avatarSides)
  return {
    keep: async (sent, crop) => {
      const pictures = await inTurn(() => squares(sent, crop, sides))
      if (pictures === undefined) return undefined
      const name = randomUUID()
      await mkdir(folder, { recursive: true })
      for (const [place, picture] of pictures.entries()) {
        const path = pathOf(name, sides[place] ?? 0)
        await writeFile(`${path}.draft`, picture, { mode: 0o600 })
        await rename(`${path}.draft`, path)
      }
      return name
    },
    read: async (file) => {
      if (!filePattern.test(file)) return undefined
      try {
        return new Uint8Array(await readFile(join(folder, file)))
      } catch {
        // Gone, or never there.
        return undefined
      }
    },
    remove: async (name) => {
      if (!namePattern.test(name)) return
      for (const side of sides) await rm(pathOf(name, side), { force: true })
    }
  }
}

/** The square in each size; none where it cannot be cut out. */
const squares = async (
  sent: Uint8Array,
  crop: Crop | undefined,
  sides: ReadonlyArray<number>
): Promise<ReadonlyArray<Buffer> | undefined> => {
  try {
    const picture = await opened(sent)
    if (picture === undefined) return undefined
    // Only what was turned has the width and height that the page showed.
    const { data, info } = await picture.toBuffer({ resolveWithObject: true })
    const { left, top, side } = crop ?? middleOf(info)
    if (left < 0 || top < 0 || side < leastSide || left + side > info.width || top + side > info.height)
      return undefined
    const { default: sharp } = await import("sharp")
    const square = await sharp(data).extract({ left, top, width: side, height: side }).toBuffer()
    return await Promise.all(
      sides.map((size) => sharp(square).resize({ width: size, height: size }).webp({ quality: 82 }).toBuffer())
    )
  } catch {
    // What sharp cannot read is not a picture of ours; its words would say too much about this machine.
    return undefined
  }
}

const middleOf = ({ width, height }: { readonly width: number; readonly height: number }): Crop => {
  const side = Math.min(width, height)
  return { left: Math.floor((width - side) / 2), top: Math.floor((height - side) / 2), side }
}
