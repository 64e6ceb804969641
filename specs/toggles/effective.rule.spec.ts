import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { effectiveToggles } from "#core/toggles/effective.rule.ts"
import { allOn, type Toggles, toggleNames } from "#core/toggles/toggles.ts"

describe("what is on", () => {
  it("is what the settings allow and operations have not switched off", () =>
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { minLength: toggleNames.length, maxLength: toggleNames.length }),
        fc.uniqueArray(fc.constantFrom(...toggleNames)),
        (allowed, off) => {
          const settings = Object.fromEntries(toggleNames.map((name, at) => [name, allowed[at]])) as Toggles
          for (const name of toggleNames)
            expect(effectiveToggles(settings, off)[name]).toBe(settings[name] && !off.includes(name))
        }
      )
    ))

  it("is everything if nothing was switched off", () => {
    expect(effectiveToggles(allOn, [])).toEqual(allOn)
    expect(effectiveToggles(allOn, ["otp_sms"])).toEqual({ ...allOn, otp_sms: false })
  })
})
