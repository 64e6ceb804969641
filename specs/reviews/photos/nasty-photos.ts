import { crc32, deflateRawSync, deflateSync } from "node:zlib"
import sharp from "sharp"
import type { PhotoProblem } from "#core/reviews/photos/photos.errors.ts"
import { paddedPictures } from "#specs/media/padded-pictures.ts"

/** Bytes that no answer of the shop may contain. */
export const payload = "PENDAR-PAYLOAD<script>alert(1)</script><?php system('id') ?>"

/** A file that is sent as a photo, and what becomes of it: it is stored without its payload, or refused. */
export interface NastyPhoto {
  readonly name: string
  readonly make: () => Promise<Buffer>
  readonly becomes: "stored" | PhotoProblem
}

const formats = ["jpeg", "png", "webp", "avif"] as const
type Format = (typeof formats)[number]
const side = 480
const plain = (width = side, height = side) => sharp({ create: { width, height, channels: 3, background: "#c2185b" } })
const of = (format: Format): Promise<Buffer> => plain().toFormat(format).toBuffer()
const each = (make: (format: Format) => NastyPhoto): ReadonlyArray<NastyPhoto> => formats.map(make)

const number = (value: number, bytes: number): Buffer => {
  const written = Buffer.alloc(bytes)
  written.writeUIntBE(value, 0, bytes)
  return written
}

/** A ZIP with one file that holds the payload, as it is. */
const zip = (): Buffer => {
  const [name, content] = [Buffer.from("index.html"), Buffer.from(payload)]
  const entry = Buffer.alloc(30)
  entry.write("PK\u0003\u0004", "latin1")
  entry.writeUInt32LE(crc32(content), 14)
  entry.writeUInt32LE(content.length, 18)
  entry.writeUInt32LE(content.length, 22)
  entry.writeUInt16LE(name.length, 26)
  return Buffer.concat([entry, name, content])
}

const others: Readonly<Record<string, Buffer>> = {
  "a page": Buffer.from(`<!doctype html>${payload}`),
  "a drawing": Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900">${payload}</svg>`),
  "a drawing after a declaration": Buffer.from(
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "${payload}">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>`
  ),
  "an archive": zip(),
  "a document": Buffer.from(`%PDF-1.7\n${payload}`),
  "a script": Buffer.from(`#!/bin/sh\n${payload}`),
  "a program": Buffer.concat([Buffer.from("\u007fELF", "latin1"), Buffer.from(payload)]),
  "a module": Buffer.concat([Buffer.from("\0asm\u0001\0\0\0", "latin1"), Buffer.from(payload)]),
  "a compressed text": deflateRawSync(Buffer.alloc(1_000_000)),
  "a bitmap": Buffer.concat([Buffer.from("BM"), Buffer.alloc(1_000), Buffer.from(payload)]),
  "a TIFF": Buffer.concat([Buffer.from("II*\0"), Buffer.alloc(1_000), Buffer.from(payload)]),
  "an icon": Buffer.concat([Buffer.from([0, 0, 1, 0]), Buffer.alloc(100), Buffer.from(payload)]),
  "a GIF": Buffer.concat([Buffer.from("GIF89a"), number(0x58025802, 4), Buffer.from(payload)]),
  "a JPEG XL": Buffer.concat([Buffer.from([0xff, 0x0a]), Buffer.from(payload)]),
  "a JPEG 2000": Buffer.concat([number(12, 4), Buffer.from("jP  \r\n\u0087\n", "latin1"), Buffer.from(payload)]),
  "a film": Buffer.concat([number(20, 4), Buffer.from("ftypisom"), Buffer.alloc(8), Buffer.from(payload)]),
  "a PostScript": Buffer.from(`%!PS-Adobe-3.0 EPSF-3.0\n${payload}`),
  "a Photoshop file": Buffer.concat([Buffer.from("8BPS"), number(1, 2), Buffer.alloc(600), Buffer.from(payload)]),
  "a command of a drawing program": Buffer.from(`push graphic-context\nfill 'url(https://x.test/"|id")'\n${payload}`),
  "an empty HEIC": Buffer.concat([number(24, 4), Buffer.from("ftypheic\0\0\0\0mif1heic"), Buffer.from(payload)]),
  "an empty AVIF": Buffer.concat([number(24, 4), Buffer.from("ftypavif\0\0\0\0avifmif1"), Buffer.from(payload)]),
  "one byte": Buffer.from([0xff]),
  "only the beginning of a JPEG": Buffer.from([0xff, 0xd8, 0xff]),
  "only the beginning of a PNG": Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  "only the beginning of a WebP": Buffer.from("RIFF\u00ff\0\0\0WEBPVP8 ", "latin1")
}

const wrongTypes = Object.entries(others).map(
  ([name, file]): NastyPhoto => ({ name, make: async () => file, becomes: "unreadable" })
)

/** A picture with another file behind it: what follows its end is left out; in a WebP or AVIF it does not fit. */
const followed = Object.entries({ "a page": others["a page"], "an archive": others["an archive"] }).flatMap(
  ([name, file = Buffer.alloc(0)]) =>
    each((format) => ({
      name: `${format} with ${name} behind it`,
      make: async () => Buffer.concat([await of(format), file]),
      becomes: format === "jpeg" || format === "png" ? "stored" : "unreadable"
    }))
)
const preceded = each((format) => ({
  name: `${format} with a page before it`,
  make: async () => Buffer.concat([Buffer.from(`<!--${payload}-->`), await of(format)]),
  becomes: "unreadable"
}))
const gifBefore: ReadonlyArray<NastyPhoto> = [
  {
    name: "a GIF that a JPEG follows",
    make: async () => Buffer.concat([Buffer.from("GIF89a"), await of("jpeg")]),
    becomes: "unreadable"
  }
]

const described = each((format) => ({
  name: `${format} described by a script`,
  make: () =>
    plain()
      .withExif({ IFD0: { ImageDescription: payload, Artist: payload } })
      .toFormat(format)
      .toBuffer(),
  becomes: "stored"
}))
const marked = each((format) => ({
  name: `${format} with a script as XMP`,
  make: () =>
    plain()
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${payload.replaceAll("<", "&lt;")}</a></x:xmpmeta>`)
      .toFormat(format)
      .toBuffer(),
  becomes: "stored"
}))

const jpegParts = [0xe1, 0xe4, 0xed, 0xef, 0xfe].map(
  (marker): NastyPhoto => ({
    name: `jpeg with a script as part ${marker.toString(16)}`,
    make: async () => {
      const [file, part] = [await of("jpeg"), Buffer.from(payload)]
      const whole = Buffer.concat([Buffer.from([0xff, marker]), number(part.length + 2, 2), part])
      return Buffer.concat([file.subarray(0, 2), whole, file.subarray(2)])
    },
    becomes: "stored"
  })
)
const pngPart = (name: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name), content])
  return Buffer.concat([number(content.length, 4), named, number(crc32(named), 4)])
}
const pngParts = [
  ["tEXt", Buffer.from(`Comment\0${payload}`)],
  ["zTXt", Buffer.concat([Buffer.from("Comment\0\0"), deflateSync(payload)])],
  ["iTXt", Buffer.from(`Comment\0\0\0\0\0${payload}`)],
  ["eXIf", Buffer.from(payload)],
  ["haXx", Buffer.from(payload)]
].map(
  ([name, content]): NastyPhoto => ({
    name: `png with a script as ${name}`,
    make: async () => {
      const file = await of("png")
      return Buffer.concat([file.subarray(0, 33), pngPart(String(name), Buffer.from(content ?? "")), file.subarray(33)])
    },
    becomes: "stored"
  })
)
const webpPart: NastyPhoto = {
  name: "webp with a script as a part of its own",
  make: async () => {
    const file = await of("webp")
    const part = Buffer.concat([Buffer.from("SCRP\u0040\0\0\0", "latin1"), Buffer.alloc(64, payload)])
    const whole = Buffer.concat([file, part])
    whole.writeUInt32LE(whole.length - 8, 4)
    return whole
  },
  becomes: "stored"
}
const avifPart: NastyPhoto = {
  name: "avif with a film and a script as parts of its own",
  make: async () => {
    const part = (name: string) =>
      Buffer.concat([number(payload.length + 8, 4), Buffer.from(name), Buffer.from(payload)])
    return Buffer.concat([await of("avif"), part("moov"), part("uuid")])
  },
  becomes: "stored"
}

const cutOff = [0.1, 0.5, 0.9].flatMap((share) =>
  each((format) => ({
    name: `${share * 100} % of a ${format}`,
    make: async () => {
      const file = await of(format)
      return file.subarray(0, Math.floor(file.length * share))
    },
    becomes: "unreadable"
  }))
)

/** The size in the header of a PNG, as its maker says it. */
const sizedPng = (width: number, height: number): Buffer => {
  const head = Buffer.concat([number(width, 4), number(height, 4), Buffer.from([8, 2, 0, 0, 0])])
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngPart("IHDR", head),
    pngPart("IDAT", deflateSync(Buffer.alloc(1_000))),
    pngPart("IEND", Buffer.alloc(0))
  ])
}
const bombs: ReadonlyArray<NastyPhoto> = [
  { name: "png of 60,000 × 60,000", make: async () => sizedPng(60_000, 60_000), becomes: "tooManyPixels" },
  {
    name: "png of 1 × 100 million",
    make: async () => sizedPng(1, 100_000_000),
    becomes: "tooManyPixels"
  },
  { name: "png of no pixels", make: async () => sizedPng(0, 0), becomes: "unreadable" },
  { name: "png of fewer pixels than it says", make: async () => sizedPng(900, 900), becomes: "unreadable" },
  {
    name: "png of 36 million pixels in 40 KB",
    make: () => plain(6_000, 6_000).png({ compressionLevel: 9 }).toBuffer(),
    becomes: "tooManyPixels"
  },
  {
    name: "jpeg of 60,000 × 60,000",
    make: async () => {
      const file = Buffer.from(await of("jpeg"))
      const frame = file.indexOf(Buffer.from([0xff, 0xc0]))
      file.writeUInt16BE(60_000, frame + 5)
      file.writeUInt16BE(60_000, frame + 7)
      return file
    },
    becomes: "tooManyPixels"
  },
  {
    name: "webp of 16,383 × 16,383",
    make: async () => {
      const file = Buffer.from(await plain().webp({ lossless: true }).toBuffer())
      // 14 bits each behind the signature, less one.
      file.writeUInt32LE(((16_382 << 14) | 16_382) >>> 0, 21)
      return file
    },
    becomes: "tooManyPixels"
  },
  {
    name: "avif of 60,000 × 60,000",
    make: async () => {
      const file = Buffer.from(await of("avif"))
      const size = file.indexOf("ispe") + 8
      file.writeUInt32BE(60_000, size)
      file.writeUInt32BE(60_000, size + 4)
      return file
    },
    becomes: "tooManyPixels"
  },
  {
    name: "avif of 16 million pixels",
    make: () => plain(4_000, 4_000).avif({ effort: 0 }).toBuffer(),
    becomes: "tooManyPixels"
  },
  { name: "jpeg of 399 × 5,000", make: () => plain(399, 5_000).jpeg().toBuffer(), becomes: "tooSmall" },
  { name: "png of one pixel", make: () => plain(1, 1).png().toBuffer(), becomes: "tooSmall" },
  { name: "webp of 16,383 × 400", make: () => plain(16_383, 400).webp().toBuffer(), becomes: "stored" }
]

const animated: ReadonlyArray<NastyPhoto> = [
  {
    name: "webp of five pictures",
    make: () =>
      sharp(Buffer.alloc(side * side * 5 * 3, 90), {
        raw: { width: side, height: side * 5, channels: 3, pageHeight: side }
      })
        .webp({ loop: 0 })
        .toBuffer(),
    becomes: "stored"
  },
  {
    name: "gif of five pictures",
    make: () =>
      sharp(Buffer.alloc(side * side * 5 * 3, 90), {
        raw: { width: side, height: side * 5, channels: 3, pageHeight: side }
      })
        .gif({ loop: 0 })
        .toBuffer(),
    becomes: "unreadable"
  }
]

const turned = Array.from(
  { length: 8 },
  (_, at): NastyPhoto => ({
    name: `jpeg that lies as ${at + 1}`,
    make: () =>
      plain(800, 500)
        .withExif({ IFD0: { ImageDescription: payload } })
        .withMetadata({ orientation: at + 1 })
        .jpeg()
        .toBuffer(),
    becomes: "stored"
  })
)

const padded = Object.entries(paddedPictures).map(
  ([name, { make, isStored }]): NastyPhoto => ({ name, make, becomes: isStored ? "tooSmall" : "unreadable" })
)

/** A hundred files that are no honest photos. */
export const nastyPhotos: ReadonlyArray<NastyPhoto> = [
  ...wrongTypes,
  ...followed,
  ...preceded,
  ...gifBefore,
  ...described,
  ...marked,
  ...jpegParts,
  ...pngParts,
  webpPart,
  avifPart,
  ...cutOff,
  ...bombs,
  ...animated,
  ...turned,
  ...padded
]
