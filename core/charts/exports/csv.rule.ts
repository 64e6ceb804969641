import type { Chart } from "../chart.ts"
import type { ChartTexts } from "../chart-text.ts"
import { planOf } from "../plan.rule.ts"

const columns = ["id", "from", "kind", "event", "guard", "actions", "raises", "to", "source"] as const

/** Every arrow of a chart as a row of comma-separated values (RFC 4180), in the words given. */
export const csvOf = (chart: Chart, chartTexts: ChartTexts): string => {
  const name = (id: string): string => chartTexts.states[id]?.name ?? id
  const plan = planOf(chart)
  /** A state without a source of its own was drawn by that of the state around it. */
  const sourceOf = (id: string): string =>
    [id, ...plan.ancestors(id)].map((one) => plan.state(one).spec).find((spec) => spec !== undefined) ?? ""
  const rows = chart.arrows.map(({ id, from, to, kind }) => {
    const { event = "", guard = "", actions = [], raises = [] } = chartTexts.arrows[id] ?? {}
    const done = [actions.join(", "), raises.join(", "), to.map(name).join(", ")]
    return [id, name(from), kind, event, guard, ...done, sourceOf(from)]
  })
  return [columns, ...rows].map((row) => row.map(cell).join(",")).join("\r\n")
}

/** Guards a cell that begins like a formula: a spreadsheet would run it. */
const cell = (text: string): string => {
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
