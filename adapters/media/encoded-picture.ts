import type { Sharp, default as Sharps } from "sharp"
import { avatarSides, type Crop } from "#core/profile/profile.ts"
import { neededParts } from "./needed-parts.ts"

/** What is made of an uploaded picture: two squares of a member, the large one first, or one picture of a receipt. */
export type Wanted = { readonly kind: "avatar"; readonly crop: Crop | undefined } | { readonly kind: "receipt" }

/** Most pixels of a picture that is decoded, by format; no other format is. Security 4, Uploads; decision 0081. */
const mostPixels: Readonly<Partial<Record<string, number>>> = {
  jpeg: 24_000_000,
  png: 24_000_000,
  webp: 24_000_000,
  // AVIF: one pixel costs two to three times as much to decode, in time and in memory.
  heif: 13_000_000
}
const mostOfAll = Math.max(...Object.values(mostPixels).map((pixels) => pixels ?? 0))
/** A smaller square shows no face. */
const leastSide = 32
/** Longest side of a stored receipt. */
const longestSide = 1_600

/** An uploaded picture and its size, both upright. */
interface SentPicture {
  readonly picture: Sharp
  readonly width: number
  readonly height: number
}

/**
 * Returns an uploaded picture re-encoded as WebP, turned upright and without anything that is not seen; `undefined` if it cannot be
 * read whole, has too many pixels, or the square does not lie in it. How long that takes is limited by `encodedApart`.
 */
export const encodedPicture = async (sent: Uint8Array, wanted: Wanted): Promise<ReadonlyArray<Buffer> | undefined> => {
  const { default: sharp } = await import("sharp")
  try {
    const picture = await open(sharp, sent)
    return picture && (wanted.kind === "avatar" ? await squares(sharp, picture, wanted.crop) : [await receipt(picture)])
  } catch (cause) {
    if (cause instanceof TypeError || cause instanceof ReferenceError) throw cause
    // What sharp cannot read is not a picture of ours; its message would reveal too much about this machine.
    return undefined
  }
}

/** Opens an uploaded picture; `undefined` if the shop does not take its format, or it has too many pixels. */
const open = async (sharp: typeof Sharps, sent: Uint8Array): Promise<SentPicture | undefined> => {
  const parts = neededParts(sent)
  if (parts === undefined) return undefined
  const picture = sharp(parts, { limitInputPixels: mostOfAll, failOn: "error" })
  const { format, width, height, autoOrient } = await picture.metadata()
  if (width * height > (mostPixels[format] ?? 0)) return undefined
  return { picture: picture.rotate(), ...autoOrient }
}

/** The square in each size, the large one first; `undefined` if it cannot be cut out. */
const squares = async (
  sharp: typeof Sharps,
  { picture, width, height }: SentPicture,
  crop: Crop | undefined
): Promise<ReadonlyArray<Buffer> | undefined> => {
  const { left, top, side } = crop ?? middleOf({ width, height })
  if (left < 0 || top < 0 || side < leastSide || left + side > width || top + side > height) return undefined
  // Decoded once and cut to the large size at once: no pass writes the whole picture again.
  const { data, info } = await picture
    .extract({ left, top, width: side, height: side })
    .resize(avatarSides.large, avatarSides.large)
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
  const large = () => sharp(data, { raw: info })
  const webp = (square: Sharp) => square.webp({ quality: 82 }).toBuffer()
  return Promise.all([webp(large()), webp(large().resize(avatarSides.small, avatarSides.small))])
}

const middleOf = ({ width, height }: { readonly width: number; readonly height: number }): Crop => {
  const side = Math.min(width, height)
  return { left: Math.floor((width - side) / 2), top: Math.floor((height - side) / 2), side }
}

const receipt = ({ picture }: SentPicture): Promise<Buffer> =>
  picture
    .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()
