import type { Sharp, default as Sharps } from "sharp"
import { photoSideLeast } from "#core/reviews/photos/photo.ts"
import type { PhotoProblem } from "#core/reviews/photos/photos.errors.ts"
import { neededParts } from "./needed-parts.ts"
import { widthsOf } from "./photo-widths.ts"

/** A photo of a review, re-encoded in several widths. */
export interface EncodedPhoto {
  /** By what stands behind the name: `480.avif`. */
  readonly files: ReadonlyArray<{ readonly ending: string; readonly bytes: Uint8Array }>
  /** Widths in pixels, rising. */
  readonly widths: ReadonlyArray<number>
  /** Height divided by width. */
  readonly ratio: number
  /** Mean colour, `#rrggbb`. */
  readonly wall: string
}

/** Most pixels of a photo that is decoded, by format; no other format is. Security 4, Uploads; decisions 0081 and 0110. */
const mostPixels = { jpeg: 24_000_000, png: 24_000_000, webp: 24_000_000, heif: 13_000_000 } as const
/** HEIC: photos of newer telephones have 24.5 million. Decision 0110. */
const mostOfHeic = 25_000_000

/** Effort 3 takes half as long again for a tenth fewer bytes: too long for upright photos. Decision 0110. */
const avif = { quality: 48, effort: 2 } as const
const webp = { quality: 72, effort: 2 } as const

/** A decoded photo with its size, both upright. */
interface Opened {
  readonly picture: Sharp
  readonly width: number
  readonly height: number
}

/**
 * Returns an uploaded photo re-encoded, turned upright and without anything that is not seen, or why it is refused. Of an animation
 * the first picture is taken. How long that takes is limited by `photoApart`. D-39.
 */
export const encodedPhoto = async (sent: Uint8Array): Promise<EncodedPhoto | PhotoProblem> => {
  const { default: sharp } = await import("sharp")
  try {
    const parts = neededParts(sent)
    if (parts === undefined) return "unreadable"
    const opened = await (isHeic(parts) ? openHeic(sharp, parts) : open(sharp, parts))
    if (typeof opened === "string") return opened
    return await encode(sharp, opened)
  } catch (cause) {
    if (cause instanceof ReferenceError) throw cause
    // What cannot be decoded is no photo; the decoder's message would reveal too much about this machine.
    return "unreadable"
  }
}

/** Returns why a photo of this size is refused. */
const sizeProblem = (width: number, height: number, most: number): PhotoProblem | undefined => {
  if (width * height > most) return "tooManyPixels"
  return Math.min(width, height) < photoSideLeast ? "tooSmall" : undefined
}

const open = async (sharp: typeof Sharps, parts: Uint8Array): Promise<Opened | PhotoProblem> => {
  const { format, width, height, autoOrient } = await sharp(parts, { limitInputPixels: false }).metadata()
  const most = Object.entries(mostPixels).find(([name]) => name === format)?.[1]
  if (most === undefined) return "unreadable"
  const problem = sizeProblem(width, height, most)
  if (problem !== undefined) return problem
  const picture = sharp(parts, { limitInputPixels: most, failOn: "error" }).rotate()
  return { picture, ...autoOrient }
}

/** Kinds of files whose pictures sharp cannot decode: HEVC, or pictures of any kind in which no AV1 is named. */
const isHeic = (parts: Uint8Array): boolean => {
  const file = Buffer.from(parts.buffer, parts.byteOffset, parts.byteLength)
  if (file.toString("latin1", 4, 8) !== "ftyp") return false
  const brands = file.toString("latin1", 8, Math.min(file.readUInt32BE(0), 256))
  return !/avi[fs]/.test(brands) && /hei[cx]|hev[cx]|mif1|msf1/.test(brands)
}

const openHeic = async (sharp: typeof Sharps, parts: Uint8Array): Promise<Opened | PhotoProblem> => {
  const { default: heic } = await import("heic-decode")
  const found = await heic.all({ buffer: parts })
  try {
    const [first] = found
    if (first === undefined) return "unreadable"
    const { width, height } = first
    const problem = sizeProblem(width, height, mostOfHeic)
    if (problem !== undefined) return problem
    const { data } = await first.decode()
    return {
      picture: sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: mostOfHeic }),
      width,
      height
    }
  } finally {
    found.dispose()
  }
}

/** Decoded once, into the largest width; the others are made of that. */
const encode = async (sharp: typeof Sharps, { picture, width, height }: Opened): Promise<EncodedPhoto> => {
  const widths = widthsOf({ width, height })
  const largest = Math.max(...widths)
  const { data, info } = await picture
    .resize({ width: largest, height: Math.max(1, Math.round((height * largest) / width)), fit: "fill" })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
  const scaled = (wanted: number): Sharp => {
    const whole = sharp(data, { raw: info })
    return wanted === info.width ? whole : whole.resize({ width: wanted })
  }
  const files: Array<EncodedPhoto["files"][number]> = []
  for (const wanted of widths) {
    const raw = await scaled(wanted).raw().toBuffer({ resolveWithObject: true })
    const one = () => sharp(raw.data, { raw: raw.info })
    files.push({ ending: `${wanted}.avif`, bytes: await one().avif(avif).toBuffer() })
    files.push({ ending: `${wanted}.webp`, bytes: await one().webp(webp).toBuffer() })
  }
  const mean = await sharp(data, { raw: info }).resize(1, 1, { fit: "fill" }).raw().toBuffer()
  const wall = `#${[0, 1, 2].map((channel) => (mean[channel] ?? 0).toString(16).padStart(2, "0")).join("")}`
  return { files, widths, ratio: Math.round((info.height / info.width) * 10_000) / 10_000, wall }
}
