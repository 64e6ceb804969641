import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { chartOf } from "#core/charts/chart.rule.ts"
import { machines } from "#core/charts/machines.ts"
import { pathTo } from "#core/charts/path.rule.ts"
import { entrance } from "#core/charts/place.rule.ts"
import { passDecision, settle, takeArrow, waysFrom } from "#core/charts/walk.rule.ts"
import { runs } from "../arbitraries.ts"

describe.each([...machines])("the way to a state of %s", (_id, machine) => {
  const chart = chartOf(machine)
  const paths = new Map(chart.states.map(({ id }) => [id, pathTo(chart, id)]))

  it("is found to every one, and leads there", () => {
    for (const [id, path] of paths) expect(path?.at(-1)?.place.active, id).toContain(id)
  })

  it("is never longer than a random walk needs", () => {
    const wandering = fc.array(fc.nat(), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(wandering, (choices) => {
        let { place } = settle(chart, entrance(chart))
        for (const [decisions, choice] of choices.entries()) {
          const { arrows, mayPass, why } = waysFrom(chart, place)
          const many = arrows.length + (mayPass && why !== "rest" ? 1 : 0)
          if (many === 0) return
          const chosen = arrows[choice % many]
          place = settle(
            chart,
            chosen === undefined ? passDecision(chart, place) : takeArrow(chart, place, chosen)
          ).place
          for (const id of place.active) expect(paths.get(id)?.length).toBeLessThanOrEqual(decisions + 2)
        }
      }),
      runs(30)
    )
  })
})

describe("the way to the sixth send", () => {
  it("is listed in its order", () => {
    const machine = machines.get("otp")
    const path = machine && pathTo(chartOf(machine), "otp.active.flow.exhausted")
    expect(path?.map(({ arrows }) => arrows.map(({ id }) => id))).toEqual([
      [],
      ["otp.active.resend.deciding: at once (1)"],
      ["otp.active.flow.recalling: done"],
      ["otp.active.flow.starting: at once (3)"]
    ])
  })
})
