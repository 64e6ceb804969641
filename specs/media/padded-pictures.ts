import { crc32, deflateSync } from "node:zlib"
import sharp from "sharp"
import { pictureBytes } from "#core/kernel/upload.ts"

// Pictures of 100 × 100 pixels, or files that say that they are ones, with as much beside their pixels as an upload may have.

const plain = () => sharp({ create: { width: 100, height: 100, channels: 3, background: "#c2185b" } })
/** Room for pixels and for the heads of parts. */
const mostBytes = pictureBytes - 10_000
const times = (part: Buffer, most = Number.POSITIVE_INFINITY): Buffer =>
  Buffer.concat(Array(Math.min(most, Math.floor(mostBytes / part.length))).fill(part))

const bigEndian = (value: number, bytes: number): Buffer => {
  const written = Buffer.alloc(bytes)
  written.writeUIntBE(value, 0, bytes)
  return written
}
const littleEndian = (value: number, bytes: number): Buffer => bigEndian(value, bytes).reverse()

/** Fifty megabytes of one letter, compressed to 50 KB: what one compressed text may unpack to. */
const unpacksToMuch = deflateSync(Buffer.alloc(49_000_000), { level: 9 })

const pngPart = (name: string, ...content: ReadonlyArray<string | Buffer>): Buffer => {
  const named = Buffer.concat([name, ...content].map((one) => Buffer.from(one)))
  return Buffer.concat([bigEndian(named.length - 4, 4), named, bigEndian(crc32(named), 4)])
}
const png = async (parts: Buffer): Promise<Buffer> => {
  const file = await plain().png().toBuffer()
  // Behind the signature and the header.
  return Buffer.concat([file.subarray(0, 33), parts, file.subarray(33)])
}

const jpegPart = (marker: number, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker]), bigEndian(content.length + 2, 2), content])
const jpeg = async (parts: Buffer): Promise<Buffer> => {
  const file = await plain().jpeg().toBuffer()
  return Buffer.concat([file.subarray(0, 2), parts, file.subarray(2)])
}
const colours = (segment: number): Buffer =>
  jpegPart(0xe2, Buffer.concat([Buffer.from("ICC_PROFILE\0"), Buffer.from([segment, 255]), Buffer.alloc(30_000)]))

/**
 * A progressive JPEG of the most pixels, all alike, with one scan for each bit of each coefficient. Each scan is of one
 * component, and says the same for all blocks.
 */
const manyScans = async (): Promise<Buffer> => {
  const side = 4_898
  const file = await sharp({ create: { width: side, height: side, channels: 3, background: "#c2185b" } })
    .jpeg({ progressive: true, chromaSubsampling: "4:4:4" })
    .toBuffer()
  const last = file.lastIndexOf(Buffer.from([0xff, 0xda]))
  const table = file.lastIndexOf(Buffer.from([0xff, 0xc4]))
  const scan = file.subarray(last, -2)
  // The first scan is that of all averages; the tables of the second stand behind it.
  const first = file.indexOf(Buffer.from([0xff, 0xda]))
  const second = file.indexOf(Buffer.from([0xff, 0xc4]), first)
  const scans = [1, 2, 3].flatMap((component) =>
    Array.from({ length: 63 }, (_, at) => at + 1).flatMap((coefficient) =>
      Array.from({ length: 14 }, (_, at) => 13 - at).map((bit) => {
        const one = Buffer.from(scan)
        one[5] = component
        one.set([coefficient, coefficient, bit === 13 ? bit : ((bit + 1) << 4) | bit], 7)
        return one
      })
    )
  )
  return Buffer.concat([file.subarray(0, second), file.subarray(table, last), ...scans, file.subarray(-2)])
}

const webpPart = (name: string, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from(name), littleEndian(content.length, 4), content, Buffer.alloc(content.length % 2)])
const webp = (flags: number, parts: ReadonlyArray<Buffer>): Buffer => {
  const size = [littleEndian(99, 3), littleEndian(99, 3)]
  const file = Buffer.concat([
    Buffer.from("WEBP"),
    webpPart("VP8X", Buffer.concat([Buffer.from([flags, 0, 0, 0]), ...size])),
    ...parts
  ])
  return Buffer.concat([Buffer.from("RIFF"), littleEndian(file.length, 4), file])
}
const manyFrames = async (most?: number): Promise<Buffer> => {
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: "#c2185b" } })
  const picture = await pixel.webp({ lossless: true }).toBuffer()
  const frame = webpPart("ANMF", Buffer.concat([Buffer.alloc(16), picture.subarray(12)]))
  return webp(2, [webpPart("ANIM", Buffer.alloc(6)), times(frame, most)])
}
const largeDescription = async (): Promise<Buffer> => {
  // One entry after the other names the same bytes.
  const entry = Buffer.concat([littleEndian(0x10e, 2), littleEndian(7, 2), littleEndian(7_000_000, 4)])
  const entries = Array(60_000).fill(Buffer.concat([entry, littleEndian(720_014, 4)]))
  const head = Buffer.concat([Buffer.from("II*\0"), littleEndian(8, 4), littleEndian(entries.length, 2), ...entries])
  const described = Buffer.concat([head, Buffer.alloc(4), Buffer.alloc(7_000_000, 65)])
  const picture = (await plain().webp().toBuffer()).subarray(12)
  return webp(8, [picture, webpPart("EXIF", described)])
}

const box = (name: string, ...content: ReadonlyArray<Buffer>): Buffer => {
  const within = Buffer.concat(content)
  return Buffer.concat([bigEndian(within.length + 8, 4), Buffer.from(name), within])
}
/** An AVIF with a description that names the same 7.9 MB 32 times. */
const repeatedItem = async (): Promise<Buffer> => {
  const file = await plain().avif().toBuffer()
  const boxNamed = (name: string): Buffer => {
    const at = file.indexOf(name) - 4
    return file.subarray(at, at + file.readUInt32BE(at))
  }
  const [pixels, described] = [boxNamed("mdat").subarray(8), Buffer.alloc(7_900_000)]
  const entry = (id: number, type: string) =>
    box("infe", bigEndian(0x02_00_00_00, 4), bigEndian(id, 2), bigEndian(0, 2), Buffer.from(`${type}\0`))
  const headWith = (start: number): Buffer => {
    const item = (id: number, extents: number, from: number, length: number) => [
      bigEndian(id, 2),
      bigEndian(0, 2),
      bigEndian(extents, 2),
      ...Array<Buffer>(extents).fill(Buffer.concat([bigEndian(from, 4), bigEndian(length, 4)]))
    ]
    return Buffer.concat([
      boxNamed("ftyp"),
      box(
        "meta",
        bigEndian(0, 4),
        boxNamed("hdlr"),
        boxNamed("pitm"),
        box(
          "iloc",
          bigEndian(0, 4),
          Buffer.from([0x44, 0]),
          bigEndian(2, 2),
          ...item(1, 1, start, pixels.length),
          ...item(2, 32, start + pixels.length, described.length)
        ),
        box("iinf", bigEndian(0, 4), bigEndian(2, 2), entry(1, "av01"), entry(2, "Exif")),
        box("iref", bigEndian(0, 4), box("cdsc", bigEndian(2, 2), bigEndian(1, 2), bigEndian(1, 2))),
        boxNamed("iprp")
      )
    ])
  }
  return Buffer.concat([headWith(headWith(0).length + 8), box("mdat", pixels, described)])
}

/** A drawing whose every element is compared with every rule of its style; the shop takes no drawings. */
const drawing = (): Buffer => {
  const numbers = Array.from({ length: 20_000 }, (_, at) => at)
  const rules = numbers.map((at) => `.a${at} .b${at}{fill:red}`).join("")
  const elements = numbers.map((at) => `<g class="b${at}"/>`).join("")
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><style>${rules}</style>${elements}</svg>`
  )
}

/** What is sent, by a name without `:`, and whether it is stored. */
export const paddedPictures: Readonly<
  Record<string, { readonly make: () => Promise<Buffer>; readonly isStored: boolean }>
> = {
  "png with 160 compressed texts": {
    make: () => png(times(pngPart("zTXt", "a\0\0", unpacksToMuch), 160)),
    isStored: true
  },
  "png with 160 compressed international texts": {
    make: () => png(times(pngPart("iTXt", "a\0\u0001\0\0\0", unpacksToMuch), 160)),
    isStored: true
  },
  "png with compressed colours": { make: () => png(pngPart("iCCP", "a\0\0", unpacksToMuch)), isStored: true },
  "png with 9000 palettes": {
    make: () => png(times(pngPart("sPLT", "a\0\b", Buffer.alloc(6)), 9_000)),
    isStored: true
  },
  "png with many palettes": { make: () => png(times(pngPart("sPLT", "a\0\b", Buffer.alloc(6)))), isStored: false },
  "jpeg with many notes of programs": { make: () => jpeg(times(jpegPart(0xe1, Buffer.alloc(2)))), isStored: false },
  "jpeg with 9000 notes of programs": {
    make: () => jpeg(times(jpegPart(0xe1, Buffer.alloc(800)), 9_000)),
    isStored: true
  },
  "jpeg with many comments": { make: () => jpeg(times(jpegPart(0xfe, Buffer.alloc(2)))), isStored: false },
  "jpeg with colours in 255 parts": {
    make: () => jpeg(Buffer.concat(Array.from({ length: 255 }, (_, at) => colours(at + 1)))),
    isStored: true
  },
  "jpeg with 2646 scans": { make: manyScans, isStored: false },
  "webp with 9000 frames": { make: () => manyFrames(9_000), isStored: true },
  "webp with many frames": { make: () => manyFrames(), isStored: false },
  "webp with a description of 7 MB": { make: largeDescription, isStored: true },
  "avif with a description that is read 32 times": { make: repeatedItem, isStored: false },
  "svg with many rules": { make: async () => drawing(), isStored: false }
}
