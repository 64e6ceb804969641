import type { Chart } from "../chart.ts"
import type { ChartTexts } from "../chart-text.ts"
import { fillIn } from "../words.ts"

/**
 * Returns how a session ended in words: those of the machine, "#" standing for a number, else the name of the state in which it
 * ended.
 */
export const outcomeText = (
  outcome: string,
  own: Readonly<Record<string, string>>,
  chart: Chart,
  { states }: Pick<ChartTexts, "states">
): string => {
  const [count = ""] = /\d+/.exec(outcome) ?? []
  const said = own[outcome.replace(/\d+/g, "#")]
  if (said !== undefined) return fillIn(said, { count })
  const state = chart.states.find(({ key }) => key === outcome)
  return (state && states[state.id]?.name) ?? outcome
}
