import { parse } from "csv-parse/sync"
import { SaxesParser } from "saxes"
import { describe, expect, it } from "vitest"
import { chartOf } from "#core/charts/chart.rule.ts"
import { isIgnored } from "#core/charts/chart.ts"
import type { ChartTexts } from "#core/charts/chart-text.ts"
import { csvOf } from "#core/charts/exports/csv.rule.ts"
import { mermaidOf } from "#core/charts/exports/mermaid.rule.ts"
import { scxmlOf } from "#core/charts/exports/scxml.rule.ts"
import { labelOf } from "#core/charts/label.rule.ts"
import { machines } from "#core/charts/machines.ts"

/** Words with every character that is special in one of the formats. */
const describedBy = (machine: string): ChartTexts => {
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

interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
}

const elementsIn = (xml: string): ReadonlyArray<Element> => {
  const elements: Array<Element> = []
  const parser = new SaxesParser()
  parser.on("error", (error) => {
    throw error
  })
  parser.on("opentag", ({ name, attributes }) => elements.push({ name, attributes: { ...attributes } }))
  parser.write(xml).close()
  return elements
}

describe.each([...machines.keys()])("%s", (id) => {
  const machine = machines.get(id)
  const chart = chartOf(machine ?? expect.unreachable(id))
  const exported = describedBy(id)

  it("is a table of all its arrows that a spreadsheet reads and does not run", () => {
    const rows: ReadonlyArray<Readonly<Record<string, string>>> = parse(csvOf(chart, exported), { columns: true })
    expect(rows.map((row) => row["id"])).toEqual(chart.arrows.map((arrow) => arrow.id))
    for (const row of rows) {
      expect(row["guard"]).toBe("5, or: less")
      expect(Object.values(row).filter((cell) => /^[=+\-@]/.test(cell))).toEqual([])
    }
  })

  it("tells itself nothing of XState's own", () => expect(JSON.stringify(chart)).not.toContain('"xstate.'))

  it("is SCXML with every state, and every arrow to where it leads", () => {
    const elements = elementsIn(scxmlOf(chart))
    const ids = elements.flatMap(({ name, attributes }) =>
      ["state", "parallel", "final", "history"].includes(name) ? [attributes["id"]] : []
    )
    const [root] = chart.states
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((one) => one !== root?.id)).toEqual(chart.states.slice(1).map((state) => state.id))
    const transitions = elements.filter(({ name }) => name === "transition")
    const final = new Set(chart.states.flatMap((state) => (state.type === "final" ? [state.id] : [])))
    expect(transitions.length).toBe(chart.arrows.filter(({ from }) => !final.has(from)).length)
    const targets = transitions.flatMap(({ attributes }) => attributes["target"]?.split(" ") ?? [])
    const begins = elements.flatMap(({ attributes }) => attributes["initial"] ?? [])
    expect([...targets, ...begins].filter((target) => !ids.includes(target))).toEqual([])
    // What comes after a while is sent to itself on entering, and called off on leaving.
    const sent = elements.flatMap(({ name, attributes }) => (name === "send" ? [attributes["event"]] : []))
    const awaited = transitions.flatMap(({ attributes }) =>
      attributes["event"]?.startsWith("after.") ? [attributes["event"]] : []
    )
    expect(new Set(sent)).toEqual(new Set(awaited))
  })

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

describe("an arrow in one line", () => {
  it("says event, guard and what is done, as far as there is any", () => {
    const arrows = {
      a: { event: "code.typed", guard: "isComplete", actions: ["keep"], raises: ["code.sent"] },
      b: { event: "", actions: [], raises: [] }
    }
    expect(labelOf({ arrows }, { id: "a" })).toBe("code.typed [isComplete] / keep, → code.sent")
    expect(labelOf({ arrows }, { id: "b" })).toBe("")
  })
})
