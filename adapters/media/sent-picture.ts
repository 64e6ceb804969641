import { Effect } from "effect"
import type { Sharp } from "sharp"
import { Unavailable } from "#core/kernel/failure.ts"
import { neededParts } from "./needed-parts.ts"

/** Most pixels of a picture that is decoded, by format; no other format is. Security 4, Uploads; decision 0081. */
export const mostPixels: Readonly<Partial<Record<string, number>>> = {
  jpeg: 24_000_000,
  png: 24_000_000,
  webp: 24_000_000,
  // AVIF: one pixel costs two to three times as much to decode, in time and in memory.
  heif: 13_000_000
}
const mostOfAll = 24_000_000
/** Longest time that one picture may take, well within the ten seconds in which a server leaves. */
const mostSeconds = 8

/** An uploaded picture and its size, both upright. */
interface SentPicture {
  readonly picture: Sharp
  readonly width: number
  readonly height: number
}

/** Re-encoding took longer than `mostSeconds`: pictures of allowed sizes do so on a busy machine only. */
class PictureTimeout extends Error {
  override readonly name = "PictureTimeout"
}

/** Opens an uploaded picture to be re-encoded; `undefined` if the shop does not take its format, or it has too many pixels. */
const open = async (sent: Uint8Array): Promise<SentPicture | undefined> => {
  // Read with the first picture: a shop opens sooner, and holds 15 MB less until the first upload.
  const { default: sharp } = await import("sharp")
  const parts = neededParts(sent)
  if (parts === undefined) return undefined
  const picture = sharp(parts, { limitInputPixels: mostOfAll, failOn: "error" })
  const { format, width, height, autoOrient } = await picture.metadata()
  if (width * height > (mostPixels[format] ?? 0)) return undefined
  return { picture: picture.timeout({ seconds: mostSeconds }).rotate(), ...autoOrient }
}

/**
 * Opens an uploaded picture and re-encodes it; `undefined` if it cannot be read whole. Rejects with `PictureTimeout`.
 *
 * @param encode makes what is stored in one pass, so that a picture is never encoded in its own format and size
 */
export const reencoded = async <A>(
  sent: Uint8Array,
  encode: (sent: SentPicture) => Promise<A | undefined>
): Promise<A | undefined> => {
  try {
    const picture = await open(sent)
    return picture && (await encode(picture))
  } catch (cause) {
    if (cause instanceof Error && cause.message.startsWith("timeout: ")) throw new PictureTimeout()
    // What sharp cannot read is not a picture of ours; its words would say too much about this machine.
    return undefined
  }
}

/** Runs what re-encodes a picture; a picture that took too long is refused as `Unavailable`. */
export const reencoding = <A>(work: () => Promise<A>): Effect.Effect<A, Unavailable> =>
  Effect.catchDefect(Effect.promise(work), (cause) =>
    cause instanceof PictureTimeout ? Effect.fail(new Unavailable()) : Effect.die(cause)
  )
