import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  cropUnder,
  isSamePlacing,
  placedWithin,
  placingOf,
  type Stage,
  zoomsOf
} from "#core/reviews/photos/crop-frame.rule.ts"

const anyStage: fc.Arbitrary<Stage> = fc
  .record({
    width: fc.integer({ min: 400, max: 6_000 }),
    height: fc.integer({ min: 400, max: 6_000 }),
    scale: fc.double({ min: 0.06, max: 1, noNaN: true }),
    turns: fc.constantFrom(0, 1, 2, 3)
  })
  .map(({ width, height, scale, turns }) => ({
    frame: 268,
    media: { width: width * scale, height: height * scale },
    size: { width, height },
    turns
  }))
const anyPlacing = fc.record({
  x: fc.double({ min: -2_000, max: 2_000, noNaN: true }),
  y: fc.double({ min: -2_000, max: 2_000, noNaN: true }),
  zoom: fc.double({ min: 0.01, max: 20, noNaN: true })
})

describe("the frame of a photo", () => {
  it("shows the middle of a picture of 4 by 3, as large as it can be, until it is moved", () => {
    const stage: Stage = {
      frame: 268,
      media: { width: 536, height: 402 },
      size: { width: 2_000, height: 1_500 },
      turns: 0
    }
    const placing = placingOf(stage, undefined)
    expect(placing).toEqual({ x: 0, y: 0, zoom: 268 / 402 })
    expect(cropUnder(stage, placing)).toEqual({ left: 0.125, top: 0, width: 0.75, height: 1 })
    expect(cropUnder(stage, { ...placing, x: -1_000 }).left).toBeCloseTo(0.25)
  })

  it("shows at least 400 pixels of a picture: one of 400 cannot be enlarged", () => {
    const small: Stage = { frame: 268, media: { width: 268, height: 268 }, size: { width: 400, height: 400 }, turns: 0 }
    expect(zoomsOf(small)).toEqual({ least: 1, most: 1 })
    expect(zoomsOf({ ...small, size: { width: 800, height: 900 } })).toEqual({ least: 1, most: 2 })
    expect(zoomsOf({ ...small, size: { width: 4_000, height: 4_000 } })).toEqual({ least: 1, most: 3 })
  })

  it("is always full of picture, a square of at least 400 pixels", () =>
    fc.assert(
      fc.property(anyStage, anyPlacing, (stage, placing) => {
        const { left, top, width, height } = cropUnder(stage, placing)
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
        expect(left + width).toBeLessThanOrEqual(1 + 1e-9)
        expect(top + height).toBeLessThanOrEqual(1 + 1e-9)
        const across = stage.turns % 2 === 0 ? stage.size.width : stage.size.height
        const down = stage.turns % 2 === 0 ? stage.size.height : stage.size.width
        expect(width * across).toBeCloseTo(height * down, 3)
        expect(width * across).toBeGreaterThanOrEqual(400 - 1e-6)
      })
    ))

  it("is where it was unless the picture moves by half a pixel or a thousandth of its zoom", () => {
    const placing = { x: 10, y: -4, zoom: 1.25 }
    expect(isSamePlacing(placing, { x: 10.4, y: -4.4, zoom: 1.2509 })).toBe(true)
    for (const other of [{ x: 10.6 }, { y: -4.6 }, { zoom: 1.252 }])
      expect(isSamePlacing(placing, { ...placing, ...other })).toBe(false)
  })

  it("shows a part again as it was left", () =>
    fc.assert(
      fc.property(anyStage, anyPlacing, (stage, placing) => {
        const placed = placedWithin(stage, placing)
        const again = placingOf(stage, cropUnder(stage, placed))
        expect(again.zoom).toBeCloseTo(placed.zoom, 6)
        expect(again.x).toBeCloseTo(placed.x, 4)
        expect(again.y).toBeCloseTo(placed.y, 4)
      })
    ))
})
