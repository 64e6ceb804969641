import DOMPurify from "dompurify"
import mermaid from "mermaid"
import { describe, expect, it } from "vitest"
import { textsOf } from "#adapters/charts/texts.ts"
import { chartOf } from "#core/charts/chart.rule.ts"
import { type Chart, isIgnored } from "#core/charts/chart.ts"
import { tongues } from "#core/charts/chart-text.ts"
import { mermaidOf } from "#core/charts/exports/mermaid.rule.ts"
import { machines } from "#core/charts/machines.ts"
import { rules } from "#core/charts/rules.ts"
import { describedBy } from "./described.ts"
import { door, doorTexts } from "./some-door.ts"

const isFull = process.env["SCALE"] === "full"

const isRootDrawn = ({ states: [root], arrows }: Chart): boolean =>
  root?.type === "parallel" || arrows.some(({ from, to }) => [from, ...to].includes(root?.id ?? ""))

describe.each([...machines.keys()])("%s", (id) => {
  const chart = chartOf(machines.get(id) ?? expect.unreachable(id))

  const exported = describedBy(id)

  it("is Mermaid with every state, and every arrow drawn or noted", () => {
    const lines = mermaidOf(chart, exported).split("\n")
    const states = lines.filter((line) => /^\s*state ".*" as \w+(?: \{)?$/.test(line))
    // The root is drawn if its regions stand side by side or arrows begin or end at it.
    expect(states.length).toBe(chart.states.length - (isRootDrawn(chart) ? 0 : 1))
    const drawn = lines.filter((line) => /^ {2}\w+ --> \w+(?:: |$)/.test(line))
    expect(drawn.length).toBe(chart.arrows.flatMap(({ to }) => to).length)
    for (const line of drawn) expect(line.split(":").length).toBeLessThanOrEqual(2)
    const noted = lines.filter((line) => /^ {4}\S/.test(line) && !/^\s*(?:state |\[\*\]|\w+ -->|--$|\})/.test(line))
    expect(noted.length).toBe(chart.arrows.filter((arrow) => arrow.to.length === 0 && !isIgnored(arrow)).length)
    const opened = lines.filter((line) => line.endsWith("{")).length
    expect(lines.filter((line) => line.trim() === "}").length).toBe(opened)
  })
})

describe("Mermaid's own parser", () => {
  it("reads the diagram of every machine, at full scale in every tongue", async () => {
    // It cleans labels for a page; there is none here.
    Object.assign(DOMPurify, { addHook: () => {}, sanitize: (text: string) => text })
    for (const [id, machine] of machines) {
      const chart = chartOf(machine)
      const { chartTexts } = textsOf(
        chart,
        rules.filter((rule) => rule.machine === id)
      )
      for (const tongue of isFull ? tongues : tongues.slice(0, 1))
        expect(await mermaid.parse(mermaidOf(chart, chartTexts[tongue])), `${id} ${tongue}`).toMatchObject({
          diagramType: "stateDiagram"
        })
    }
    await expect(mermaid.parse("stateDiagram-v2\n  }\n  --")).rejects.toThrow("Parse error")
  }, 60_000)
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
