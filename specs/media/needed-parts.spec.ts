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
