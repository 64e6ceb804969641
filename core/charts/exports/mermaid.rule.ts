import { type Chart, type ChartArrow, type ChartState, isIgnored } from "../chart.ts"
import type { Told } from "../chart-text.ts"
import { labelOf } from "../label.rule.ts"

/** A chart as Mermaid's stateDiagram-v2, in the words given. Arrows that lead nowhere stand as notes of their state. */
export const mermaidOf = (chart: Chart, told: Told): string => {
  const root = chart.states.find(({ parent }) => parent === undefined)
  return [
    "---",
    `title: ${quoted(told.title)}`,
    "---",
    "stateDiagram-v2",
    ...(root ? bodyOf(chart, told, root, "  ") : []),
    ...chart.arrows.flatMap((arrow) => drawn(told, arrow)),
    ...chart.states.flatMap((state) => noted(chart, told, state)),
    ""
  ].join("\n")
}

const bodyOf = (chart: Chart, told: Told, around: ChartState, indent: string): ReadonlyArray<string> => {
  const inner = chart.states.filter(({ parent }) => parent === around.id)
  return inner.flatMap((state, at) => [
    ...(around.type === "parallel" && at > 0 ? [`${indent}--`] : []),
    ...(state.initial ? [`${indent}[*] --> ${idOf(state.id)}`] : []),
    ...stateOf(chart, told, state, indent),
    ...(state.type === "final" ? [`${indent}${idOf(state.id)} --> [*]`] : [])
  ])
}

const stateOf = (chart: Chart, told: Told, state: ChartState, indent: string): ReadonlyArray<string> => {
  const head = `${indent}state ${quoted(told.states[state.id]?.name ?? state.key)} as ${idOf(state.id)}`
  const body = bodyOf(chart, told, state, `${indent}  `)
  return body.length === 0 ? [head] : [`${head} {`, ...body, `${indent}}`]
}

const drawn = (told: Told, arrow: ChartArrow): ReadonlyArray<string> =>
  arrow.to.map((to) => {
    const label = plain(labelOf(told, arrow))
    return `  ${idOf(arrow.from)} --> ${idOf(to)}${label === "" ? "" : `: ${label}`}`
  })

const noted = (chart: Chart, told: Told, { id }: ChartState): ReadonlyArray<string> => {
  const lines = chart.arrows
    .filter((arrow) => arrow.from === id && arrow.to.length === 0 && !isIgnored(arrow))
    .map((arrow) => `    ${plain(labelOf(told, arrow))}`)
  return lines.length === 0 ? [] : [`  note right of ${idOf(id)}`, ...lines, "  end note"]
}

const idOf = (id: string): string => id.replace(/[^\w]/g, "_")
const quoted = (text: string): string => `"${text.replaceAll('"', "'")}"`
/** Colons and semicolons end a label. */
const plain = (text: string): string => text.replaceAll(":", " -").replaceAll(";", ",")
