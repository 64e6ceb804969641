import type { Heat } from "#core/charts/recording/heat.ts"
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
export const outcomesBeside = (before: Outcomes, after: Outcomes): ReadonlyArray<string> => {
  const all = [...new Set([...before.keys(), ...after.keys()])].toSorted()
  const cell = (outcomes: Outcomes, outcome: string): string =>
    `${String(outcomes.get(outcome) ?? 0).padStart(6)} ${percent(outcomes.get(outcome) ?? 0, sumOf(outcomes)).padStart(7)}`
  return all.map((outcome) => {
    const change = (after.get(outcome) ?? 0) - (before.get(outcome) ?? 0)
    return `  ${cell(before, outcome)}   ${cell(after, outcome)}   ${`${change > 0 ? "+" : ""}${change}`.padStart(6)}  ${outcome}`
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
