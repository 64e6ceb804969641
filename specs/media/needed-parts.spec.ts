import fc from "fast-check"
import sharp, { type Sharp } from "sharp"
import { beforeAll, describe, expect, it } from "vitest"
import { neededParts } from "#adapters/media/needed-parts.ts"

const encoders: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  "a JPEG": (picture) => picture.jpeg(),
  "a progressive JPEG": (picture) => picture.jpeg({ progressive: true }),
  "a JPEG in CMYK": (picture) => picture.toColourspace("cmyk").jpeg(),
  "a PNG": (picture) => picture.png(),
  "an interlaced PNG": (picture) => picture.png({ progressive: true }),
  "a PNG with a palette": (picture) => picture.png({ palette: true }),
  "a WebP": (picture) => picture.webp(),
  "a WebP without loss": (picture) => picture.webp({ lossless: true }),
  "an AVIF": (picture) => picture.avif({ effort: 0 })
}

/** A picture whose corners differ, half of it seen through, turned by its description, with the colours of a phone. */
const photo = (): Sharp => {
  const pixels = Buffer.from(
    Array.from({ length: 24 * 16 }, (_, at) => [(at * 10) & 255, (at * 3) & 255, at & 255, at % 2 ? 255 : 128]).flat()
  )
  return sharp(pixels, { raw: { width: 24, height: 16, channels: 4 } })
    .withMetadata({ orientation: 6 })
    .withIccProfile("p3")
    .withExifMerge({ IFD0: { Artist: "Melati" } })
    .withXmp("<x>Melati</x>")
}
/** A part of a PNG: its length, its name, its content and the check of both, which nothing here reads. */
const part = (name: string, size = 0): Buffer => {
  const one = Buffer.alloc(12 + size)
  one.writeUInt32BE(size, 0)
  one.write(name, 4, "latin1")
  return one
}
const partsOfPng = (file: Buffer): number => {
  let count = 0
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) count++
  return count
}
const seen = (file: Uint8Array) =>
  sharp(file).autoOrient().toColourspace("srgb").raw().toBuffer({ resolveWithObject: true })

describe("the parts of a picture that decoding needs", () => {
  const files = new Map<string, Buffer>()
  beforeAll(async () => {
    for (const [name, encode] of Object.entries(encoders)) files.set(name, await encode(photo()).toBuffer())
  })
  const fileOf = (name: string): Buffer => files.get(name) ?? Buffer.alloc(0)

  it.each(Object.keys(encoders))("of %s show the same picture, in the same colours and upright", async (name) => {
    const needed = neededParts(fileOf(name)) ?? new Uint8Array()
    expect(needed.length).toBeGreaterThan(0)
    expect(await seen(needed)).toEqual(await seen(fileOf(name)))
    const colours = (file: Uint8Array) => sharp(file).metadata()
    expect((await colours(needed)).icc).toEqual((await colours(fileOf(name))).icc)
    expect((await colours(needed)).autoOrient).toEqual((await colours(fileOf(name))).autoOrient)
  })

  it("are the first picture of a film", async () => {
    const pixels = Buffer.concat([Buffer.alloc(8 * 8 * 3, 90), Buffer.alloc(8 * 8 * 3, 20)])
    const film = await sharp(pixels, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
      .webp({ lossless: true })
      .toBuffer()
    const needed = neededParts(film) ?? new Uint8Array()
    expect((await sharp(film).metadata()).pages).toBe(2)
    expect((await sharp(needed).metadata()).pages ?? 1).toBe(1)
    expect(await seen(needed)).toEqual(await seen(film))
  })

  it("are none of any other format", async () => {
    const others = ["gif", "tiff"] as const
    for (const format of others) expect(neededParts(await photo().toFormat(format).toBuffer())).toBeUndefined()
    expect(neededParts(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeUndefined()
    fc.assert(fc.property(fc.uint8Array(), (bytes) => neededParts(bytes) === undefined))
  })

  it("of a PNG are looked for among 10 000, not among more", async () => {
    const plain = await photo().png().toBuffer()
    const [head, rest] = [plain.subarray(0, -12), plain.subarray(-12)]
    const own = partsOfPng(plain)
    const withTexts = (texts: number) =>
      neededParts(Buffer.concat([head, ...Array.from({ length: texts }, () => part("tEXt")), rest]))
    expect(withTexts(10_000 - own)).toEqual(neededParts(plain))
    expect(withTexts(10_001 - own)).toBeUndefined()
  })

  it("say how a picture stands in at most 64 KB, and only once", async () => {
    const plain = await sharp({ create: { width: 4, height: 4, channels: 3, background: "red" } })
      .png()
      .toBuffer()
    const [head, rest] = [plain.subarray(0, 33), plain.subarray(33)]
    const withStand = (...sizes: ReadonlyArray<number>) =>
      neededParts(Buffer.concat([head, ...sizes.map((size) => part("eXIf", size)), rest]))?.length ?? 0
    const without = neededParts(plain)?.length ?? 0
    expect(withStand(65_536)).toBe(without + 65_536 + 12)
    expect(withStand(65_537)).toBe(without)
    expect(withStand(100, 100)).toBe(without + 100 + 12)
  })

  it.each(Object.keys(encoders))("of %s that is damaged are looked for to its end, without a failure", (name) => {
    const file = fileOf(name)
    const place = fc.nat(Math.min(400, file.length - 1))
    const damage = fc.array(fc.tuple(place, fc.nat(255)), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(damage, fc.nat(file.length), (bytes, end) => {
        const damaged = Buffer.from(file)
        for (const [at, byte] of bytes) damaged[at] = byte
        expect(neededParts(damaged)?.length ?? 0).toBeLessThanOrEqual(file.length)
        expect(neededParts(damaged.subarray(0, end))?.length ?? 0).toBeLessThanOrEqual(file.length)
      })
    )
  })
})
