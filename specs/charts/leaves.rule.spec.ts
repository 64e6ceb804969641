import { describe, expect, it } from "vitest"
import { chartOf } from "#core/charts/chart.rule.ts"
import { leavesOf } from "#core/charts/leaves.rule.ts"
import { machines } from "#core/charts/machines.ts"
import { placeAt } from "#core/charts/place.rule.ts"

describe("the innermost states of a value", () => {
  it.each([
    ["editing", ["m.editing"]],
    ["#other.done", ["other.done"]],
    [{ form: "editing" }, ["m.form.editing"]],
    [{ active: { flow: "sending", resend: "ready" } }, ["m.active.flow.sending", "m.active.resend.ready"]],
    // A state without states inside, as XState writes it beside others.
    [{ flow: {}, notice: "hidden" }, ["m.flow", "m.notice.hidden"]],
    [undefined, ["m"]],
    [null, ["m"]]
  ])("%j are %j", (value, leaves) => expect(leavesOf(value, "m")).toEqual(leaves))

  it.each([...machines])("are where %s begins", (_id, machine) => {
    const chart = chartOf(machine)
    const begun = (id: string): unknown => {
      const inner = chart.states.filter(({ parent }) => parent === id)
      const { type } = chart.states.find((state) => state.id === id) ?? { type: "atomic" }
      const some = type === "parallel" ? inner : inner.filter(({ initial }) => initial)
      return some.length === 0 ? {} : Object.fromEntries(some.map((state) => [state.key, begun(state.id)]))
    }
    const leaves = leavesOf(begun(chart.id), chart.id)
    const known = new Set(chart.states.map(({ id }) => id))
    expect(leaves.filter((id) => !known.has(id))).toEqual([])
    for (const id of leaves) expect(placeAt(chart, begun(chart.id)).active).toContain(id)
  })
})
