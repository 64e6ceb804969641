import type { Chart } from "./chart.ts"
import type { Invariant } from "./exhibit.ts"
import { sourcesIn } from "./source.rule.ts"

/** Decisions that a product owner may still turn; the shop goes on as decided. Decisions 4.10. */
const open: ReadonlySet<string> = new Set(
  ["3", "4", "13", "20", "21", "24", "28", "29", "32", "34", "44", "45", "47", "56", "57", "58"].map(
    (one) => `D-${one}`
  )
)

/** Returns whether a decision is open: an assumption that is not confirmed yet. */
export const isOpenDecision = (name: string): boolean => open.has(name)

/** The decisions behind a state: those it was drawn by, and those of the invariants that name it. */
export const decisionsAt = (
  chart: Chart,
  invariants: ReadonlyArray<Invariant>,
  state: string
): ReadonlyArray<string> => {
  const spec = chart.states.find(({ id }) => id === state)?.spec ?? ""
  const sources = [spec, ...invariants.flatMap(({ about, source }) => (about.includes(state) ? [source] : []))]
  return [...new Set(sources.flatMap(sourcesIn).flatMap(({ kind, name }) => (kind === "decisions" ? [name] : [])))]
}
