import { describe, expect, it } from "vitest"
import stories from "#adapters/sandbox/stories.json" with { type: "json" }
import { arrowsFrom, statesOf } from "#core/charts/arrow.rule.ts"
import { chartOf } from "#core/charts/chart.rule.ts"
import { machines } from "#core/charts/machines.ts"
import { placeAt } from "#core/charts/place.rule.ts"
import { storyIn } from "#core/charts/story.ts"

const all = stories.stories.map((story) => [story.states.join(", "), story] as const)

describe("the stories that lead into the running shop", () => {
  it.each(all)("%s: every machine, state and event of it is there", (_, sent) => {
    const story = storyIn(sent)
    if (story === undefined) throw new Error("no story")
    for (const state of sent.states) expect(machineOf(state).states).toContain(state)
    for (const step of story.steps) {
      if (!("machine" in step)) continue
      const { chart, events } = machineOf(step.machine)
      expect(events, step.machine).toContain(step.event)
      expect(placeAt(chart, step.state).active.length, JSON.stringify(step.state)).toBeGreaterThan(1)
    }
  })
})

const machineOf = (id: string) => {
  const machine = machines.get(id.split(".")[0] ?? "")
  if (machine === undefined) throw new Error(`no machine ${id}`)
  const chart = chartOf(machine)
  return {
    chart,
    states: chart.states.map((state) => state.id),
    events: statesOf(machine)
      .flatMap(arrowsFrom)
      .map(({ eventType }) => eventType)
  }
}
