import { describe, expect, it } from "vitest"
import type { Chart, Guard } from "#core/charts/chart.ts"
import { holds } from "#core/charts/guard.rule.ts"

const chart: Chart = {
  id: "m",
  shape: "",
  states: [],
  arrows: [],
  meanings: {
    isHere: { is: "in", states: ["m.here"] },
    isAway: { is: "not", guard: { is: "named", name: "isHere" } }
  }
}
const named = (name: string): Guard => ({ is: "named", name })
const within = (...states: ReadonlyArray<string>): Guard => ({ is: "in", states })
const [yes, no, unknown] = [within("m.here"), within("m.there"), named("isPaid")]
const asked = (guard: Guard | undefined) => holds(chart, { active: ["m", "m.here"], raised: [], passed: [] }, guard)

describe("what states alone say about a guard", () => {
  it("is that none is no condition, and that all of the states it names are there", () => {
    expect(asked(undefined)).toBe(true)
    expect(asked(within("m", "m.here"))).toBe(true)
    expect(asked(within("m", "m.there"))).toBe(false)
  })

  it("is what a name stands for, and nothing of a name alone", () => {
    expect([named("isHere"), named("isAway"), unknown].map(asked)).toEqual([true, false, undefined])
  })

  // Kleene's three values.
  it.each([
    ["and", [yes, yes], true],
    ["and", [yes, no], false],
    ["and", [unknown, no], false],
    ["and", [yes, unknown], undefined],
    ["and", [], true],
    ["or", [no, yes], true],
    ["or", [unknown, yes], true],
    ["or", [no, unknown], undefined],
    ["or", [no, no], false],
    ["or", [], false]
  ] as const)("is, of %s over %j: %s", (is, guards, answer) => expect(asked({ is, guards })).toBe(answer))

  it.each([
    [yes, false],
    [no, true],
    [unknown, undefined]
  ])("is the other way round of not %j: %s", (guard, answer) => expect(asked({ is: "not", guard })).toBe(answer))
})
