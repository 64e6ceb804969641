import type { AnyStateMachine } from "xstate"
import { chartOf } from "#core/charts/chart.rule.ts"
import type { Chart } from "#core/charts/chart.ts"
import { rules } from "#core/rules.ts"
import { type Texts, textsOf } from "./texts.ts"

/** A machine's chart with everything it says. */
export const shown = (machine: AnyStateMachine): Texts & { readonly chart: Chart } => {
  const chart = chartOf(machine)
  return {
    chart,
    ...textsOf(
      chart,
      rules.filter((rule) => rule.machine === chart.id)
    )
  }
}
