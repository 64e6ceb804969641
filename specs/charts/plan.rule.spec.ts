import { describe, expect, it } from "vitest"
import { chartOf } from "#core/charts/chart.rule.ts"
import { machines } from "#core/charts/machines.ts"
import { groupBy, planOf } from "#core/charts/plan.rule.ts"

describe.each([...machines])("the plan of %s", (_id, machine) => {
  const chart = chartOf(machine)
  const plan = planOf(chart)

  it("knows every state by its parent and every arrow by both of its ends", () => {
    expect(plan.root.id).toBe(chart.id)
    for (const { id, parent } of chart.states) {
      expect(plan.state(id).id).toBe(id)
      if (parent !== undefined) expect(plan.inner(parent).map((state) => state.id)).toContain(id)
      const ancestors = plan.ancestors(id)
      expect(ancestors[0]).toBe(parent)
      expect(ancestors.every((outer) => plan.isInside(id, outer))).toBe(true)
      expect(plan.isInside(id, id)).toBe(false)
      expect(id === chart.id ? ancestors : ancestors.at(-1)).toEqual(id === chart.id ? [] : chart.id)
    }
    for (const arrow of chart.arrows) {
      expect(plan.arrow(arrow.id)).toBe(arrow)
      expect(plan.from(arrow.from)).toContain(arrow)
      for (const to of arrow.to) expect(plan.to(to)).toContain(arrow)
    }
    expect(chart.states.flatMap(({ id }) => plan.from(id))).toHaveLength(chart.arrows.length)
  })
})

describe("the plan of the log-in", () => {
  it("leads out of a locked form by what the states around it hear", () => {
    const machine = machines.get("login")
    const plan = planOf(chartOf(machine ?? expect.unreachable()))
    const outs = plan.inherited("login.form.locked").map(([outer, all]) => [outer, all.map(({ event }) => event)])
    expect(outs[0]?.[0]).toBe("login.form")
    expect(outs[0]?.[1]).toContain("login.sent")
    expect(outs[1]).toEqual(["login", ["password.reset"]])
  })
})

describe("a plan", () => {
  const [machine] = machines.values()
  const chart = chartOf(machine ?? expect.unreachable())

  it("is drawn once for each chart", () => {
    expect(planOf(chart)).toBe(planOf(chart))
    expect(planOf({ ...chart })).not.toBe(planOf(chart))
  })

  it("has no unknown state, and says which machine lacks it", () => {
    expect(() => planOf(chart).state("nowhere")).toThrow(`${chart.id} has no state nowhere`)
    expect([planOf(chart).inner("nowhere"), planOf(chart).arrow("nowhere")]).toEqual([[], undefined])
  })
})

describe("what belongs together", () => {
  it("stands in its order under each of its names", () => {
    const groups = groupBy(["ab", "a", "b", "ba", ""], (word) => [...word])
    expect([...groups]).toEqual([
      ["a", ["ab", "a", "ba"]],
      ["b", ["ab", "b", "ba"]]
    ])
  })
})
