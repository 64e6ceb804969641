import { describe, expect, it } from "vitest"
import { loginMachine } from "#core/account/login/login.machine.ts"
import { chartOf } from "#core/charts/chart.rule.ts"
import { differenceOf } from "#core/charts/diff.rule.ts"
import { differenceMarks, placeNow } from "#core/charts/release/difference-marks.rule.ts"

const chart = chartOf(loginMachine())

describe("a difference on the drawing", () => {
  const gone = "login.form.limitWarning"
  const without = {
    ...chart,
    states: chart.states.filter(({ id }) => id !== gone),
    arrows: chart.arrows.filter(({ to }) => !to.includes(gone))
  }
  const lost = chart.arrows.find(({ to }) => to.includes(gone)) ?? expect.fail("nothing leads there")

  it("marks what is new, and where something was that is gone", () => {
    expect([...differenceMarks(chart, without, differenceOf(without, chart))]).toContainEqual([gone, "added"])
    const marks = differenceMarks(without, chart, differenceOf(chart, without))
    expect(marks.get("login.form")).toBe("removed")
    expect(marks.get(lost.from)).toBe("removed")
  })

  it("leads from what is gone to the nearest place that is there", () => {
    expect(placeNow(without, chart, lost)).toEqual({ kind: "state", id: lost.from })
    const [state] = chart.states.filter(({ id }) => id === gone)
    expect(state && placeNow(without, chart, state)).toEqual({ kind: "state", id: "login.form" })
    expect(placeNow(chart, without, lost)).toEqual({ kind: "arrow", id: lost.id })
  })

  it("marks the state in which something happens that no line shows", () => {
    const inside = chart.arrows.find(({ to, actions }) => to.length === 0 && actions.length > 0) ?? expect.fail("none")
    const other = { ...chart, arrows: chart.arrows.filter(({ id }) => id !== inside.id) }
    expect(differenceMarks(chart, other, differenceOf(other, chart)).get(inside.from)).toBe("changed")
  })

  it("marks what holds a number that is another one now, unless it is new itself", () => {
    const marks = differenceMarks(chart, without, differenceOf(without, chart), [gone, "login.form.locked"])
    expect([marks.get("login.form.locked"), marks.get(gone)]).toEqual(["changed", "added"])
  })
})
