import type { AnyStateMachine } from "xstate"
import { chartOf } from "#core/charts/chart.rule.ts"
import type { Chart } from "#core/charts/chart.ts"
import { rules } from "#core/charts/rules.ts"
import { type Texts, textsOf } from "./texts.ts"

/**
 * A machine's chart with everything it says.
 *
 * @param changed numbers that are not as the rules have them
 */
export const chartWithTexts = (
  machine: AnyStateMachine,
  changed: Readonly<Record<string, number>> = {}
): Texts & { readonly chart: Chart } => {
  const chart = chartOf(machine)
  const own = rules.flatMap((rule) =>
    rule.machine === chart.id ? [{ ...rule, value: changed[rule.name] ?? rule.value }] : []
  )
  return { chart, ...textsOf(chart, own) }
}
