import type { Chart } from "#core/charts/chart.ts"
import type { ChartTexts } from "#core/charts/chart-text.ts"
import { labelOf } from "#core/charts/label.rule.ts"
import { planOf } from "#core/charts/plan.rule.ts"
import type { ViewerWords } from "../settings.tsx"

type Words = Pick<ViewerWords, "details">

/** "Sending: send again is pressed [if …] → Waiting". */
export const arrowSentence = (chart: Chart, chartTexts: ChartTexts, id: string, { details }: Words): string => {
  const arrow = planOf(chart).arrow(id)
  if (arrow === undefined) return id
  const name = (state: string): string => chartTexts.states[state]?.name ?? state
  const { event = "", guard } = chartTexts.arrows[id] ?? {}
  const label = labelOf(
    { arrows: { [id]: { event, ...(guard !== undefined && { guard }), actions: [], raises: [] } } },
    arrow
  )
  const to = arrow.to.length === 0 ? details.stays : arrow.to.map(name).join(", ")
  return `${name(arrow.from)}: ${label === "" ? details.atOnce : label} → ${to}`
}
