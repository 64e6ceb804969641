import { type Chart, type ChartArrow, type ChartState, isIgnored } from "../chart.ts"
import type { ChartTexts } from "../chart-text.ts"
import { labelOf } from "../label.rule.ts"

/** A chart as Mermaid's stateDiagram-v2, in the words given. Arrows without a target are notes of their state. */
export const mermaidOf = (chart: Chart, chartTexts: ChartTexts): string => {
  const root = chart.states.find(({ parent }) => parent === undefined)
  return [
    "---",
    `title: ${quoted(chartTexts.title)}`,
    "---",
    "stateDiagram-v2",
    ...(root ? outermost(chart, chartTexts, root) : []),
    ...chart.arrows.flatMap((arrow) => drawn(chartTexts, arrow)),
    ...chart.states.flatMap((state) => noted(chart, chartTexts, state)),
    ""
  ].join("\n")
}

/** The states of the root; regions side by side stand in a state of its name, for only there may they be separated. */
const outermost = (chart: Chart, chartTexts: ChartTexts, root: ChartState): ReadonlyArray<string> => {
  const ownArrows = chart.arrows.some((arrow) => [arrow.from, ...arrow.to].includes(root.id))
  return root.type === "parallel" || ownArrows
    ? stateOf(chart, chartTexts, root, "  ")
    : bodyOf(chart, chartTexts, root, "  ")
}

const bodyOf = (chart: Chart, chartTexts: ChartTexts, outer: ChartState, indent: string): ReadonlyArray<string> => {
  const inner = chart.states.filter(({ parent }) => parent === outer.id)
  return inner.flatMap((state, at) => [
    ...(outer.type === "parallel" && at > 0 ? [`${indent}--`] : []),
    ...(state.initial ? [`${indent}[*] --> ${idOf(state.id)}`] : []),
    ...stateOf(chart, chartTexts, state, indent),
    ...(state.type === "final" ? [`${indent}${idOf(state.id)} --> [*]`] : [])
  ])
}

const stateOf = (chart: Chart, chartTexts: ChartTexts, state: ChartState, indent: string): ReadonlyArray<string> => {
  const head = `${indent}state ${quoted(chartTexts.states[state.id]?.name ?? state.key)} as ${idOf(state.id)}`
  const body = bodyOf(chart, chartTexts, state, `${indent}  `)
  return body.length === 0 ? [head] : [`${head} {`, ...body, `${indent}}`]
}

const drawn = (chartTexts: ChartTexts, arrow: ChartArrow): ReadonlyArray<string> =>
  arrow.to.map((to) => {
    const label = plain(labelOf(chartTexts, arrow))
    return `  ${idOf(arrow.from)} --> ${idOf(to)}${label === "" ? "" : `: ${label}`}`
  })

const noted = (chart: Chart, chartTexts: ChartTexts, { id }: ChartState): ReadonlyArray<string> => {
  const lines = chart.arrows
    .filter((arrow) => arrow.from === id && arrow.to.length === 0 && !isIgnored(arrow))
    .map((arrow) => `    ${plain(labelOf(chartTexts, arrow))}`)
  return lines.length === 0 ? [] : [`  note right of ${idOf(id)}`, ...lines, "  end note"]
}

const idOf = (id: string): string => id.replace(/[^\w]/g, "_")
const quoted = (text: string): string => `"${text.replaceAll('"', "'")}"`
/** Colons and semicolons end a label. */
const plain = (text: string): string => text.replaceAll(":", " -").replaceAll(";", ",")
