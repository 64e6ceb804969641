import type { Heat } from "#core/charts/recording/heat.ts"
import { outcomesBeside } from "#core/charts/trial/trial.rule.ts"
import type { Coverage } from "./coverage.ts"

type Outcomes = ReadonlyMap<string, number>

const sumOf = (outcomes: Outcomes): number => [...outcomes.values()].reduce((sum, times) => sum + times, 0)
const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`

/** How sessions ended, the most frequent end first. */
export const formatOutcomes = (outcomes: Outcomes): ReadonlyArray<string> =>
  [...outcomes]
    .toSorted(([one, often], [other, seldom]) => seldom - often || one.localeCompare(other))
    .map(
      ([outcome, times]) => `  ${String(times).padStart(6)}  ${percent(times, sumOf(outcomes)).padStart(7)}  ${outcome}`
    )

/** Two sets of ends beside each other. */
export const formatBeside = (before: Outcomes, after: Outcomes): ReadonlyArray<string> => {
  const cell = (times: number, whole: number): string =>
    `${String(times).padStart(6)} ${percent(times, whole).padStart(7)}`
  const [sessions, others] = [sumOf(before), sumOf(after)]
  return outcomesBeside(before, after).map((row) => {
    const change = row.after - row.before
    return `  ${cell(row.before, sessions)}   ${cell(row.after, others)}   ${`${change > 0 ? "+" : ""}${change}`.padStart(6)}  ${row.outcome}`
  })
}

/** How often each arrow was taken, for the gallery to draw. */
export const heatOf = (machine: string, sessions: number, coverage: Coverage): Heat => ({
  v: 1,
  machine,
  sessions,
  arrows: Object.fromEntries(coverage.arrows().map(({ name, taken }) => [name, taken]))
})

/** How often each arrow was taken; cold ones with the reason, if one is known. */
export const formatCoverage = (coverage: Coverage, reasons: Readonly<Record<string, string>>) => {
  const arrows = coverage.arrows()
  const cold = arrows.filter(({ taken }) => taken === 0).map(({ name }) => name)
  const share = (arrows.length - cold.length) / Math.max(1, arrows.length)
  return {
    share,
    cold,
    line: `${coverage.states.size} states; ${arrows.length - cold.length} of ${arrows.length} arrows taken (${percent(
      arrows.length - cold.length,
      arrows.length
    )})${cold.map((name) => `\n  cold: ${name}${reasons[name] === undefined ? "" : ` (${reasons[name]})`}`).join("")}`,
    table: arrows.map(({ name, taken }) => `  ${String(taken).padStart(7)}  ${name}`)
  }
}
