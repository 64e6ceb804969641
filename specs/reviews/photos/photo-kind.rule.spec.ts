import { readFileSync } from "node:fs"
import { join } from "node:path"
import fc from "fast-check"
import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { photoKindOf } from "#core/reviews/photos/photo-kind.rule.ts"

const drawn = sharp({ create: { width: 8, height: 8, channels: 3, background: "#c0392b" } })
const headOf = (brand: string) => new Uint8Array(Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1`, "latin1"))

describe("the kind of a picture", () => {
  it("is read from its first bytes", async () => {
    for (const kind of ["jpeg", "png", "webp", "avif"] as const)
      expect(photoKindOf(new Uint8Array(await drawn.clone().toFormat(kind).toBuffer()))).toBe(kind)
  })

  it("is HEIF for the brands of telephones", () => {
    for (const brand of ["heic", "heix", "mif1", "hevc"]) expect(photoKindOf(headOf(brand))).toBe("heif")
    expect(photoKindOf(headOf("avif"))).toBe("avif")
  })

  it("is none for films, texts and anything else", () => {
    for (const brand of ["isom", "mp42", "qt  "]) expect(photoKindOf(headOf(brand))).toBeUndefined()
    const readme = readFileSync(join(import.meta.dirname, "../../../README.md"))
    expect(photoKindOf(new Uint8Array(readme))).toBeUndefined()
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 3 }), (bytes) => {
        fc.pre(bytes[0] !== 0xff)
        expect(photoKindOf(bytes)).toBeUndefined()
      })
    )
  })
})
