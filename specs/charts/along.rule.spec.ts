import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { along, type Direction } from "#core/charts/along.rule.ts"
import { chartOf } from "#core/charts/chart.rule.ts"
import type { Chart } from "#core/charts/chart.ts"
import { chartFileIn } from "#core/charts/exhibit.ts"
import { machines } from "#core/charts/machines.ts"
import { heatIn } from "#core/charts/recording/heat.ts"

const otp = machines.get("otp")
if (otp === undefined) throw new Error("there is no otp")
const chart = chartOf(otp)

const directions: ReadonlyArray<Direction> = ["onward", "back", "next", "previous"]

/** An arrow of its own or of a state around it leads somewhere, or there are states inside. */
const hasWayOut = ({ arrows, states }: Chart, state: string): boolean => {
  const outside = states.filter(({ id }) => state === id || state.startsWith(`${id}.`)).map(({ id }) => id)
  const inner = states.some(({ parent }) => parent === state)
  return inner || arrows.some(({ from, to, event }) => outside.includes(from) && to.length > 0 && event !== "")
}

describe("going along the arrows", () => {
  it("leads from a state over its arrow to the next, and back", () => {
    const begin = { kind: "state", id: "otp.active.flow.verifying" } as const
    const arrow = along(chart, begin, "onward")
    expect(arrow).toEqual({ kind: "arrow", id: "otp.active.flow.verifying: done" })
    expect(along(chart, arrow, "onward")).toEqual({ kind: "state", id: "otp.active.flow.verified" })
    expect(along(chart, arrow, "back")).toEqual(begin)
    expect(along(chart, arrow, "previous")).toEqual({ kind: "arrow", id: "otp.active.flow.verifying: code.typed" })
  })

  it.each([...machines.keys()])("reaches every state and arrow of %s by the keys alone, and has no dead end", (id) => {
    const machine = machines.get(id)
    if (machine === undefined) throw new Error(`there is no ${id}`)
    const other = chartOf(machine)
    for (const { id: state, type } of other.states)
      if (type !== "final" && other.arrows.some(({ to }) => to.length > 0) && hasWayOut(other, state))
        expect(along(other, { kind: "state", id: state }, "onward"), state).not.toEqual({ kind: "state", id: state })
    const reached = new Set([id])
    const wave: Array<Parameters<typeof along>[1]> = [{ kind: "state", id }]
    for (let one = wave.pop(); one !== undefined; one = wave.pop())
      for (const direction of directions) {
        const next = along(other, one, direction)
        if (!reached.has(next.id)) wave.push(next)
        reached.add(next.id)
      }
    expect(other.states.filter((one) => !reached.has(one.id)).map((one) => one.id)).toEqual([])
  })

  it("never leaves the chart", () => {
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
