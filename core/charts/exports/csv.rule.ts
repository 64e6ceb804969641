import type { Chart } from "../chart.ts"
import type { ChartTexts } from "../chart-text.ts"

const columns = ["id", "from", "kind", "event", "guard", "actions", "raises", "to", "source"] as const

/** Every arrow of a chart as a row of comma-separated values (RFC 4180), in the words given. */
export const csvOf = (chart: Chart, chartTexts: ChartTexts): string => {
  const name = (id: string): string => chartTexts.states[id]?.name ?? id
  const specOf = new Map(chart.states.map(({ id, spec }) => [id, spec ?? ""]))
  const rows = chart.arrows.map(({ id, from, to, kind }) => {
    const { event = "", guard = "", actions = [], raises = [] } = chartTexts.arrows[id] ?? {}
    const source = specOf.get(from) ?? ""
    return [id, name(from), kind, event, guard, actions.join(", "), raises.join(", "), to.map(name).join(", "), source]
  })
  return [columns, ...rows].map((row) => row.map(cell).join(",")).join("\r\n")
}

/** Guards a cell that begins like a formula: a spreadsheet would run it. */
const cell = (text: string): string => {
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
