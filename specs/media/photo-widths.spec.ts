import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { widthsOf } from "#adapters/media/photo-widths.ts"
import { runs } from "#specs/arbitraries.ts"

const side = fc.integer({ min: 400, max: 60_000 })

describe("widths of a stored photo", () => {
  it.each([
    [4_032, 3_024, [240, 480, 960]],
    [960, 1_600, [240, 480, 960]],
    [960, 1_601, [240, 480, 959]],
    [2_160, 3_840, [240, 480, 900]],
    [780, 1_014, [240, 480, 780]],
    [480, 400, [240, 480]],
    [400, 400, [240, 400]],
    [400, 8_000, [80]],
    [400, 60_000, [10]]
  ])("of %i × %i are %j", (width, height, widths) => {
    expect(widthsOf({ width, height })).toEqual(widths)
  })

  it("rise, are never more than the photo has, and none is taller than 1,600 pixels", () =>
    fc.assert(
      fc.property(side, side, (width, height) => {
        const widths = widthsOf({ width, height })
        expect(widths.length).toBeGreaterThan(0)
        expect(widths).toEqual([...new Set(widths)].toSorted((one, other) => one - other))
        for (const one of widths) {
          expect(one).toBeGreaterThan(0)
          expect(one).toBeLessThanOrEqual(Math.min(width, 960))
          expect((one * height) / width).toBeLessThanOrEqual(1_600)
        }
      }),
      runs(200)
    ))
})
