import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { rules } from "#core/charts/rules.ts"
import { onSlider, sliderOf } from "#core/charts/trial/slider.rule.ts"

describe("the slider of a number", () => {
  it.each([
    ["a lock at the fifth wrong password", 5, "times", { least: 1, most: 20, step: 1, grain: 1 }],
    ["30 seconds between two codes", 30_000, "ms", { least: 1_000, most: 120_000, step: 1_000, grain: 1_000 }],
    [
      "a popup once in 24 hours",
      86_400_000,
      "ms",
      { least: 3_600_000, most: 345_600_000, step: 3_600_000, grain: 3_600_000 }
    ],
    ["half a second", 500, "ms", { least: 100, most: 2_000, step: 100, grain: 1_000 }],
    ["a note of a third of ten seconds", 3_333, "ms", { least: 133, most: 13_233, step: 100, grain: 1_000 }],
    ["free shipping from Rp200.000", 200_000, "rupiah", { least: 10_000, most: 800_000, step: 10_000, grain: 1 }]
  ] as const)("of %s has round steps around it", (_, value, unit, slider) =>
    expect(sliderOf({ value, unit })).toEqual(slider)
  )

  it("has the present value of every number of the shop on one of at most 500 steps", () => {
    const faults = rules.filter((rule) => {
      const { least, most, step, grain } = sliderOf(rule)
      const isOn = (rule.value - least) % step === 0 && least <= rule.value && rule.value <= most && least > 0
      return !isOn || (most - least) / step > 500 || most < 2 * rule.value || step < grain / 100
    })
    expect(faults).toEqual([])
  })

  it("takes what is typed to its nearest step, whatever it is", () =>
    fc.assert(
      fc.property(fc.constantFrom(...rules), fc.double(), (rule, typed) => {
        const slider = sliderOf(rule)
        const value = onSlider(slider, typed)
        expect((value - slider.least) % slider.step).toBe(0)
        expect(value).toBeGreaterThanOrEqual(slider.least)
        expect(value).toBeLessThanOrEqual(slider.most)
      })
    ))
})
