import { describe, expect, it } from "vitest"
import { chartOf } from "#core/charts/chart.rule.ts"
import { isIgnored } from "#core/charts/chart.ts"
import { mermaidOf } from "#core/charts/exports/mermaid.rule.ts"
import { machines } from "#core/charts/machines.ts"
import { describedBy } from "./described.ts"
import { door, doorTexts } from "./some-door.ts"

describe.each([...machines.keys()])("%s", (id) => {
  const chart = chartOf(machines.get(id) ?? expect.unreachable(id))

  const exported = describedBy(id)

  it("is Mermaid with every state, and every arrow drawn or noted", () => {
    const lines = mermaidOf(chart, exported).split("\n")
    const states = lines.filter((line) => /^\s*state ".*" as \w+(?: \{)?$/.test(line))
    expect(states.length).toBe(chart.states.length - 1)
    const drawn = lines.filter((line) => /^ {2}\w+ --> \w+(?:: |$)/.test(line))
    expect(drawn.length).toBe(chart.arrows.flatMap(({ to }) => to).length)
    for (const line of drawn) expect(line.split(":").length).toBeLessThanOrEqual(2)
    const noted = lines.filter((line) => /^ {4}\S/.test(line) && !/^\s*(?:state |\[\*\]|\w+ -->|--$|\})/.test(line))
    expect(noted.length).toBe(chart.arrows.filter((arrow) => arrow.to.length === 0 && !isIgnored(arrow)).length)
    const opened = lines.filter((line) => line.endsWith("{")).length
    expect(lines.filter((line) => line.trim() === "}").length).toBe(opened)
  })
})

describe("the diagram of a door", () => {
  it("draws what leads somewhere, notes what happens inside, and leaves out what is ignored", () => {
    expect(mermaidOf(door, doorTexts).split("\n")).toEqual([
      "---",
      'title: "Pintu"',
      "---",
      "stateDiagram-v2",
      "  [*] --> door_shut",
      '  state "Tertutup" as door_shut',
      '  state "Terbuka" as door_open',
      '  state "Pergi" as door_gone',
      "  door_gone --> [*]",
      "  door_shut --> door_open: didorong [tidak dikunci] / berderit",
      "  door_open --> door_gone: pergi",
      "  door_open --> door_shut: 5 detik",
      "  note right of door_shut",
      "    diketuk / dengar",
      "  end note",
      ""
    ])
  })
})
