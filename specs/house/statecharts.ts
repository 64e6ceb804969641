import type { Chart, ChartArrow } from "#core/charts/chart.ts"

/** A row of a state's table in `specs/design/statecharts.md`: the state, and what leads out of it. */
export interface StateRow {
  readonly state: string
  readonly leads: string
}

/** The rows of a machine's table, in the order of its states; their meaning is written by hand. */
export const stateRowsOf = (chart: Chart): ReadonlyArray<StateRow> =>
  chart.states.slice(1).map(({ id, type }) => ({
    state: `\`${shortOf(chart, id)}\`${type === "final" ? " (final)" : ""}`,
    leads: leadsOf(chart, id)
  }))

/** What leads out of a state: triggers with the states they may lead to; `–` if nothing does. */
export const leadsOf = (chart: Chart, from: string): string => {
  const leads = new Map<string, Set<string>>()
  for (const arrow of chart.arrows) {
    if (arrow.from !== from) continue
    for (const to of arrow.to) {
      if (to === from) continue
      const targets = leads.get(triggerOf(arrow)) ?? new Set()
      leads.set(triggerOf(arrow), targets.add(`\`${shortOf(chart, to)}\``))
    }
  }
  return [...leads].map(([trigger, targets]) => `${trigger} → ${[...targets].join(", ")}`).join("; ") || "–"
}

/** The tables of a document by machine, each with the file it names, its line about every state, and its rows. */
export const tablesIn = (
  text: string
): ReadonlyMap<string, { readonly file: string; readonly rows: ReadonlyArray<StateRow> }> =>
  new Map(
    text
      .split(/^### /m)
      .slice(1)
      .flatMap((part) => {
        const [, id, file] = /^`([\w-]+)`\n\n`([^`]+)`\n/.exec(part) ?? []
        return id === undefined || file === undefined ? [] : [[id, { file, rows: rowsIn(part) }] as const]
      })
  )

const rowsIn = (part: string): ReadonlyArray<StateRow> => {
  const table = /^\| state \|.*\n\|[-|]+\|\n((?:\|.*\n?)+)/m.exec(part)?.[1] ?? ""
  const anywhere = /^In any state: (.*)\.$/m.exec(part)?.[1]
  return [
    ...(anywhere === undefined ? [] : [{ state: "any", leads: anywhere }]),
    ...table.split("\n").flatMap((line) => {
      const [, state, meaning, leads] = line.split(" | ").length === 3 ? ["", ...cellsOf(line)] : []
      return state && meaning && leads ? [{ state, leads }] : []
    })
  ]
}

const cellsOf = (line: string): ReadonlyArray<string> => line.replace(/^\| | \|$/g, "").split(" | ")

const shortOf = ({ id }: Chart, state: string): string => state.slice(id.length + 1)

const triggerOf = ({ kind, event }: ChartArrow): string => {
  switch (kind) {
    case "event":
      return `\`${event}\``
    case "delay":
      return `after \`${event}\``
    case "done":
      return event === "" ? "inner end" : `\`${event}\` done`
    case "error":
      return `\`${event}\` refused`
    case "always":
      return "at once"
  }
}
