import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { cutOf, isSameEdit, type PhotoEdit, storedSideMost, unedited } from "#core/reviews/photos/photo-edit.ts"

const share = fc.double({ min: 0, max: 1, noNaN: true })
const anyCrop = fc.tuple(share, share, share, share).map(([a, b, c, d]) => ({
  left: a * 0.9,
  top: b * 0.9,
  width: Math.max(0.01, c * (1 - a * 0.9)),
  height: Math.max(0.01, d * (1 - b * 0.9))
}))
const anyEdit: fc.Arbitrary<PhotoEdit> = fc.record(
  { turns: fc.constantFrom(0, 1, 2, 3), crop: anyCrop },
  { requiredKeys: ["turns"] }
)
const anySize = fc.record({ width: fc.integer({ min: 400, max: 9_000 }), height: fc.integer({ min: 400, max: 9_000 }) })

describe("the cut of a photo", () => {
  it("has at most 2,000 pixels on its longest side, and is never enlarged", () => {
    expect(cutOf({ width: 4_000, height: 3_000 }, unedited).drawn).toEqual({ width: 2_000, height: 1_500 })
    expect(cutOf({ width: 800, height: 600 }, unedited).drawn).toEqual({ width: 800, height: 600 })
    expect(cutOf({ width: 4_000, height: 3_000 }, { turns: 1 }).drawn).toEqual({ width: 1_500, height: 2_000 })
  })

  it("lies inside the turned picture", () =>
    fc.assert(
      fc.property(anySize, anyEdit, (size, edit) => {
        const { left, top, width, height, drawn } = cutOf(size, edit)
        const [across, down] = edit.turns % 2 === 0 ? [size.width, size.height] : [size.height, size.width]
        expect(left).toBeGreaterThanOrEqual(0)
        expect(top).toBeGreaterThanOrEqual(0)
        expect(left + width).toBeLessThanOrEqual(across)
        expect(top + height).toBeLessThanOrEqual(down)
        expect(Math.max(drawn.width, drawn.height)).toBeLessThanOrEqual(2_000)
        expect(drawn.width).toBeLessThanOrEqual(width)
      })
    ))

  it("is the same for the same edit alone", () => {
    const crop = { left: 0, top: 0.125, width: 1, height: 0.75 }
    expect(isSameEdit({ turns: 0, crop }, { turns: 0, crop: { ...crop } })).toBe(true)
    expect(isSameEdit({ turns: 0, crop }, unedited)).toBe(false)
    expect(isSameEdit({ turns: 0 }, { turns: 2 })).toBe(false)
    for (const side of ["left", "top", "width", "height"] as const)
      expect(isSameEdit({ turns: 0, crop }, { turns: 0, crop: { ...crop, [side]: 0.5 } })).toBe(false)
  })
})

describe("a photo as a browser stores it", () => {
  it("is at most 2,000 pixels long, unless a nearest crop would then have less than 400 pixels", () => {
    expect(storedSideMost({ width: 4_000, height: 3_000 })).toBe(2_000)
    expect(storedSideMost({ width: 3_000, height: 9_000 })).toBe(3_600)
    expect(storedSideMost({ width: 4_000, height: 1_000 })).toBeGreaterThanOrEqual(4_000)
  })

  it("has 400 pixels left in each crop of 400 pixels of the original that is at most three times nearer", () =>
    fc.assert(
      fc.property(anySize, (size) => {
        const { drawn } = cutOf(size, unedited, storedSideMost(size))
        const shortest = Math.min(size.width, size.height)
        const nearest = Math.max(400, shortest / 3)
        expect((nearest * Math.min(drawn.width, drawn.height)) / shortest).toBeGreaterThanOrEqual(399)
      })
    ))
})
