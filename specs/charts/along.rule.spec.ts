import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { along, type Direction } from "#core/charts/along.rule.ts"
import { chartOf } from "#core/charts/chart.rule.ts"
import { chartFileIn } from "#core/charts/exhibit.ts"
import { heatIn } from "#core/charts/heat.ts"
import { machines } from "#core/charts/machines.ts"

const otp = machines.get("otp")
if (otp === undefined) throw new Error("there is no otp")
const chart = chartOf(otp)

describe("going along the arrows", () => {
  it("leads from a state over its arrow to the next, and back", () => {
    const begin = { kind: "state", id: "otp.active.flow.verifying" } as const
    const arrow = along(chart, begin, "onward")
    expect(arrow).toEqual({ kind: "arrow", id: "otp.active.flow.verifying: done" })
    expect(along(chart, arrow, "onward")).toEqual({ kind: "state", id: "otp.active.flow.verified" })
    expect(along(chart, arrow, "back")).toEqual(begin)
    expect(along(chart, arrow, "previous")).toEqual({ kind: "arrow", id: "otp.active.flow.verifying: code.typed" })
  })

  it("never leaves the chart", () => {
    const directions: ReadonlyArray<Direction> = ["onward", "back", "next", "previous"]
    const known = new Set([...chart.states, ...chart.arrows].map(({ id }) => id))
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...directions), { maxLength: 40 }), (steps) => {
        let looked = { kind: "state", id: "otp" } as Parameters<typeof along>[1]
        for (const step of steps) {
          looked = along(chart, looked, step)
          expect(known).toContain(looked.id)
        }
      })
    )
  })
})

describe("a file that is opened", () => {
  it("is heat only if it has heat's form", () => {
    const heat = { v: 1, machine: "otp", sessions: 3, arrows: { "otp: ledger.changed (1)": 2 } }
    expect(heatIn(heat)).toEqual(heat)
    expect(heatIn({ ...heat, arrows: { a: "many", b: 1 } })?.arrows).toEqual({ b: 1 })
    fc.assert(fc.property(fc.anything(), (file) => heatIn(file) === undefined))
  })

  it("is a chart only if it has a chart's form", () => {
    const chartTexts = { id: {}, en: {}, code: {} }
    expect(chartFileIn({ v: 1, chart, chartTexts })?.chart).toEqual(chart)
    expect(
      [
        { v: 2, chart, chartTexts },
        { v: 1, chart: [], chartTexts },
        { v: 1, chart, chartTexts: {} }
      ].map(chartFileIn)
    ).toEqual([undefined, undefined, undefined])
    fc.assert(fc.property(fc.anything(), (file) => chartFileIn(file) === undefined))
  })
})
