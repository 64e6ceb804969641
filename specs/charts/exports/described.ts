import { expect } from "vitest"
import { chartOf } from "#core/charts/chart.rule.ts"
import type { ChartTexts } from "#core/charts/chart-text.ts"
import { machines } from "#core/charts/machines.ts"

/** Words with every character that is special in one of the formats. */
export const describedBy = (machine: string): ChartTexts => {
  const chart = chartOf(machines.get(machine) ?? expect.unreachable(machine))
  return {
    title: `"${machine}": one, two`,
    purpose: "",
    states: Object.fromEntries(
      chart.states.map(({ id }) => [id, { name: `=${id}; "so"`, entry: [], exit: [], actors: [] }])
    ),
    arrows: Object.fromEntries(
      chart.arrows.map(({ id, event, actions, raises }) => [id, { event, guard: "5, or: less", actions, raises }])
    ),
    invariants: {},
    rules: []
  }
}
